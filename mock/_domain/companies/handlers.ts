/** The people of a company, as those who lead it see and manage them (docs/api.md, Handlers). */
import type { HandlerAction, HandlerRow, Page } from '../../../src/contract';
import { maskMiddle } from '../../../src/utils/i18n/masking';
import { authorizationStates } from '../../../src/validation/authorizations';
import { formatChinaDate } from '../../../src/validation/dates';
import { findAccountById } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { addMembership } from '../accounts/companies';
import { assertSteppedUp } from '../checks/stepUp';
import { oneOf, optional, readFields } from '../forms/fields';
import { calendarDay, createPageFields, paginate, sortWaitingFirst } from '../forms/paging';
import { assertChangedPeriod } from '../forms/periods';
import { computeVersion, versionField } from '../forms/versions';
import { maskMobile, maskName } from '../lib/masking';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Company, Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { revokeRoleAuthorizations } from './authorizationStates';
import { findInvitee, readInvitation } from './handlerForm';
import { tellHandler } from './handlerNotices';
import { deriveHandlerState, handlerTransitions, listHandlerActions } from './handlerStates';
import { listInForce } from './matters';
import { type Asker, assertAllowed } from './standing';

const ID_SHOWN = { head: 2, tail: 1 };

const filters = { ...createPageFields(), state: optional(oneOf(...authorizationStates)) };

const moves = {
  accept: { type: 'HANDLER_ADD', topic: 'accepted' },
  reject: { type: 'HANDLER_REMOVE', topic: 'rejected' },
  withdraw: { type: 'HANDLER_REMOVE', topic: 'withdrawn' },
  end: { type: 'HANDLER_REMOVE', topic: 'ended' },
} as const;

/** The version covers all that people decide. */
const toVersion = ({ id, state, capacity, start, end, decidedAt }: Membership) =>
  computeVersion({ id, state, capacity, start, end, decidedAt });

/** Shows a role to whoever looks through `own`; undefined where its company is not proven. */
function toHandlerRow(role: Membership, own: Membership): HandlerRow | undefined {
  const state = deriveHandlerState(role);
  if (state === null) return undefined;
  const account = findAccountById(role.accountId);
  const { id, capacity, origin, start, end, createdAt, decidedAt } = role;
  const isOwn = id === own.id;
  return {
    id,
    name: maskName(account?.name ?? ''),
    account: maskMiddle(account?.account ?? '', ID_SHOWN.head, ID_SHOWN.tail),
    mobile: maskMobile(account?.mobile ?? ''),
    capacity,
    state,
    origin,
    start,
    end,
    createdAt: toInstant(createdAt),
    decidedAt: decidedAt === null ? null : toInstant(decidedAt),
    isOwn,
    authorizations: listInForce(role).length,
    version: toVersion(role),
    // Leaving is a matter of one's own roles.
    actions: isOwn ? [] : listHandlerActions(state, role),
  };
}

const listCompanyRoles = ({ id }: Company): Membership[] =>
  getPortal().memberships.filter(({ companyId }) => companyId === id);

/** Returns a page of the people of the company, those that wait first. */
export function listHandlers(
  asker: Asker,
  roleId: string,
  query: EndpointContext<'handlers'>['query'],
): Page<HandlerRow> {
  const { state, ...page } = readFields(query, filters);
  const { role: own, company } = assertAllowed(asker, roleId, 'viewHandlers');
  const rows = listCompanyRoles(company)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .flatMap((role) => toHandlerRow(role, own) ?? [])
    .filter((row) => !state || row.state === state);
  return paginate(sortWaitingFirst(rows), page);
}

/**
 * Invites a person, who is told. Looks for them only after the step-up, so that nobody can search for people without
 * one.
 */
export function inviteHandler(
  asker: Asker,
  roleId: string,
  body: EndpointContext<'inviteHandler'>['body'],
): HandlerRow {
  const invitation = readInvitation(body);
  const { role: own, company } = assertAllowed(asker, roleId, 'inviteHandler');
  assertSteppedUp(asker);
  const { id: accountId } = findInvitee(invitation, asker.account, company);
  const { capacity, start, end } = invitation;
  const made = addMembership({
    companyId: company.id,
    accountId,
    capacity,
    origin: 'INVITED',
    state: 'PENDING',
    start,
    end,
  });
  recordMemberBehavior(asker, { type: 'HANDLER_ADD', actingAs: own.id });
  tellHandler(made, 'invited');
  return showChanged(made, own);
}

/**
 * Accepts or rejects an application, takes back an invitation, or ends a role and with it all that it was authorized
 * for. Throws a 404 for a role that is not in the company, CHANGED_MEANWHILE where the action does not follow or the
 * row has changed.
 */
export function changeHandlerState(
  asker: Asker,
  { id: roleId, handlerId }: EndpointContext<'moveHandler'>['params'],
  body: EndpointContext<'moveHandler'>['body'],
): HandlerRow {
  const { action, version } = readFields(body, {
    action: oneOf('accept', 'reject', 'withdraw', 'end'),
    version: versionField,
  });
  const { role: own, company } = assertAllowed(asker, roleId, handlerTransitions[action].needs);
  const found = findChangeable(company, handlerId, own, { action, version });
  found.state = handlerTransitions[action].to ?? found.state;
  found.decidedAt = now();
  // An application names its last day only.
  if (action === 'accept') found.start ??= formatChinaDate(now());
  if (action === 'end') revokeRoleAuthorizations(found);
  recordMemberBehavior(asker, { type: moves[action].type, actingAs: own.id });
  tellHandler(found, moves[action].topic);
  return showChanged(found, own);
}

/** Changes the days of a role and tells its owner. What it was authorized for counts only as long as it does. */
export function changeHandlerDates(
  asker: Asker,
  { id: roleId, handlerId }: EndpointContext<'changeHandlerDates'>['params'],
  body: EndpointContext<'changeHandlerDates'>['body'],
): HandlerRow {
  const { version, ...period } = readFields(body, {
    start: calendarDay,
    end: calendarDay,
    version: versionField,
  });
  const { role: own, company } = assertAllowed(asker, roleId, 'changeHandlerDates');
  const found = findChangeable(company, handlerId, own, { action: 'changeDates', version });
  assertChangedPeriod({ start: found.start ?? formatChinaDate(now()) }, period);
  Object.assign(found, period);
  recordMemberBehavior(asker, { type: 'AUTH_MODIFY', actingAs: own.id });
  tellHandler(found, 'dates');
  return showChanged(found, own);
}

interface Wanted {
  action: HandlerAction;
  version: string;
}

function findChangeable(
  company: Company,
  id: string,
  own: Membership,
  { action, version }: Wanted,
): Membership {
  const found = listCompanyRoles(company).find((role) => role.id === id);
  const row = found && toHandlerRow(found, own);
  if (!found || !row) throw new HttpRefusal(404, 'NOT_FOUND');
  if (row.version !== version || !row.actions.includes(action)) throw new Refusal('CHANGED_MEANWHILE');
  return found;
}

function showChanged(role: Membership, own: Membership): HandlerRow {
  const row = toHandlerRow(role, own);
  if (!row) throw new HttpRefusal(404, 'NOT_FOUND');
  return row;
}
