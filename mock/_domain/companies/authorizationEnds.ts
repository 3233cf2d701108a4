/** Limits a handler's authorizations to the last day of their role. */
import { classifyChange } from '../../../src/domain/authorizationChange';
import { formatChinaDate } from '../../../src/validation/dates';
import { isUnsettled } from '../authorizations/states';
import { now } from '../store/clock';
import type { CompanyAuthorizationRecord, Membership } from '../store/records/company';
import { findWaitingChange } from './authorizationStates';
import { tellAuthorized } from './handlerNotices';
import { listRoleAuthorizations } from './matters';

/**
 * Shortens the authorizations and pending changes of a role to the end of the role, and notifies the handler. Revokes
 * authorizations that would end before they begin; discards changes that no longer widen anything.
 */
export function endAuthorizationsWithRole(role: Membership): void {
  const { end } = role;
  if (end === null) return;
  const today = formatChinaDate(now());
  for (const record of listRoleAuthorizations(role)) {
    if (!isUnsettled(record.state) || record.end < today) continue;
    const outlasts = record.end > end;
    if (outlasts && record.start > end) revoke(record);
    else {
      const change = findWaitingChange(record);
      if (outlasts) shorten(record, end);
      if (change && change.end > end) shortenChange(record, { ...change, end });
    }
  }
}

function revoke(record: CompanyAuthorizationRecord): void {
  Object.assign(record, { state: 'REVOKED', decidedAt: now(), change: null });
  tellAuthorized(record, 'revoked');
}

function shorten(record: CompanyAuthorizationRecord, end: string): void {
  const isOffer = record.state === 'PENDING';
  Object.assign(record, { end, ...(!isOffer && { decidedAt: now() }) });
  tellAuthorized(record, isOffer ? 'offerChanged' : 'narrowed');
}

function shortenChange(
  record: CompanyAuthorizationRecord,
  change: NonNullable<CompanyAuthorizationRecord['change']>,
): void {
  record.change = classifyChange(record, change) === 'wider' ? change : null;
  tellAuthorized(record, record.change ? 'widening' : 'wideningWithdrawn', record.change);
}
