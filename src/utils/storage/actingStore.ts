/**
 * Store of the role in which this tab acts: calls, session, initial data and pages read it. The role is in the tab
 * storage: it survives a reload, and the next sign-in or sign-out clears it (clearPersonalData). Everything else is in
 * memory; only src/features/capacities/acting.ts changes it.
 */
import type { Acting, ActingRole } from '@/contract';
import { capacity } from '@/contract/shared';
import { isRecord } from '@/utils/isRecord';
import { createListeners } from '@/utils/listeners';
import { clearTabState, readTabState, writeTabState } from './tabStorage';

const ROLE = 'actingRole';

/** Ids that are valid in a header. */
const ID = /^[\w-]{1,100}$/;

/** A role in a company, with the data that pages show. */
export interface NamedRole extends Pick<ActingRole, 'id' | 'capacity' | 'end'> {
  /** The name of the company. */
  company: string;
}

export interface StoredRole extends NamedRole {
  /** The id of the account that acts. */
  owner: string;
  /** Set when the server no longer accepts the role. */
  ended?: true;
}

/** The last change of the role that the page announces. */
type ActingNews =
  | { kind: 'switched' }
  | { kind: 'ended'; company: string }
  | { kind: 'changed'; role: ActingRole }
  | { kind: 'failed'; error: unknown };

export interface ActingState {
  /** The role that every call to /authApi sends; null while the user acts for themselves. */
  role: StoredRole | null;
  /** A role that has ended and is not announced yet. */
  ended: StoredRole | null;
  /** Increases with each change of the role; the pages remount. */
  switchCount: number;
  /** The last response of the server. */
  acting?: Acting | undefined;
  /** Whether the last request for `acting` failed. */
  failed?: boolean;
  switching?: boolean;
  news?: ActingNews | undefined;
}

const isRole = (stored: unknown): stored is StoredRole =>
  isRecord(stored) &&
  typeof stored.id === 'string' &&
  ID.test(stored.id) &&
  typeof stored.company === 'string' &&
  typeof stored.owner === 'string' &&
  capacity.options.some((option) => option === stored.capacity) &&
  (stored.end === null || typeof stored.end === 'string');

let state: ActingState = { role: null, ended: null, switchCount: 0 };
/** The stored JSON from which the role in `state` was read. */
let source = 'null';
const listeners = createListeners();

/** Returns the same object until it changes, for useSyncExternalStore. */
export function getActingState(): ActingState {
  const stored = readTabState(ROLE);
  const json = JSON.stringify(stored);
  if (json !== source) {
    source = json;
    const role = isRole(stored) ? stored : null;
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

/** Returns the role in which this tab acts; null while the user acts for themselves. */
export const readActingRole = (): StoredRole | null => getActingState().role;

/** Sets the role in which this tab acts. Returns false if it cannot be stored. */
export function writeActingRole(role: StoredRole | null): boolean {
  if (role && !(isRole(role) && writeTabState(ROLE, role))) return false;
  if (!role) clearTabState(ROLE);
  updateActing(role ? {} : { ended: null });
  return true;
}

/** Clears another account's role from this tab. `owner`: the id of the account that is signed in. */
export function forgetRoleOfOthers(owner: string) {
  const { role, ended } = getActingState();
  const storedRole = role ?? ended;
  if (storedRole && storedRole.owner !== owner) writeActingRole(null);
}

/** Ends the role that the server no longer accepts. Returns true for the first of several concurrent refusals only. */
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
