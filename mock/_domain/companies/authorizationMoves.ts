/** Changes a company's authorization for a handler, and moves it through its states (docs/api.md, Handlers). */
import type { CompanyAuthorization, CompanyAuthorizationAction } from '../../../src/contract';
import { classifyChange } from '../../../src/domain/authorizationChange';
import { recordMemberBehavior } from '../accounts/behavior';
import { assertSteppedUp } from '../checks/stepUp';
import { assertChangedPeriod } from '../forms/periods';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { CompanyAuthorizationRecord } from '../store/records/company';
import { getPortal } from '../store/state';
import { assertWithinRole } from './authorizationForm';
import {
  type AuthorizationSide,
  companyAuthorizationTransitions,
  companyNeeds,
  findWaitingChange,
} from './authorizationStates';
import { toCompanyAuthorization } from './authorizationViews';
import { findCompanyAuthorization, findGivenAuthorization } from './companyAuthorizations';
import { assertAllowed } from './companyPermissions';
import { tellAuthorized, tellCompany } from './handlerNotices';

/** The event of each move in the record, and the notice to the other side. */
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

/** Throws CHANGED_MEANWHILE where the action does not follow, or the authorization has changed. */
function assertFollows(
  one: CompanyAuthorizationRecord,
  side: AuthorizationSide,
  { action, version }: { action: CompanyAuthorizationAction; version: string },
) {
  const shown = toCompanyAuthorization(one, side);
  if (shown.version !== version || !shown.actions.includes(action)) throw new Refusal('CHANGED_MEANWHILE');
}

/**
 * Changes an authorization. A narrower one takes effect at once and drops a waiting change. A wider one requires a
 * step-up and waits for the handler, while the granted one stays valid; one that is not accepted yet is changed at
 * once. Throws AUTHORIZATION_SAME without a difference, and CHANGED_MEANWHILE if another widening waits.
 */
export function modifyCompanyAuthorization(
  ctx: EndpointContext<'modifyCompanyAuthorization'>,
): CompanyAuthorization {
  const { role, company } = assertAllowed(ctx, ctx.params.id, 'modifyAuthorization');
  const { version, ...after } = ctx.body;
  const found = findCompanyAuthorization(company.id, ctx.params.authorizationId);
  assertFollows(found, 'company', { action: 'modify', version });
  assertChangedPeriod(found, { start: found.start, end: after.end });
  const kind = classifyChange(found, after);
  if (kind === 'same') throw new Refusal('AUTHORIZATION_SAME');
  if (kind === 'wider') {
    if (findWaitingChange(found)) throw new Refusal('CHANGED_MEANWHILE');
    assertSteppedUp(ctx);
    const handler = getPortal().memberships.find(({ id }) => id === found.membershipId);
    if (handler) assertWithinRole({ start: null, end: handler.end }, { start: found.start, end: after.end });
  }
  const waits = kind === 'wider' && found.state === 'ACTIVE';
  if (waits) found.change = { ...after, askedAt: now() };
  else Object.assign(found, after, { change: null, decidedAt: found.state === 'PENDING' ? null : now() });
  recordMemberBehavior(ctx, { type: 'AUTH_MODIFY', actingAs: role.id });
  if (found.state === 'PENDING') tellAuthorized(found, 'offerChanged');
  else tellAuthorized(found, waits ? 'widening' : 'narrowed', found.change);
  return toCompanyAuthorization(found, 'company');
}

/**
 * Moves an authorization and notifies the other side: a leader of the company in the role in which they act, or the
 * handler through the authorized role, whether or not they act in it. Throws a 404, a 403, or CHANGED_MEANWHILE if
 * the state does not allow the action or has changed.
 */
export function changeCompanyAuthorizationState(
  ctx: EndpointContext<'moveCompanyAuthorization'>,
): CompanyAuthorization {
  const { id: roleId, authorizationId } = ctx.params;
  const { action, version } = ctx.body;
  const { by: side, to } = companyAuthorizationTransitions[action];
  const found = isCompanyMove(action)
    ? findCompanyAuthorization(assertAllowed(ctx, roleId, companyNeeds[action]).company.id, authorizationId)
    : findGivenAuthorization(ctx, roleId, authorizationId);
  assertFollows(found, side, { action, version });
  applyMove(found, action, to);
  recordMemberBehavior(ctx, {
    type: moves[action].type,
    // A handler decides about the own role, in whatever role the tab acts.
    actingAs: side === 'company' ? roleId : null,
  });
  if (side === 'company') tellAuthorized(found, moves[action].topic);
  else tellCompany(found, moves[action].topic);
  return toCompanyAuthorization(found, side);
}

function applyMove(
  one: CompanyAuthorizationRecord,
  action: Move,
  to: CompanyAuthorizationRecord['state'] | undefined,
) {
  if (action === 'acceptChange' && one.change) {
    const { scope, matters, end, reason } = one.change;
    const last = getPortal().memberships.find(({ id }) => id === one.membershipId)?.end ?? end;
    Object.assign(one, { scope, matters, end: last < end ? last : end, reason });
  }
  // A change that was refused or taken back leaves the last decision as it is.
  if (to !== undefined || action === 'acceptChange') one.decidedAt = now();
  if (to !== undefined) one.state = to;
  one.change = null;
}
