/** People of the seed's first company, in browsers that may act in their roles. */
import { addMembership } from '../../../mock/_domain/accounts/companies';
import { now } from '../../../mock/_domain/store/clock';
import type { CompanyAuthorizationRecord, Membership } from '../../../mock/_domain/store/records/company';
import { getPortal } from '../../../mock/_domain/store/state';
import { COMPANY_LEVEL, DAY } from '../../../src/constants';
import type { CompanyAuthorization, EndpointName, HandlerRow } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';
import { type Answer, type Browser, defaultRoleOf, type Sent } from '../portal';

export const dayIn = (days: number): string => formatChinaDate(now() + days * DAY);

/** Somebody who looks at a company through one of their roles. */
export class Seat {
  constructor(
    readonly browser: Browser,
    readonly roleId: string,
    /** The role their tab acts in; null for themselves. */
    readonly actingAs: string | null = roleId,
  ) {}

  /** Calls with the role as `id`, in the name of whom the tab acts for. */
  call<N extends EndpointName>(name: N, { params, ...sent }: Sent = {}) {
    // A step-up counts for whom they acted in it: here, for whom they act now.
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

  /** The same person in another role, or acting for somebody else. */
  through(roleId: string, actingAs: string | null = roleId): Seat {
    return new Seat(this.browser, roleId, actingAs);
  }

  passive(): Seat {
    return this.through(this.roleId, null);
  }
}

/** Everybody who is signed in has just confirmed who they are; or nobody has. */
export function stepUpEverybody(at: number | null = now()): void {
  for (const session of getPortal().sessions.values()) session.steppedUpAt = at;
}

/** Somebody who is signed in, confirmed, in a role of theirs. */
export async function seat(browser: Browser, account: string, roleId: string): Promise<Seat> {
  browser.hasSessionOf(account);
  stepUpEverybody();
  return new Seat(browser, roleId);
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

export function findRole(id: string): Membership {
  const found = getPortal().memberships.find((one) => one.id === id);
  if (!found) throw new Error(`no role ${id}`);
  return found;
}

export function findRecord(id: string): CompanyAuthorizationRecord {
  const found = getPortal().companyAuthorizations.find((one) => one.id === id);
  if (!found) throw new Error(`no authorization ${id}`);
  return found;
}

/** The rows as they are now, by whoever leads the company. */
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

/** Moves an authorization as its reader sees it now. */
export async function moves(
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

/** veteran, as the company knows them. */
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
