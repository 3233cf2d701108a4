/** Notifies handlers of their company's actions, and the company's leaders of a handler's actions. */

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

/** Notifies the owner of a role of the company's action on it. */
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

/** Returns the values of a notice about an authorization; those of the requested change `changed`, if given. */
function describe(record: CompanyAuthorizationRecord, changed?: CompanyAuthorizationRecord['change']) {
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
export function tellAuthorized(
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
    ...describe(record, changed),
    link,
  });
}

/** Notifies the leaders of the company of the handler's action on an authorization. */
export function tellCompany(record: CompanyAuthorizationRecord, topic: AuthorizationTopic): void {
  const { values, days } = describe(record);
  tellLeaders(record.companyId, { topic: `companyAuthorization.${topic}`, values, days }, 'role_authorize');
}
