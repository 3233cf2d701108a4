/** Changes and moves a company's authorization for a handler (docs/api.md, Handlers). */
import type { CompanyAuthorization, CompanyAuthorizationAction } from '../../../src/contract';
import { classifyChange } from '../../../src/domain/authorizationChange';
import { formatChinaDate } from '../../../src/validation/dates';
import { recordMemberBehavior } from '../accounts/behavior';
import { findRole } from '../accounts/companies';
import { isUnsettled } from '../authorizations/states';
import { assertSteppedUp } from '../checks/stepUp';
import { assertChangedPeriod } from '../forms/periods';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { CompanyAuthorizationRecord, Membership } from '../store/records/company';
import {
  type AuthorizationSide,
  companyAuthorizationTransitions,
  companyNeeds,
  findWaitingChange,
} from './authorizationStates';
import { toCompanyAuthorization } from './authorizationViews';
import { assertWithinRole, findCompanyAuthorization, findGivenAuthorization } from './companyAuthorizations';
import { assertAllowed } from './companyPermissions';
import { listRoleAuthorizations } from './matters';
import { notifyAuthorized, notifyCompany } from './notices';

/** The type of each action in the activity record, and the topic of the notice to the other side. */
const moves = {
  accept: { type: 'AUTH_MODIFY', topic: 'accepted' },
  reject: { type: 'AUTH_MODIFY', topic: 'rejected' },
  withdraw: { type: 'AUTH_REVOKE', topic: 'withdrawn' },
  acceptChange: { type: 'AUTH_MODIFY', topic: 'wideningAccepted' },
  rejectChange: { type: 'AUTH_MODIFY', topic: 'wideningRejected' },
  withdrawChange: { type: 'AUTH_MODIFY', topic: 'wideningWithdrawn' },
  revoke: { type: 'AUTH_REVOKE', topic: 'revoked' },
  resign: { type: 'AUTH_REVOKE', topic: 'resigned' },
} as const;

type Move = keyof typeof moves;

const isCompanyMove = (action: Move): action is keyof typeof companyNeeds =>
  Object.hasOwn(companyNeeds, action);

/** Throws CHANGED_MEANWHILE if the state does not allow the action, or if the authorization has changed. */
function assertActionAllowed(
  record: CompanyAuthorizationRecord,
  side: AuthorizationSide,
  { action, version }: { action: CompanyAuthorizationAction; version: string },
) {
  const shown = toCompanyAuthorization(record, side);
  if (shown.version !== version || !shown.actions.includes(action)) throw new Refusal('CHANGED_MEANWHILE');
}

/**
 * A narrower authorization takes effect immediately and discards a pending change. A wider one requires a
 * step-up and waits for the handler, unless the handler has accepted nothing yet.
 */
export function modifyCompanyAuthorization(
  ctx: EndpointContext<'modifyCompanyAuthorization'>,
): CompanyAuthorization {
  const { role, company } = assertAllowed(ctx, ctx.params.id, 'modifyAuthorization');
  const { version, ...after } = ctx.body;
  const record = findCompanyAuthorization(company.id, ctx.params.authorizationId);
  assertActionAllowed(record, 'company', { action: 'modify', version });
  assertChangedPeriod(record, { start: record.start, end: after.end });
  const kind = classifyChange(record, after);
  if (kind === 'same') throw new Refusal('AUTHORIZATION_SAME');
  if (kind === 'wider') {
    if (findWaitingChange(record)) throw new Refusal('CHANGED_MEANWHILE');
    assertSteppedUp(ctx);
    const handler = findRole(record.membershipId);
    if (handler) assertWithinRole({ start: null, end: handler.end }, { start: record.start, end: after.end });
  }
  const isPending = kind === 'wider' && record.state === 'ACTIVE';
  if (isPending) record.change = { ...after, askedAt: now() };
  else Object.assign(record, after, { change: null, decidedAt: record.state === 'PENDING' ? null : now() });
  recordMemberBehavior(ctx, { type: 'AUTH_MODIFY', actingAs: role.id });
  if (record.state === 'PENDING') notifyAuthorized(record, 'offerChanged');
  else notifyAuthorized(record, isPending ? 'widening' : 'narrowed', record.change);
  return toCompanyAuthorization(record, 'company');
}

/** Moves an authorization and notifies the other side. Handlers need not act in the authorized role. */
export function changeCompanyAuthorizationState(
  ctx: EndpointContext<'moveCompanyAuthorization'>,
): CompanyAuthorization {
  const { id: roleId, authorizationId } = ctx.params;
  const { action, version } = ctx.body;
  const { by: side, to } = companyAuthorizationTransitions[action];
  const record = isCompanyMove(action)
    ? findCompanyAuthorization(assertAllowed(ctx, roleId, companyNeeds[action]).company.id, authorizationId)
    : findGivenAuthorization(ctx, roleId, authorizationId);
  assertActionAllowed(record, side, { action, version });
  applyMove(record, action, to);
  recordMemberBehavior(ctx, {
    type: moves[action].type,
    // Handlers decide about their own role, whichever role the tab acts in.
    actingAs: side === 'company' ? roleId : null,
  });
  if (side === 'company') notifyAuthorized(record, moves[action].topic);
  else notifyCompany(record, moves[action].topic);
  return toCompanyAuthorization(record, side);
}

function applyMove(
  record: CompanyAuthorizationRecord,
  action: Move,
  to: CompanyAuthorizationRecord['state'] | undefined,
) {
  if (action === 'acceptChange' && record.change) {
    const { scope, matters, end, reason } = record.change;
    const roleEnd = findRole(record.membershipId)?.end ?? end;
    Object.assign(record, { scope, matters, end: roleEnd < end ? roleEnd : end, reason });
  }
  // A rejected or withdrawn change does not alter the time of the last decision.
  if (to !== undefined || action === 'acceptChange') record.decidedAt = now();
  if (to !== undefined) record.state = to;
  record.change = null;
}

/**
 * Limits authorizations and pending changes to the end of the role, and notifies the handler. Revokes those
 * that would end before they begin; discards changes that no longer widen anything.
 */
export function limitAuthorizationsToRole(role: Membership): void {
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
  notifyAuthorized(record, 'revoked');
}

function shorten(record: CompanyAuthorizationRecord, end: string): void {
  const isOffer = record.state === 'PENDING';
  Object.assign(record, { end, ...(!isOffer && { decidedAt: now() }) });
  notifyAuthorized(record, isOffer ? 'offerChanged' : 'narrowed');
}

function shortenChange(
  record: CompanyAuthorizationRecord,
  change: NonNullable<CompanyAuthorizationRecord['change']>,
): void {
  record.change = classifyChange(record, change) === 'wider' ? change : null;
  notifyAuthorized(record, record.change ? 'widening' : 'wideningWithdrawn', record.change);
}
