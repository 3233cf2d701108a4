/** Undoes the changes of a run at its end, whatever the result of its checks. */
import type { EndpointName } from '@/contract';
import type { CheckContext } from './checkContext';
import { isSilent } from './client';
import { dataOf } from './expect';
import { restoreSecondPassword } from './secondAccount';

/**
 * Deletes the remaining addresses, withdraws the grants, ends kept sessions, and restores the setting and the password.
 * Returns a message for each failure.
 */
export async function cleanUp(ctx: CheckContext): Promise<string[]> {
  const left: string[] = [];
  const { server } = ctx;
  if (server.stopped) {
    server.stopped = false;
    // A check may have been stopped between a wrong password and the right one.
    if (ctx.settings.account) await ctx.freshMember().catch(() => undefined);
  }
  const takeBack = async (name: EndpointName & ('deleteAddress' | 'withdrawGrant'), ids: Set<string>) => {
    for (const id of ids) {
      if (left.length > 0 && isSilent(server)) {
        left.push(`${name} ${id}`);
        continue;
      }
      try {
        // A session of its own: the checks may have ended theirs.
        const visitor = await ctx.freshMember();
        dataOf(name, await visitor.call(name, { params: { id }, body: {} }));
        ids.delete(id);
      } catch {
        left.push(`${name} ${id}`);
      }
    }
  };
  await takeBack('deleteAddress', ctx.addressIds);
  await takeBack('withdrawGrant', ctx.grantedClientIds);
  if (ctx.originalTodo !== null && !(await restoreSetting(ctx, ctx.originalTodo)))
    left.push('changeNotificationSettings todo');
  await signOutKeptVisitors(ctx).catch(() => left.push('logout of a session that is kept for 30 days'));
  await restoreSecondPassword(ctx).catch(() => {
    const made = ctx.secondPasswords.filter((one) => one !== ctx.settings.secondAccount?.password);
    left.push(`changePassword of the second account, whose password may be "${made.join('" or "')}"`);
  });
  return left;
}

/** Signs out the browsers in which the run has chosen to stay signed in. */
export async function signOutKeptVisitors({ keptVisitors }: CheckContext): Promise<void> {
  for (const visitor of keptVisitors) {
    dataOf('logout', await visitor.call('logout'));
    keptVisitors.delete(visitor);
  }
}

async function restoreSetting(ctx: CheckContext, todo: boolean): Promise<boolean> {
  try {
    const visitor = await ctx.freshMember();
    const sent = { body: { todo } };
    dataOf('changeNotificationSettings', await visitor.call('changeNotificationSettings', sent));
    return true;
  } catch {
    return false;
  }
}
