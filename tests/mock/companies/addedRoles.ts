/** Companies that tests add, and the calls that add and prove them. */
import { issueCertificate } from '../../../mock/_domain/checks/certificateAuthority';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { SECOND } from '../../../src/constants';
import type { RoleDetail, RoleForm } from '../../../src/contract';
import { encodeCertificate, signChallenge } from '../certificates';
import { type Answer, type Browser, confirmSessions } from '../portal';
import { topicsOf } from './members';

/** A company that the registry knows and the portal does not; demo is its legal representative. */
export const THIRD: RoleForm = {
  orgName: '测试三号科技有限公司',
  uscc: '91440000TTTTTTT26D',
  orgType: 'ENTERPRISE',
  legalRep: '测试甲',
  capacity: 'LEGAL_REP',
  method: 'LEGAL_REP',
};
/** Like THIRD, but veteran is its legal representative. */
export const FOURTH: RoleForm = {
  ...THIRD,
  orgName: '测试四号贸易有限公司',
  uscc: '91310000TTTTTTT36B',
  legalRep: '测试寅',
};
/** Unknown to the registry and to the portal. */
export const NOWHERE = '91110000TTTTTTT560';
/** Companies of the portal: boss leads both, demo is a handler of the first. */
export const FIRST_CODE = '91440000TTTTTTT16C';
export const SECOND_CODE = '92440000TTTTTTT169';

export const add = (browser: Browser, body: object = THIRD): Promise<Answer<RoleDetail>> =>
  browser.call('createRole', { body: { ...body } });

/** Requests the proof of a company with a fresh step-up. */
export function prove(browser: Browser, id: string, body: object = {}): Promise<Answer<RoleDetail>> {
  confirmSessions();
  return browser.call('proveRole', { params: { id }, body: { ...body } });
}

export const readRole = async (browser: Browser, id: string): Promise<RoleDetail> =>
  (await browser.call('role', { params: { id } })).data;

/** Adds a company and requests its proof. */
export async function addAndProve(browser: Browser, form: RoleForm, proof?: object): Promise<RoleDetail> {
  const { data, subMsg } = await add(browser, form);
  if (!data?.id) throw new Error(`not added: ${subMsg}`);
  return (await prove(browser, data.id, proof)).data;
}

/** Advances the clock until the registry has responded, and returns the role. */
export async function awaitRegistry(browser: Browser, id: string): Promise<RoleDetail> {
  advanceClock(2 * SECOND);
  return readRole(browser, id);
}

/** Moves a role with a fresh step-up. */
export function moveRole(browser: Browser, id: string, action: string, actingAs?: string) {
  confirmSessions(actingAs);
  const headers = actingAs ? { 'X-Acting-As': actingAs } : undefined;
  return browser.call('moveRole', { params: { id }, body: { action }, headers });
}

/** Makes the registry name the owner of an account as the legal representative of a role's company. */
export const nameLegalRep = (browser: Browser, roleId: string, account: string) =>
  browser.tool('POST /mock/act', { body: { as: 'registry', roleId, action: 'nameLegalRep', account } });

/** Acts as the registry, license app or legal representative of a role's company. */
export const answer = (browser: Browser, roleId: string, action: string) =>
  browser.tool('POST /mock/act', { body: { as: 'registry', roleId, action } });

/** Signs a fresh challenge with a certificate of this owner. */
export async function signChallengeFor(browser: Browser, owner: string, more: object = {}) {
  const issued = issueCertificate({ name: 'own', serial: '7001', owner, days: [-30, 335], ...more });
  const { id: challenge, ...proof } = await signChallenge(browser, encodeCertificate(issued));
  return { challenge, ...proof };
}

/** Adds a company and requests its proof by one of its certificates. */
export const addAndCertify = async (browser: Browser, form: RoleForm): Promise<RoleDetail> =>
  addAndProve(
    browser,
    { ...form, method: 'CERTIFICATE' },
    await signChallengeFor(browser, form.orgName, { code: form.uscc }),
  );

/** Returns the topics of an account's role notices, oldest first. */
export const roleTopicsOf = (accountId: string): string[] =>
  topicsOf(accountId).filter((topic) => topic.startsWith('role.'));
