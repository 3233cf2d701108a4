/** Keeps what a handler is authorized for within the last day of their role. */
import { classifyChange } from '../../../src/domain/authorizationChange';
import { formatChinaDate } from '../../../src/validation/dates';
import { isUnsettled } from '../authorizations/states';
import { now } from '../store/clock';
import type { CompanyAuthorizationRecord, Membership } from '../store/records/company';
import { findWaitingChange } from './authorizationStates';
import { tellAuthorized } from './handlerNotices';
import { listRoleAuthorizations } from './matters';

/**
 * Shortens the authorizations and waiting changes of a role to the end of the role, and notifies the handler. Revokes
 * authorizations that would end before they begin; drops changes without effect.
 */
export function endAuthorizationsWithRole(role: Membership): void {
  const { end } = role;
  if (end === null) return;
  const today = formatChinaDate(now());
  for (const one of listRoleAuthorizations(role)) {
    if (!isUnsettled(one.state) || one.end < today) continue;
    const outlasts = one.end > end;
    if (outlasts && one.start > end) revoke(one);
    else {
      const change = findWaitingChange(one);
      if (outlasts) shorten(one, end);
      if (change && change.end > end) shortenChange(one, { ...change, end });
    }
  }
}

function revoke(one: CompanyAuthorizationRecord): void {
  Object.assign(one, { state: 'REVOKED', decidedAt: now(), change: null });
  tellAuthorized(one, 'revoked');
}

function shorten(one: CompanyAuthorizationRecord, end: string): void {
  const isOffer = one.state === 'PENDING';
  Object.assign(one, { end, ...(!isOffer && { decidedAt: now() }) });
  tellAuthorized(one, isOffer ? 'offerChanged' : 'narrowed');
}

function shortenChange(
  one: CompanyAuthorizationRecord,
  left: NonNullable<CompanyAuthorizationRecord['change']>,
): void {
  one.change = classifyChange(one, left) === 'wider' ? left : null;
  tellAuthorized(one, one.change ? 'widening' : 'wideningWithdrawn', one.change);
}
