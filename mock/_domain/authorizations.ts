/** Authorisations between people: one sees to some of another's matters for a while. */
import { randomUUID } from 'node:crypto';
import type { AuthorizationRow, AuthorizationState, Matter, Page } from '../../src/contract';
import { keepEnds } from '../../src/utils/i18n/masking';
import { authorizationStates, directions } from '../../src/validation/authorizations';
import { chinaDate } from '../../src/validation/dates';
import { type Account, accountById } from './accounts';
import { granteeOf, readOrder } from './authorizationForm';
import {
  actions,
  actionsOf,
  type Decision,
  isOpen,
  type Side,
  standingOf,
  transitions,
} from './authorizationStates';
import { recordAct } from './behaviour';
import { instant, now } from './clock';
import { oneOf, optional, readFields } from './fields';
import type { Ctx } from './http';
import { maskName } from './masking';
import { sendNotice } from './notices';
import { send } from './outbox';
import { pageFields, pageOf } from './pages';
import { HttpRefusal, Refusal } from './refusals';
import { portal } from './state';
import { assertSteppedUp, type Member } from './stepUp';
import type { Visit } from './visit';
import { words } from './words';

export interface Authorization {
  id: string;
  grantorId: string;
  granteeId: string;
  matters: Matter[];
  /** Days in China, YYYY-MM-DD, both included. */
  start: string;
  end: string;
  state: Decision;
  createdAt: number;
  decidedAt: number | null;
}

/** Whoever acts, and with what. */
type Actor = Pick<Visit, 'req' | 'lang'> & Member;

const PAGE = '/user/info_manage/authorization_manage';
const ABOUT = { grantor: 'given', grantee: 'received' } as const;
const TYPES = {
  accept: 'AUTH_MODIFY',
  reject: 'AUTH_MODIFY',
  cancel: 'AUTH_REVOKE',
  revoke: 'AUTH_REVOKE',
} as const;

const filters = {
  ...pageFields(),
  direction: oneOf(...directions),
  state: optional(oneOf(...authorizationStates)),
};

/** Whether anything between the account and others is still pending, active or suspended. */
export function hasOpenAuthorizations(accountId: string): boolean {
  return portal().authorizations.some((one) => sideOf(one, accountId) !== undefined && isOpen(stateOf(one)));
}

/** A page of what the person has given or received, newest first. */
export function listAuthorizations(
  { id }: Account,
  query: Ctx<'authorizations'>['query'],
): Page<AuthorizationRow> {
  const { direction, state, ...page } = readFields(query, filters);
  const rows = portal()
    .authorizations.filter((one) => directionOf(one, id) === direction)
    .filter((one) => !state || stateOf(one) === state)
    .toSorted((a, b) => b.createdAt - a.createdAt);
  const { list, ...rest } = pageOf(rows, page);
  return { ...rest, list: list.map((one) => rowOf(one, id)) };
}

/**
 * Authorises somebody, once they accept; both are told. Whom the form means is said only after the step-up. A company
 * authorises its handlers elsewhere: FORBIDDEN.
 */
export function grantAuthorization(actor: Actor, body: Ctx<'grantAuthorization'>['body']): AuthorizationRow {
  const { account, lang } = actor;
  if (account.userType !== 'person') throw new HttpRefusal(403, 'FORBIDDEN');
  const order = readOrder(body);
  assertSteppedUp(actor);
  const grantee = granteeOf(order, account);
  const { matters, start, end } = order;
  const made: Authorization = {
    id: `authorization-${randomUUID()}`,
    grantorId: account.id,
    granteeId: grantee.id,
    matters,
    start,
    end,
    state: 'PENDING',
    createdAt: now(),
    decidedAt: null,
  };
  portal().authorizations.push(made);
  recordAct(actor, { type: 'AUTH_ADD' });
  tell(made, 'grantee', 'authorization.PENDING');
  if (account.email) {
    const about = { name: maskName(grantee.name), start, end };
    send({ kind: 'mail', to: account.email, text: words(lang, 'mail.authorized', about) });
  }
  return rowOf(made, account.id);
}

/**
 * Accepts, rejects, cancels or revokes one; the other person is told. Unknown and other people's are a 404, and what
 * does not follow from how it stands now is CHANGED_MEANWHILE.
 */
export function moveAuthorization(
  actor: Actor,
  id: string,
  body: Ctx<'moveAuthorization'>['body'],
): AuthorizationRow {
  const me = actor.account.id;
  const { action } = readFields(body, { action: oneOf(...actions) });
  const found = portal().authorizations.find((one) => one.id === id);
  const side = found && sideOf(found, me);
  if (!found || !side) throw new HttpRefusal(404, 'NOT_FOUND');
  if (!actionsOf(stateOf(found), side).includes(action)) throw new Refusal('CHANGED_MEANWHILE');
  found.state = transitions[action].to;
  found.decidedAt = now();
  recordAct(actor, { type: TYPES[action] });
  tell(found, side === 'grantor' ? 'grantee' : 'grantor', `authorization.${found.state}`);
  return rowOf(found, me);
}

function sideOf({ grantorId, granteeId }: Authorization, accountId: string): Side | undefined {
  if (grantorId === accountId) return 'grantor';
  return granteeId === accountId ? 'grantee' : undefined;
}

function directionOf(one: Authorization, accountId: string) {
  const side = sideOf(one, accountId);
  return side && ABOUT[side];
}

function stateOf(one: Authorization): AuthorizationState {
  const frozen = [one.grantorId, one.granteeId].some((id) => accountById(id)?.status === 'FROZEN');
  return standingOf(one, { today: chinaDate(now()), frozen });
}

/** As one of the two sees it. Of an account that has been closed nothing is left to show. */
function rowOf(one: Authorization, accountId: string): AuthorizationRow {
  const side = sideOf(one, accountId) ?? 'grantor';
  const other = accountById(side === 'grantor' ? one.granteeId : one.grantorId);
  const { id, matters, start, end, createdAt, decidedAt } = one;
  const state = stateOf(one);
  return {
    id,
    direction: ABOUT[side],
    party: { name: maskName(other?.name ?? ''), account: keepEnds(other?.account ?? '', 2, 1) },
    matters,
    start,
    end,
    state,
    createdAt: instant(createdAt),
    decidedAt: decidedAt === null ? null : instant(decidedAt),
    actions: actionsOf(state, side),
  };
}

/** Puts before one of the two what the other has done, with the way to the list it stands in. */
function tell(one: Authorization, side: Side, topic: `authorization.${Decision}`): void {
  const [to, from] = side === 'grantor' ? [one.grantorId, one.granteeId] : [one.granteeId, one.grantorId];
  sendNotice({
    accountId: to,
    topic,
    values: { name: maskName(accountById(from)?.name ?? ''), start: one.start, end: one.end },
    link: `${PAGE}?direction=${ABOUT[side]}`,
  });
}
