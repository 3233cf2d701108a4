/** Notifies handlers of what a company did, and those who lead a company of what its handlers did. */

import { findCompany } from '../accounts/companies';
import { sendNotice } from '../accounts/notices';
import { maskName } from '../lib/masking';
import { ROLES_PATH } from '../lib/pagePaths';
import type { CompanyAuthorizationRecord, Membership } from '../store/records/company';
import type { NoticeTopic } from '../store/records/message';
import { findHandlerAccount } from './authorizationViews';
import { tellLeaders } from './leaders';

type Topics<Area extends string> =
  Extract<NoticeTopic, `${Area}.${string}`> extends `${Area}.${infer T}` ? T : never;
/** Topics about the role of a handler and about authorizations. */
type HandlerTopic = Topics<'handler'>;
type AuthorizationTopic = Topics<'companyAuthorization'>;

/** Notifies the owner of a role of what the company did with it. */
export function tellHandler(role: Membership, topic: HandlerTopic): void {
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

/** Describes an authorization for a notice: as it is, or with `changed` applied. */
function describe(one: CompanyAuthorizationRecord, changed?: CompanyAuthorizationRecord['change']) {
  const { scope, matters, end } = changed ?? one;
  return {
    values: {
      company: findCompany(one)?.orgName ?? '',
      number: one.number,
      name: maskName(findHandlerAccount(one)?.name ?? ''),
    },
    days: { start: one.start, end },
    words: {
      matters:
        scope === 'ALL'
          ? ('companyMatter.ALL' as const)
          : matters.map((matter) => `companyMatter.${matter}` as const),
    },
  };
}

/** Notifies the handler of an action of the company, or of a change that the company requests. */
export function tellAuthorized(
  one: CompanyAuthorizationRecord,
  topic: AuthorizationTopic,
  changed?: CompanyAuthorizationRecord['change'],
): void {
  const handler = findHandlerAccount(one);
  if (!handler) return;
  const link = `${ROLES_PATH}/${one.membershipId}/role_space`;
  sendNotice({
    accountId: handler.id,
    topic: `companyAuthorization.${topic}`,
    ...describe(one, changed),
    link,
  });
}

/** Notifies everybody who leads the company of what the handler did with an authorization. */
export function tellCompany(one: CompanyAuthorizationRecord, topic: AuthorizationTopic): void {
  const { values, days } = describe(one);
  tellLeaders(one.companyId, { topic: `companyAuthorization.${topic}`, values, days }, 'role_authorize');
}
