/**
 * The role this tab acts in, where it is not its person's own: every call to /authApi names it. It is kept with what is
 * personal (clearPersonalData), so it survives a reload and goes with the next sign-in or sign-out.
 */
import type { ActingRole } from '@/contract';
import { isRecord } from '@/utils/isRecord';
import { clearTabState, readTabState, writeTabState } from './tabStorage';

const ROLE = 'actingRole';
const ENDED = 'actingEnded';

/** Ids that may stand in a header. */
const ID = /^[\w-]{1,100}$/;
const CAPACITIES: readonly unknown[] = ['LEGAL_REP', 'ADMIN', 'HANDLER'];

export interface KeptRole extends Pick<ActingRole, 'id' | 'capacity' | 'end'> {
  /** What the company is called. */
  company: string;
}

const isRole = (kept: unknown): kept is KeptRole =>
  isRecord(kept) &&
  ID.test(String(kept.id)) &&
  typeof kept.company === 'string' &&
  CAPACITIES.includes(kept.capacity) &&
  (kept.end === null || typeof kept.end === 'string');

function read(name: string): KeptRole | null {
  const kept = readTabState(name);
  return isRole(kept) ? kept : null;
}

/** The role this tab acts in; null where it acts as it does without saying so. */
export const readActingRole = (): KeptRole | null => read(ROLE);

/** Keeps the role this tab acts in from now on; false where it cannot be kept. */
export function writeActingRole(role: KeptRole | null): boolean {
  if (role) return isRole(role) && writeTabState(ROLE, role);
  clearTabState(ROLE);
  return true;
}

const listeners = new Set<() => void>();

/**
 * The server lets nobody act in this role any more. Where this tab does, it stops, and whoever listens is told; true
 * then. Of several calls refused at once the first one does it.
 */
export function endActingRole(id: unknown): boolean {
  const role = readActingRole();
  if (!role || role.id !== id) return false;
  clearTabState(ROLE);
  writeTabState(ENDED, role);
  for (const listener of listeners) listener();
  return true;
}

/** The role that has ended, once: for whoever tells the person. null where none has. */
export function takeEndedRole(): KeptRole | null {
  const role = read(ENDED);
  clearTabState(ENDED);
  return role;
}

/** Hears that the role of this tab has ended. Returns the way to stop. */
export function onActingEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
