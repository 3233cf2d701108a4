/** Notices about roles and authorizations: to their owners, and to the leaders of the company. */
import { VERIFIED_LEVEL } from '../../../src/constants';
import { leadsCompany } from '../../../src/domain/companyActions';
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { findCompany, isActiveOrSuspended, isSamePerson } from '../accounts/companies';
import { sendNotice } from '../accounts/notices';
import { maskName } from '../lib/masking';
import { ROLES_PATH } from '../lib/pagePaths';
import type { Account, Identity } from '../store/records/account';
import type { CompanyAuthorizationRecord, Membership } from '../store/records/company';
import type { PortalNotice, TopicOf } from '../store/records/message';
import { getPortal } from '../store/state';
import { findHandlerAccount } from './authorizationViews';

/** Lists the roles of the company's current leaders, including suspended ones. */
const listLeaders = (companyId: string): Membership[] =>
  getPortal().memberships.filter(
    (role) => role.companyId === companyId && leadsCompany(role.capacity) && isActiveOrSuspended(role),
  );

/** Notifies each leader but the owner of the role `except`, who acted. `page` is of the company space. */
export function notifyLeaders(
  companyId: string,
  notice: Pick<PortalNotice, 'topic' | 'values' | 'days' | 'words'>,
  page: string,
  except?: string,
): void {
  for (const { id, accountId } of listLeaders(companyId)) {
    if (id === except) continue;
    sendNotice({ ...notice, accountId, link: `${ROLES_PATH}/${id}/role_space/${page}` });
  }
}

type AuthorizationTopic = TopicOf<'companyAuthorization'>;

/** Notifies the owner of a role of the company's action on it. */
export function notifyHandler(role: Membership, topic: TopicOf<'handler'>): void {
  const { accountId, start, end, capacity } = role;
  sendNotice({
    accountId,
    topic: `handler.${topic}`,
    values: { company: findCompany(role)?.orgName ?? '' },
    days: { ...(start && { start }), ...(end && { end }) },
    words: { capacity: `capacity.${capacity}` },
    link: ROLES_PATH,
  });
}

/** Returns the values of a notice about an authorization; those of the requested change `changed`, if given. */
function describeAuthorization(
  record: CompanyAuthorizationRecord,
  changed?: CompanyAuthorizationRecord['change'],
) {
  const { scope, matters, end } = changed ?? record;
  return {
    values: {
      company: findCompany(record)?.orgName ?? '',
      number: record.number,
      name: maskName(findHandlerAccount(record)?.name ?? ''),
    },
    days: { start: record.start, end },
    words: {
      matters:
        scope === 'ALL'
          ? ('companyMatter.ALL' as const)
          : matters.map((matter) => `companyMatter.${matter}` as const),
    },
  };
}

/** Notifies the handler of an action of the company, or of a change that the company requests. */
export function notifyAuthorized(
  record: CompanyAuthorizationRecord,
  topic: AuthorizationTopic,
  changed?: CompanyAuthorizationRecord['change'],
): void {
  const handler = findHandlerAccount(record);
  if (!handler) return;
  const link = `${ROLES_PATH}/${record.membershipId}/role_space`;
  sendNotice({
    accountId: handler.id,
    topic: `companyAuthorization.${topic}`,
    ...describeAuthorization(record, changed),
    link,
  });
}

/** Notifies the leaders of the company of the handler's action on an authorization. */
export function notifyCompany(record: CompanyAuthorizationRecord, topic: AuthorizationTopic): void {
  const { values, days } = describeAuthorization(record);
  notifyLeaders(record.companyId, { topic: `companyAuthorization.${topic}`, values, days }, 'role_authorize');
}

/** Alerts the owner that the company was proven at the time `at` (ms): another person may have requested it. */
export function alertProven({ id, accountId, askedFrom }: Membership, orgName: string, at: number): void {
  sendAlert({
    accountId,
    at,
    topic: 'role.proven',
    causedBy: askedFrom?.sessionId,
    values: { orgName },
    link: `${ROLES_PATH}/${id}/role_space`,
  });
}

/**
 * Alerts the registered legal representative that another person proved the company at `at` (ms): a
 * certificate proves it without them.
 */
export function alertNamedLegalRep(
  { accountId: by, capacity }: Membership,
  { orgName, legalRep, at }: { orgName: string; legalRep: Identity; at: number },
): void {
  const isLegalRep = (account: Account) => account.level >= VERIFIED_LEVEL && isSamePerson(legalRep, account);
  const named = getPortal().accounts.filter(isLegalRep);
  if (named.some(({ id }) => id === by)) return;
  const values = { name: maskName(findAccountById(by)?.name ?? ''), orgName };
  const words = { capacity: `capacity.${capacity}` } as const;
  for (const { id } of named) {
    sendAlert({ accountId: id, at, topic: 'role.claimed', values, words, link: ROLES_PATH });
  }
}

/** Notifies the owner that the company was not proven, at the time `at` (ms). */
export function notifyRefused({ id, accountId }: Membership, orgName: string, at: number): void {
  sendNotice({
    accountId,
    at,
    topic: 'role.refused',
    values: { orgName },
    link: `${ROLES_PATH}/create?${new URLSearchParams({ id })}`,
  });
}

/** Notifies the leaders of a company, except the role's owner, about the role, with a link to the handlers. */
export function notifyOtherLeaders(
  role: Membership,
  topic: 'role.applied' | 'role.accepted' | 'role.rejected' | 'role.withdrawn' | 'role.left' | 'role.claimed',
): void {
  const company = findCompany(role);
  if (!company) return;
  const name = maskName(findAccountById(role.accountId)?.name ?? '');
  const values = { name, orgName: company.orgName };
  const words = { capacity: `capacity.${role.capacity}` } as const;
  notifyLeaders(company.id, { topic, values, words }, 'role_authorize', role.id);
}
