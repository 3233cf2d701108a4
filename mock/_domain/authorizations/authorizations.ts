/** Authorizations between people (docs/api.md, Authorization states). */
import { randomUUID } from 'node:crypto';
import type {
  AuthorizationAction,
  AuthorizationRow,
  AuthorizationState,
  NewAuthorization,
  Page,
} from '../../../src/contract';
import { choosePrimaryAccount, findAccountById } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { isSameDocument, toPerson } from '../accounts/companies';
import { mailTo } from '../accounts/contacts';
import { isNamed } from '../accounts/loginNames';
import { sendMessage } from '../accounts/outbox';
import { assertMaySearch, refuseSearch } from '../checks/personSearches';
import { assertSteppedUp } from '../checks/stepUp';
import { paginate } from '../forms/paging';
import { assertNewPeriod } from '../forms/periods';
import { maskAccount, maskName } from '../lib/masking';
import { translate } from '../lib/messages';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { describeDay } from '../lib/times';
import { now, toInstant, toInstantOrNull } from '../store/clock';
import type { EndpointContext, MemberRequest } from '../store/context';
import type { Account } from '../store/records/account';
import type { Authorization, DecidedState } from '../store/records/authorization';
import { getPortal } from '../store/state';
import { directions, notifySide } from './notices';
import {
  authorizationTransitions,
  deriveAuthorizationState,
  isUnsettled,
  listAuthorizationActions,
  type Side,
} from './states';

/** Whether the account takes part in an authorization that is pending, active or suspended. */
export function hasUnsettledAuthorizations(accountId: string): boolean {
  return getPortal().authorizations.some(
    (one) => sideOf(one, accountId) !== undefined && isUnsettled(stateOf(one)),
  );
}

/** Returns a page of the authorizations that the account gave or received, newest first. */
export function listAuthorizations(
  { id }: Account,
  { direction, state, ...page }: EndpointContext<'authorizations'>['query'],
): Page<AuthorizationRow> {
  const rows = getPortal()
    .authorizations.filter((one) => directionOf(one, id) === direction)
    .filter((one) => !state || stateOf(one) === state)
    .toSorted((a, b) => b.createdAt - a.createdAt);
  const { list, ...rest } = paginate(rows, page);
  return { ...rest, list: list.map((one) => rowOf(one, id)) };
}

/**
 * Creates an authorization. Searches for the grantee only after the step-up: the result reveals whether an
 * account exists. Throws FORBIDDEN for a legal entity, because a company authorizes its handlers elsewhere.
 */
export function grantAuthorization(actor: MemberRequest, input: NewAuthorization): AuthorizationRow {
  const { account } = actor;
  if (account.userType !== 'person') throw new HttpRefusal(403, 'FORBIDDEN');
  assertNewPeriod(input);
  assertSteppedUp(actor);
  const grantee = findGrantee(input, account);
  const { matters, start, end } = input;
  const authorization: Authorization = {
    id: `authorization-${randomUUID()}`,
    grantorId: account.id,
    granteeId: grantee.id,
    grantee: toPerson(grantee),
    matters,
    start,
    end,
    state: 'PENDING',
    createdAt: now(),
    decidedAt: null,
  };
  getPortal().authorizations.push(authorization);
  recordMemberBehavior(actor, { type: 'AUTH_ADD' });
  notifyOfAction(authorization, 'grantee', 'authorization.PENDING');
  if (account.email) {
    // Mail the grantor as well: the request may come from an attacker in the session.
    const { lang } = account;
    const period = { start: describeDay(start, lang), end: describeDay(end, lang) };
    const values = { name: maskName(grantee.name), ...period };
    const text = translate(lang, 'mail.authorized', values);
    sendMessage(mailTo(account.email), { text }, { account, lang });
  }
  return rowOf(authorization, account.id);
}

/** Changes the state and notifies the other person. Throws a 404 unless the account is a party. */
export function changeAuthorizationState(
  actor: MemberRequest,
  id: string,
  action: AuthorizationAction,
): AuthorizationRow {
  const accountId = actor.account.id;
  const found = getPortal().authorizations.find((one) => one.id === id);
  const side = found && sideOf(found, accountId);
  if (!found || !side) throw new HttpRefusal(404, 'NOT_FOUND');
  if (!listAuthorizationActions(stateOf(found), side).includes(action))
    throw new Refusal('CHANGED_MEANWHILE');
  const { to, type } = authorizationTransitions[action];
  Object.assign(found, { state: to, decidedAt: now() });
  recordMemberBehavior(actor, { type });
  notifyOfAction(found, side === 'grantor' ? 'grantee' : 'grantor', `authorization.${to}`);
  return rowOf(found, accountId);
}

function sideOf({ grantorId, granteeId }: Authorization, accountId: string): Side | undefined {
  if (grantorId === accountId) return 'grantor';
  return granteeId === accountId ? 'grantee' : undefined;
}

function directionOf(one: Authorization, accountId: string) {
  const side = sideOf(one, accountId);
  return side && directions[side];
}

function stateOf(one: Authorization): AuthorizationState {
  const isFrozen = [one.grantorId, one.granteeId].some((id) => findAccountById(id)?.status === 'FROZEN');
  return deriveAuthorizationState(one, isFrozen);
}

/** Returns an authorization for one of the two accounts. Name and account of a deleted account are empty. */
function rowOf(one: Authorization, accountId: string): AuthorizationRow {
  const side = sideOf(one, accountId) ?? 'grantor';
  const other = findAccountById(side === 'grantor' ? one.granteeId : one.grantorId);
  const { id, matters, start, end, createdAt, decidedAt } = one;
  const state = stateOf(one);
  return {
    id,
    direction: directions[side],
    party: { name: maskName(other?.name ?? ''), account: maskAccount(other?.account ?? '') },
    matters,
    start,
    end,
    state,
    createdAt: toInstant(createdAt),
    decidedAt: toInstantOrNull(decidedAt),
    actions: listAuthorizationActions(state, side),
  };
}

/** Notifies one side of the other side's action, with a link to the list. */
function notifyOfAction(one: Authorization, side: Side, topic: `authorization.${DecidedState}`): void {
  const other = findAccountById(side === 'grantor' ? one.granteeId : one.grantorId);
  notifySide(one, side, topic, other?.name ?? '');
}

/** Finds the grantee by login name and full name; GRANTEE_UNKNOWN does not reveal which one is wrong. */
function findGrantee(
  { loginId, name }: Pick<NewAuthorization, 'loginId' | 'name'>,
  grantor: Account,
): Account {
  assertMaySearch('grantee', grantor);
  const grantee = choosePrimaryAccount(
    getPortal()
      .accounts.filter((one) => one.userType === 'person' && one.status === 'ACTIVE' && one.name === name)
      .filter((one) => isNamed(one, loginId)),
  );
  if (!grantee) refuseSearch('grantee', grantor);
  if (grantee.id === grantor.id || isSameDocument(grantee, grantor)) throw new Refusal('GRANTEE_SELF');
  return grantee;
}
