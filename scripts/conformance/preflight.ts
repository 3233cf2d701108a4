/** Conditions of a run: the API responds, and the accounts sign in. */
import { endpoints } from '@/contract/endpoints';
import type { CheckContext } from './checkContext';
import { CannotRun, Missing } from './outcome';
import { describe, hasEnvelope, isSuccess, subCodeOf } from './reply';
import type { Credentials } from './settings';
import { specifiedCalls } from './specifiedCalls';

/** GET calls of the specification. Even an incomplete server responds to one of them. */
const reads = specifiedCalls.filter((name) => endpoints[name].startsWith('GET '));

/** Throws CannotRun unless the API, the accounts and the outbox can be used. */
export async function assertUsable(ctx: CheckContext): Promise<void> {
  const { account, secondAccount, companyAccount, outbox } = ctx.settings;
  await assertReachable(ctx);
  for (const who of [account, secondAccount, companyAccount]) {
    if (who) await assertSignsIn(ctx, who);
  }
  if (outbox) await ctx.readOutbox();
}

async function assertReachable(ctx: CheckContext): Promise<void> {
  const { origin, basePath } = ctx.settings;
  const visitor = ctx.visitor();
  const replies: string[] = [];
  for (const name of reads) {
    try {
      const reply = await visitor.call(name);
      if (hasEnvelope(reply)) return;
      replies.push(describe(reply));
    } catch (error) {
      if (!(error instanceof Missing)) throw toCannotRun(`${origin}${basePath} does not respond`, error);
      replies.push(error.reply);
    }
  }
  throw new CannotRun(`${origin}${basePath} is no server of this contract: ${replies[0]}.`);
}

/** Throws CannotRun if the account cannot sign in, or has a pending guide; not if an endpoint for that is missing. */
async function assertSignsIn(ctx: CheckContext, who: Credentials): Promise<void> {
  const visitor = ctx.visitor();
  try {
    const reply = await ctx.signIn(visitor, who);
    if (!isSuccess(reply)) throw new CannotRun(`${who.account} could not sign in: ${subCodeOf(reply)}.`);
    const detail = await visitor.call('accountDetail');
    if (detail.status === 403) {
      throw new CannotRun(`${who.account} has a pending guide after signing in: ${describe(detail)}.`);
    }
    await visitor.call('logout');
  } catch (error) {
    if (!(error instanceof Missing)) throw toCannotRun(`${who.account} could not sign in`, error);
  }
}

/** Returns the error as the reason why the run cannot start. */
const toCannotRun = (what: string, error: unknown): CannotRun =>
  error instanceof CannotRun ? error : new CannotRun(`${what}: ${(error as Error).message}.`);
