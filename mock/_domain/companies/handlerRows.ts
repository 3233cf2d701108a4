/** Responses about the members of a company, for its leaders. */
import type { HandlerRow } from '../../../src/contract';
import { maskMiddle } from '../../../src/domain/masking';
import { findAccountById } from '../accounts/accounts';
import { computeVersion } from '../forms/versions';
import { maskMobile, maskName } from '../lib/masking';
import { HttpRefusal } from '../lib/refusals';
import { toInstant } from '../store/clock';
import type { Membership } from '../store/records/company';
import { deriveHandlerState, listHandlerActions } from './handlerStates';
import { listInForce } from './matters';

const ID_SHOWN = { head: 2, tail: 1 };

/** Computes the version from everything that a member or leader can change. */
const toVersion = ({ id, state, capacity, start, end, decidedAt }: Membership) =>
  computeVersion({ id, state, capacity, start, end, decidedAt });

/** Returns a role as the user with the role `own` may see it; undefined if its company is not proven. */
export function toHandlerRow(role: Membership, own: Membership): HandlerRow | undefined {
  const state = deriveHandlerState(role);
  if (state === null) return undefined;
  const account = findAccountById(role.accountId);
  const { id, capacity, origin, start, end, createdAt, decidedAt } = role;
  const isOwn = id === own.id;
  return {
    id,
    name: isOwn ? (account?.name ?? '') : maskName(account?.name ?? ''),
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
    // Members leave their own role by the endpoint moveRole.
    actions: isOwn ? [] : listHandlerActions(state, role, own.capacity),
  };
}

/** Returns the row of a changed role. Throws a 404 if its company is not proven. */
export function showChanged(role: Membership, own: Membership): HandlerRow {
  const row = toHandlerRow(role, own);
  if (!row) throw new HttpRefusal(404, 'NOT_FOUND');
  return row;
}
