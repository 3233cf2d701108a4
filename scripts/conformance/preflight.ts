/** Conditions of a run: the API responds, and the account signs in. */
import type { EndpointName } from '@/contract';
import { endpoints } from '@/contract/endpoints';
import type { CheckContext } from './checkContext';
import { describe, readEnvelope, toServer, Visitor } from './client';
import { nameSubCode } from './codeNames';
import { readOutbox } from './outbox';
import { CannotRun, Finding, Missing, NotRun } from './outcome';
import { specifiedCalls } from './specifiedCalls';

/** GET calls of the specification. Even an incomplete server responds to one of them. */
const reads = specifiedCalls.filter((name) => endpoints[name].startsWith('GET '));

/** Returns the first read with a response of the API, else a description of the first response. */
async function findApi(visitor: Visitor): Promise<{ read?: EndpointName; reply: string }> {
  const replies: string[] = [];
  for (const read of reads) {
    try {
      const reply = await visitor.call(read);
      if (typeof reply.json === 'object' && reply.json !== null && 'code' in reply.json) {
        return { read, reply: describe(reply) };
      }
      replies.push(describe(reply));
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      replies.push(error.reply);
    }
  }
  return { reply: replies[0] ?? '' };
}

/** Throws CannotRun if /anonApi is not the API; the message has the address at which it was found, if any. */
export async function assertReachable(ctx: CheckContext): Promise<void> {
  const { origin, basePath, pages, timeout, rate } = ctx.settings;
  const apiAddress = `${origin}${basePath}`;
  const { read: foundRead, reply } = await findApi(ctx.visitor()).catch((error: Error) => {
    throw error instanceof CannotRun
      ? error
      : new CannotRun(`${apiAddress} does not respond: ${error.message}.`);
  });
  if (foundRead) return;
  const otherBases = [pages, ''].filter((base) => base !== basePath);
  for (const base of otherBases) {
    const visitor = new Visitor(toServer({ origin, basePath: base, timeout, rate }));
    const { read } = await findApi(visitor).catch(() => ({ read: undefined }));
    if (!read) continue;
    const [, path] = endpoints[read].split(' ');
    throw new CannotRun(
      `The API is at ${origin}${base}${path}, not at ${apiAddress}${path}. ` +
        'The pages call the API at the origin, without a base path; ' +
        `to check it there, add --base-path ${base || '/'}.`,
    );
  }
  throw new CannotRun(`${apiAddress} is no server of this contract: ${reply}.`);
}

/** Throws CannotRun if the outbox of the options returns no messages. */
export async function assertOutbox({ settings: { outbox, timeout } }: CheckContext): Promise<void> {
  if (outbox) await readOutbox(outbox, timeout);
}

/** Throws CannotRun if the account cannot sign in, or has a pending guide; not if an endpoint for that is missing. */
export async function assertSignsIn(ctx: CheckContext): Promise<void> {
  const { account, secondAccount, companyAccount } = ctx.settings;
  for (const who of [account, secondAccount, companyAccount]) {
    if (!who) continue;
    const visitor = ctx.visitor();
    try {
      const reply = await ctx.signIn(visitor, who);
      const { code, subCode } = readEnvelope(reply);
      if (code !== 20000) {
        throw new CannotRun(`${who.account} could not sign in: ${nameSubCode(subCode)}.`);
      }
      const detail = await visitor.call('accountDetail');
      if (detail.status === 403) {
        throw new CannotRun(`${who.account} has a pending guide after signing in: ${describe(detail)}.`);
      }
      await visitor.call('logout');
    } catch (error) {
      if (error instanceof Missing) continue;
      if (error instanceof Finding || error instanceof NotRun) {
        throw new CannotRun(`${who.account} could not sign in: ${error.message}.`);
      }
      throw error;
    }
  }
}
