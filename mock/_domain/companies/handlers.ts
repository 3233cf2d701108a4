/** The members of a company, for its leaders (docs/api.md, Handlers). */
import type { HandlerAction, HandlerRow, Page } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';
import { choosePrimaryAccount, findAccountById } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { addMembership, deriveRoleState, isActiveOrSuspended, toPerson } from '../accounts/companies';
import { isNamed } from '../accounts/loginNames';
import { assertMaySearch, refuseSearch } from '../checks/personSearches';
import { assertSteppedUp } from '../checks/stepUp';
import { paginate, sortWaitingFirst } from '../forms/paging';
import { assertChangedPeriod, assertNewPeriod } from '../forms/periods';
import { computeVersion } from '../forms/versions';
import { maskAccount, maskMobile, maskName } from '../lib/masking';
import { getFound, HttpRefusal, Refusal } from '../lib/refusals';
import { now, toInstant, toInstantOrNull } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Company, Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { limitAuthorizationsToRole } from './authorizationMoves';
import { revokeRoleAuthorizations } from './authorizationStates';
import { assertAllowed } from './companyPermissions';
import { deriveHandlerState, handlerTransitions, listHandlerActions } from './handlerStates';
import { listInForce } from './matters';
import { notifyHandler } from './notices';
import { listRolesOfPerson } from './roleForm';
import { moveTo } from './roleStates';

const listCompanyRoles = ({ id }: Company): Membership[] =>
  getPortal().memberships.filter(({ companyId }) => companyId === id);

/** Returns a page of the company's members, pending ones first. */
export function listHandlers(ctx: EndpointContext<'handlers'>): Page<HandlerRow> {
  const { state, ...page } = ctx.query;
  const { role: own, company } = assertAllowed(ctx, ctx.params.id, 'viewHandlers');
  const rows = listCompanyRoles(company)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .flatMap((role) => toHandlerRow(role, own) ?? [])
    .filter((row) => !state || row.state === state);
  return paginate(sortWaitingFirst(rows), page);
}

/** Invites a person. Searches only after the step-up: the result reveals whether an account exists. */
export function inviteHandler(ctx: EndpointContext<'inviteHandler'>): HandlerRow {
  const { body: invitation } = ctx;
  const { role: own, company } = assertAllowed(ctx, ctx.params.id, 'inviteHandler');
  assertNewPeriod(invitation);
  assertSteppedUp(ctx);
  const invitee = findInvitee(invitation, ctx.account, company);
  const { capacity, start, end } = invitation;
  const invited = addMembership({
    companyId: company.id,
    accountId: invitee.id,
    person: toPerson(invitee),
    capacity,
    origin: 'INVITED',
    state: 'PENDING',
    start,
    end,
  });
  recordMemberBehavior(ctx, { type: 'HANDLER_ADD', actingAs: own.id });
  notifyHandler(invited, 'invited');
  return showChanged(invited, own);
}

/**
 * Accepts or rejects an application, withdraws an invitation, or ends a role, which for an administrator requires a
 * step-up.
 */
export function changeHandlerState(ctx: EndpointContext<'moveHandler'>): HandlerRow {
  const { id: roleId, handlerId } = ctx.params;
  const { action, version } = ctx.body;
  const { event, needs, type, topic } = handlerTransitions[action];
  const { role: own, company } = assertAllowed(ctx, roleId, needs);
  const found = findChangeable(company, handlerId, own, { action, version });
  if (action === 'end' && found.capacity === 'ADMIN') assertSteppedUp(ctx);
  if (event) moveTo(found, event);
  if (action === 'end') revokeRoleAuthorizations(found);
  recordMemberBehavior(ctx, { type, actingAs: own.id });
  notifyHandler(found, topic);
  return showChanged(found, own);
}

/** Changes the period of a role. A longer one requires a step-up; a shorter one shortens authorizations. */
export function changeHandlerDates(ctx: EndpointContext<'changeHandlerDates'>): HandlerRow {
  const { id: roleId, handlerId } = ctx.params;
  const { version, ...period } = ctx.body;
  const { needs, type, topic } = handlerTransitions.changeDates;
  const { role: own, company } = assertAllowed(ctx, roleId, needs);
  const found = findChangeable(company, handlerId, own, { action: 'changeDates', version });
  const start = found.start ?? formatChinaDate(now());
  assertChangedPeriod({ start }, period);
  if (period.start < start || period.end > (found.end ?? '')) assertSteppedUp(ctx);
  Object.assign(found, period);
  recordMemberBehavior(ctx, { type, actingAs: own.id });
  notifyHandler(found, topic);
  limitAuthorizationsToRole(found);
  return showChanged(found, own);
}

function findChangeable(
  company: Company,
  id: string,
  own: Membership,
  { action, version }: { action: HandlerAction; version: string },
): Membership {
  const found = listCompanyRoles(company).find((role) => role.id === id);
  const row = found && toHandlerRow(found, own);
  if (!found || !row) throw new HttpRefusal(404, 'NOT_FOUND');
  if (row.version !== version || !row.actions.includes(action)) throw new Refusal('CHANGED_MEANWHILE');
  return found;
}

/** Finds the invited person. HANDLER_UNKNOWN does not reveal which field is wrong. */
function findInvitee(
  invitation: EndpointContext<'inviteHandler'>['body'],
  inviter: Account,
  company: Company,
): Account {
  const { name, loginId, idNo, mobile } = invitation;
  // Compares the typed data, because the account of a legal entity cannot be invitee as a person.
  if (name === inviter.name && idNo === inviter.idNo) throw new Refusal('HANDLER_SELF');
  assertMaySearch('invitee', inviter);
  const matching = getPortal().accounts.filter(
    (one) =>
      one.userType === 'person' &&
      one.status === 'ACTIVE' &&
      one.name === name &&
      one.idType === 'RESIDENT_ID' &&
      one.idNo === idNo &&
      one.mobile === mobile &&
      isNamed(one, loginId),
  );
  const invitee = choosePrimaryAccount(matching);
  if (!invitee) refuseSearch('invitee', inviter);
  const isMember = listRolesOfPerson(company, invitee).some(
    (role) => isActiveOrSuspended(role) || deriveRoleState(role) === 'PENDING',
  );
  if (isMember) throw new Refusal('HANDLER_ALREADY');
  return invitee;
}

/** Returns a role as the user with the role `own` may see it; undefined if its company is not proven. */
function toHandlerRow(role: Membership, own: Membership): HandlerRow | undefined {
  const state = deriveHandlerState(role);
  if (state === null) return undefined;
  const account = findAccountById(role.accountId);
  const { id, capacity, origin, start, end, createdAt, decidedAt } = role;
  const isOwn = id === own.id;
  return {
    id,
    name: isOwn ? (account?.name ?? '') : maskName(account?.name ?? ''),
    account: maskAccount(account?.account ?? ''),
    mobile: maskMobile(account?.mobile ?? ''),
    capacity,
    state,
    origin,
    start,
    end,
    createdAt: toInstant(createdAt),
    decidedAt: toInstantOrNull(decidedAt),
    isOwn,
    authorizations: listInForce(role).length,
    version: computeVersion(role),
    // Members leave their own role by the endpoint moveRole.
    actions: isOwn ? [] : listHandlerActions(state, role, own.capacity),
  };
}

/** Returns the row of a changed role. Throws a 404 if its company is not proven. */
function showChanged(role: Membership, own: Membership): HandlerRow {
  return getFound(toHandlerRow(role, own));
}
