/** Conditions of a run: the API responds, and the account signs in. */
import { endpoints } from '@/contract/endpoints';
import { describe, envelopeOf, type Reply, Visitor } from './client';
import type { Kit } from './kit';
import { readOutbox } from './outbox';
import { CannotRun, Finding } from './outcome';
import { nameSubCode } from './words';

const isApi = ({ json }: Reply) => typeof json === 'object' && json !== null && 'code' in json;

/** Throws CannotRun where /anonApi isn't the API, and says where it seems to be. */
export async function assertReachable(kit: Kit): Promise<void> {
  const { origin, basePath, pages } = kit.settings;
  const where = `${origin}${basePath}`;
  const reply = await attempt(kit.visitor().call('getVersion'), where);
  if (isApi(reply)) return;
  const [, path] = endpoints.getVersion.split(' ');
  const elsewhere = [pages, ''].filter((one) => one !== basePath);
  for (const base of elsewhere) {
    const visitor = new Visitor({ ...kit.server, basePath: base });
    const found = await visitor.call('getVersion').catch(() => undefined);
    if (!found || !isApi(found)) continue;
    throw new CannotRun(
      `The API is at ${origin}${base}${path}, not at ${where}${path}. Pages ask the origin, wherever they live themselves; ` +
        `to check it there, say --base-path ${base || '/'}.`,
    );
  }
  throw new CannotRun(`${where} is no server of this contract: ${describe(reply)}.`);
}

async function attempt(asked: Promise<Reply>, where: string): Promise<Reply> {
  try {
    return await asked;
  } catch (error) {
    throw new CannotRun(`${where} doesn't answer: ${(error as Error).message}.`);
  }
}

/** Throws CannotRun where the outbox that is named shows no messages. */
export async function assertOutbox({ settings: { outbox, timeout } }: Kit): Promise<void> {
  if (outbox) await readOutbox(outbox, timeout);
}

/** Throws CannotRun where the account does not sign in, or is held by a guide. */
export async function assertSignsIn(kit: Kit): Promise<void> {
  const { account, secondAccount, companyAccount } = kit.settings;
  for (const who of [account, secondAccount, companyAccount]) {
    if (!who) continue;
    const visitor = kit.visitor();
    try {
      const reply = await kit.signIn(visitor, who);
      const { code, subCode } = envelopeOf(reply);
      if (code !== 20000) {
        throw new CannotRun(`${who.account} could not sign in: ${nameSubCode(subCode)}.`);
      }
      const detail = await visitor.call('accountDetail');
      if (detail.status === 403) {
        throw new CannotRun(`${who.account} is held by a guide after signing in: ${describe(detail)}.`);
      }
      await visitor.call('logout');
    } catch (error) {
      if (error instanceof Finding) {
        throw new CannotRun(`${who.account} could not sign in: ${error.message}.`);
      }
      throw error;
    }
  }
}
