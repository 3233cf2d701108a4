/**
 * Store of the role in which this tab acts: calls, session, initial data and pages read it. The tab storage keeps the
 * role, which survives a reload and is cleared by the next sign-in or sign-out (clearPersonalData). Everything else is
 * in memory; only src/features/capacities/acting.ts changes it.
 */
import type { Acting, ActingRole } from '@/contract';
import { capacity } from '@/contract/shared';
import { isRecord } from '@/utils/isRecord';
import { createListeners } from '@/utils/listeners';
import { clearTabState, readTabState, writeTabState } from './tabStorage';

const ROLE = 'actingRole';

/** Ids that are valid in a header. */
const ID = /^[\w-]{1,100}$/;

/** A role in a company, as the pages name it. */
export interface NamedRole extends Pick<ActingRole, 'id' | 'capacity' | 'end'> {
  /** The name of the company. */
  company: string;
}

export interface StoredRole extends NamedRole {
  /** The id of the account that acts. */
  owner: string;
  /** The server no longer accepts it. */
  ended?: true;
}

/** The last change of the role that the page announces. */
type ActingNews =
  | { kind: 'switched' }
  | { kind: 'ended'; company: string }
  | { kind: 'changed'; role: ActingRole }
  | { kind: 'failed'; error: unknown };

export interface ActingState {
  /** The role that every call to /authApi names; null while the tab names none. */
  role: StoredRole | null;
  /** A role that has ended and is not announced yet. */
  ended: StoredRole | null;
  /** Increases with each change of the role; the pages remount. */
  turn: number;
  /** The last answer of the server. */
  acting?: Acting | undefined;
  /** Whether the server could not be asked. */
  failed?: boolean;
  switching?: boolean;
  news?: ActingNews | undefined;
}

const isRole = (kept: unknown): kept is StoredRole =>
  isRecord(kept) &&
  typeof kept.id === 'string' &&
  ID.test(kept.id) &&
  typeof kept.company === 'string' &&
  typeof kept.owner === 'string' &&
  capacity.options.some((one) => one === kept.capacity) &&
  (kept.end === null || typeof kept.end === 'string');

let state: ActingState = { role: null, ended: null, turn: 0 };
/** The stored JSON from which the role in `state` was read. */
let source = 'null';
const listeners = createListeners();

/** For useSyncExternalStore: the same object until something changes. */
export function getActingState(): ActingState {
  const kept = readTabState(ROLE);
  const now = JSON.stringify(kept);
  if (now !== source) {
    source = now;
    const role = isRole(kept) ? kept : null;
    state = { ...state, role: null, ended: null, [role?.ended ? 'ended' : 'role']: role };
  }
  return state;
}

/** Calls the listener after each change. Returns a function that removes it. */
export const onActingState = listeners.add;

export function updateActing(changes: Partial<Omit<ActingState, 'role'>>) {
  state = { ...getActingState(), ...changes };
  listeners.call();
}

/** The role this tab acts in; null while it names none. */
export const readActingRole = (): StoredRole | null => getActingState().role;

/** Stores the role this tab acts in from now on; false where it cannot be stored. */
export function writeActingRole(role: StoredRole | null): boolean {
  if (role && !(isRole(role) && writeTabState(ROLE, role))) return false;
  if (!role) clearTabState(ROLE);
  updateActing(role ? {} : { ended: null });
  return true;
}

/** Clears a role that another account left in this tab: `owner` is the one that is signed in now. */
export function forgetRoleOfOthers(owner: string) {
  const { role, ended } = getActingState();
  const kept = role ?? ended;
  if (kept && kept.owner !== owner) writeActingRole(null);
}

/** Ends the role that the server no longer accepts. Of several calls that it refuses at once, the first one gets true. */
export function endActingRole(id: unknown): boolean {
  const role = readActingRole();
  if (!role || role.id !== id) return false;
  if (!writeActingRole({ ...role, ended: true })) {
    // Storage is full: the end is announced from memory, unless the page is reloaded before.
    writeActingRole(null);
    updateActing({ ended: role });
  }
  return true;
}
