/** Responses about a company's authorization for a handler, for either side. */
import type { CompanyAuthorization, CompanyAuthorizationDetail } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { findCompany, findRole } from '../accounts/companies';
import { computeVersion } from '../forms/versions';
import { maskIdNo, maskName } from '../lib/masking';
import { toInstant, toInstantOrNull } from '../store/clock';
import type { Account } from '../store/records/account';
import type { CompanyAuthorizationRecord } from '../store/records/company';
import {
  type AuthorizationSide,
  findWaitingChange,
  listCompanyAuthorizationActions,
} from './authorizationStates';
import { deriveCompanyAuthorizationState } from './matters';

/** Returns the account of the handler; undefined if it was deleted. */
export function findHandlerAccount({
  membershipId,
}: Pick<CompanyAuthorizationRecord, 'membershipId'>): Account | undefined {
  const role = findRole(membershipId);
  return role && findAccountById(role.accountId);
}

/** Returns an authorization with the actions that this side may perform now. */
export function toCompanyAuthorization(
  record: CompanyAuthorizationRecord,
  side: AuthorizationSide,
): CompanyAuthorization {
  const { id, number, membershipId, scope, matters, start, end, letter, reason } = record;
  const state = deriveCompanyAuthorizationState(record);
  const change = findWaitingChange(record);
  return {
    id,
    number,
    handlerId: membershipId,
    handlerName: maskName(findHandlerAccount(record)?.name ?? ''),
    scope,
    matters,
    start,
    end,
    letter,
    state,
    createdAt: toInstant(record.createdAt),
    decidedAt: toInstantOrNull(record.decidedAt),
    change: change && { ...change, askedAt: toInstant(change.askedAt) },
    reason,
    version: computeVersion(record),
    actions: listCompanyAuthorizationActions(state, side, change !== null),
  };
}

/** Adds the data of the letter, which has the handler's full name because it is about this person. */
export function toCompanyAuthorizationDetail(
  record: CompanyAuthorizationRecord,
  side: AuthorizationSide,
): CompanyAuthorizationDetail {
  const company = findCompany(record);
  const handler = findHandlerAccount(record);
  return {
    ...toCompanyAuthorization(record, side),
    company: {
      orgName: company?.orgName ?? '',
      uscc: company?.uscc ?? '',
      legalRep: company?.legalRep.name ?? '',
    },
    handler: {
      name: handler?.name ?? '',
      idType: handler?.idType ?? 'RESIDENT_ID',
      idNo: maskIdNo(handler?.idNo ?? ''),
    },
  };
}
