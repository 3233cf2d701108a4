/** Undoes the changes of a run at its end, whatever the result of its checks. */
import type { EndpointName } from '@/contract';
import type { CheckContext } from './checkContext';
import { isSilent, type Visitor } from './client';
import { readData } from './expect';
import { restoreSecondPassword } from './secondAccount';

/**
 * Deletes the remaining addresses, withdraws the grants, ends kept sessions, and restores the notification setting `todo`
 * and the second account's password. Returns a message for each failure.
 */
export async function cleanUp(ctx: CheckContext): Promise<string[]> {
  const failures: string[] = [];
  const { server } = ctx;
  if (server.stopped) {
    // Allow requests again, for the clean-up.
    server.stopped = false;
    // A check may have been stopped after a wrong password. A sign-in resets the count of failures.
    if (ctx.settings.account) await ctx.freshMember().catch(() => undefined);
  }
  const removeAll = async (name: EndpointName & ('deleteAddress' | 'withdrawGrant'), ids: Set<string>) => {
    for (const id of ids) {
      // Give up on a silent server, but only after one request.
      if (failures.length > 0 && isSilent(server)) {
        failures.push(`${name} ${id}`);
        continue;
      }
      try {
        // A new session, because the checks may have ended the cached one.
        const visitor = await ctx.freshMember();
        readData(name, await visitor.call(name, { params: { id }, body: {} }));
        ids.delete(id);
      } catch {
        failures.push(`${name} ${id}`);
      }
    }
  };
  await removeAll('deleteAddress', ctx.addressIds);
  await removeAll('withdrawGrant', ctx.grantedClientIds);
  if (ctx.originalTodo !== null && !(await restoreSetting(ctx, ctx.originalTodo)))
    failures.push('changeNotificationSettings todo');
  for (const _ of await signOutKeptVisitors(ctx))
    failures.push('logout of a session that is kept for 30 days');
  await restoreSecondPassword(ctx).catch(() => {
    const passwords = ctx.secondPasswords.filter(
      (password) => password !== ctx.settings.secondAccount?.password,
    );
    failures.push(
      `changePassword of the second account, whose password may be "${passwords.join('" or "')}"`,
    );
  });
  return failures;
}

/** Signs out the browsers in which the run has chosen to stay signed in. Returns those that are still signed in. */
export async function signOutKeptVisitors({ keptVisitors }: CheckContext): Promise<Visitor[]> {
  for (const visitor of keptVisitors) {
    try {
      readData('logout', await visitor.call('logout'));
      keptVisitors.delete(visitor);
    } catch {
      // It stays in the list.
    }
  }
  return [...keptVisitors];
}

async function restoreSetting(ctx: CheckContext, todo: boolean): Promise<boolean> {
  try {
    const visitor = await ctx.freshMember();
    const sent = { body: { todo } };
    readData('changeNotificationSettings', await visitor.call('changeNotificationSettings', sent));
    return true;
  } catch {
    return false;
  }
}
