/** Members of the seed's first company, in browsers that can act in their roles. */
import { addMembership } from '../../../mock/_domain/accounts/companies';
import { now } from '../../../mock/_domain/store/clock';
import type {
  CompanyAuthorizationRecord,
  Membership,
  RegisteredCompany,
} from '../../../mock/_domain/store/records/company';
import { getPortal } from '../../../mock/_domain/store/state';
import { COMPANY_LEVEL, DAY } from '../../../src/constants';
import type { CompanyAuthorization, CompanyMatter, EndpointName, HandlerRow } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';
import { type Answer, type Browser, defaultRoleOf, type Sent } from '../portal';

/** Roles in the first company: its legal representative, and demo, a handler without the tested matters. */
export const BOSS = 'r-boss-1';
export const HANDLER = 'r-demo-1';

export const dayIn = (days: number): string => formatChinaDate(now() + days * DAY);

export const asRole = (id: string) => ({ 'X-Acting-As': id });

export function findRole(id: string): Membership {
  const found = getPortal().memberships.find((one) => one.id === id);
  if (!found) throw new Error(`no role ${id}`);
  return found;
}

/** Replaces the account's verification by two of the same level that used printed data. */
export function verifyByPrintedData(accountId: string): void {
  const [first] = getPortal().verifications.filter((one) => one.accountId === accountId);
  if (!first) throw new Error(`no verification of ${accountId}`);
  Object.assign(first, { channel: 'gonganVerify', levelAfter: 2 });
  getPortal().verifications.push({
    ...first,
    id: 'second',
    channel: 'socialSecurityCardVerify',
    dueAt: first.dueAt + 1,
    levelBefore: 2,
    levelAfter: 3,
  });
}

/** Authorizes the handler for exactly these matters. */
export function authorize(...matters: CompanyMatter[]): void {
  const one = getPortal().companyAuthorizations.find(({ membershipId }) => membershipId === HANDLER);
  if (!one) throw new Error('no authorization of the handler');
  one.matters = matters;
}

/** Changes the state of a company in the registry; of the seed's first company by default. */
export function setRegistrationStatus(
  status: RegisteredCompany['registrationStatus'],
  uscc = '91440000TTTTTTT16C',
): void {
  const registered = getPortal().companyRegistry.get(uscc);
  if (!registered) throw new Error(`no registered company ${uscc}`);
  registered.registrationStatus = status;
}

/** Returns the topics of an account's notices, oldest first. */
export const topicsOf = (accountId: string): string[] =>
  getPortal()
    .notices.filter((one) => one.accountId === accountId)
    .map(({ topic }) => topic);

export const behaviorOf = (accountId: string) =>
  getPortal().behavior.filter((one) => one.accountId === accountId);

/** A signed-in browser that calls a company's endpoints through one of its account's roles. */
export class Seat {
  constructor(
    readonly browser: Browser,
    readonly roleId: string,
    /** The role in which the tab acts, or null for the person themselves. */
    readonly actingAs: string | null = roleId,
  ) {}

  /** Calls an endpoint with the role as `id` and the acting role as header. */
  call<N extends EndpointName>(name: N, { params, ...sent }: Sent = {}) {
    // A step-up is valid for the role in which it was made: here, the role in which the tab acts now.
    for (const session of getPortal().sessions.values()) {
      session.steppedUpFor = this.actingAs ?? defaultRoleOf(session);
    }
    const headers: Record<string, string> = this.actingAs === null ? {} : { 'X-Acting-As': this.actingAs };
    return this.browser.call(name, {
      ...(sent as Record<string, unknown>),
      params: { id: this.roleId, ...params },
      headers,
    });
  }

  /** Returns the same browser with another role and another acting role. */
  through(roleId: string, actingAs: string | null = roleId): Seat {
    return new Seat(this.browser, roleId, actingAs);
  }

  passive(): Seat {
    return this.through(this.roleId, null);
  }
}

/** Signs an account in with a fresh step-up, and returns its seat in a role. */
export function seat(browser: Browser, account: string, roleId: string): Seat {
  return new Seat(browser.hasConfirmedSessionOf(account), roleId);
}

/** Gives an account a role in the first company, and the level that an active one needs. */
export function join(accountId: string, given: Partial<Membership> = {}): Membership {
  const account = getPortal().accounts.find(({ id }) => id === accountId);
  if (account && (given.state ?? 'ACTIVE') === 'ACTIVE') account.level = COMPANY_LEVEL;
  return addMembership({
    companyId: 'c-1',
    accountId,
    capacity: 'HANDLER',
    origin: 'INVITED',
    state: 'ACTIVE',
    start: dayIn(0),
    end: dayIn(100),
    decidedAt: now(),
    ...given,
  });
}

export function findRecord(id: string): CompanyAuthorizationRecord {
  const found = getPortal().companyAuthorizations.find((one) => one.id === id);
  if (!found) throw new Error(`no authorization ${id}`);
  return found;
}

/** Returns a handler's current row in the list that a leader of the company reads. */
export async function rowOf(leader: Seat, handlerId: string): Promise<HandlerRow> {
  const { data } = await leader.call('handlers', { query: { pageSize: '100' } });
  const row = data.list.find(({ id }) => id === handlerId);
  if (!row) throw new Error(`no row ${handlerId}`);
  return row;
}

export async function authorizationOf(leader: Seat, id: string): Promise<CompanyAuthorization> {
  const { data } = await leader.call('companyAuthorization', { params: { authorizationId: id } });
  return data;
}

/** Moves an authorization with the version that its reader sees now. */
export async function moveAuthorization(
  who: Seat,
  id: string,
  action: string,
  version?: string,
): Promise<Answer<CompanyAuthorization>> {
  const known = version ?? (await authorizationOf(who, id)).version;
  return who.call('moveCompanyAuthorization', {
    params: { authorizationId: id },
    body: { action, version: known },
  });
}

/** An invitation of veteran with correct data. */
export const invitation = (changes: Record<string, unknown> = {}) => ({
  name: '测试寅',
  loginId: 'veteran',
  idNo: '110101190001200205',
  mobile: '15400000020',
  capacity: 'HANDLER',
  start: dayIn(0),
  end: dayIn(90),
  ...changes,
});

/** An authorization for demo. */
export const order = (changes: Record<string, unknown> = {}) => ({
  handlerId: 'r-demo-1',
  scope: 'LISTED',
  matters: ['PERMITS', 'TAX', 'PERMITS'],
  start: dayIn(0),
  end: dayIn(30),
  ...changes,
});

export const lastNotice = () => getPortal().notices.at(-1);

export function lastRecord() {
  const { type, accountId, actingAs } = getPortal().behavior.at(-1) ?? {};
  return { type, accountId, actingAs };
}
