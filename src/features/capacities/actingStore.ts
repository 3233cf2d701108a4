/** For whom this tab acts, as the server told last, and what is to be said about it. One person's: begun and reset with their pages. */
import type { Acting, ActingRole } from '@/contract';
import { getActing, switchActing } from '@/services/acting';
import { clearInitialData } from '@/services/initialData';
import { ApiError } from '@/utils/http/ApiError';
import { clearCache } from '@/utils/http/cache';
import { warn } from '@/utils/http/httpErrors';
import { type KeptRole, readActingRole, takeEndedRole, writeActingRole } from '@/utils/storage/actingRole';
import { getCompanyName } from './roles';

/** What the person is told about for whom they act, one thing at a time. */
type ActingNews =
  | { kind: 'switched' }
  | { kind: 'ended'; company: string }
  | { kind: 'changed'; role: ActingRole }
  | { kind: 'failed'; error: ApiError };

export interface ActingState {
  /** Whether somebody's pages are shown. */
  begun: boolean;
  /** null until the server has told. */
  acting: Acting | null;
  status: 'unasked' | 'loading' | 'ready' | 'failed';
  /** The role this tab names in its calls; null where it acts as it does without saying so. */
  role: KeptRole | null;
  switching: boolean;
  /** Counts changes of the capacity: what the pages show belongs to one of them. */
  turn: number;
  news: ActingNews | null;
}

const INITIAL: ActingState = {
  begun: false,
  acting: null,
  status: 'unasked',
  role: null,
  switching: false,
  turn: 0,
  news: null,
};

let state = INITIAL;
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();

function update(changes: Partial<ActingState>) {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export const getActingState = (): ActingState => state;

/** Hears of every change. Returns the way to stop. For useSyncExternalStore. */
export function onActingState(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const tellActing = (news: ActingNews | null) => update({ news });

/** The pages of somebody begin: what this tab keeps counts, and what ended while nobody listened is told. */
export function beginActing() {
  const ended = takeEndedRole();
  update({
    ...INITIAL,
    begun: true,
    turn: state.turn,
    role: readActingRole(),
    news: ended && { kind: 'ended', company: ended.company },
  });
}

/** The pages of somebody have gone: nothing of them stays. */
export function resetActing() {
  asked = null;
  update({ ...INITIAL, turn: state.turn + 1 });
}

/** A role as the tab keeps it. */
export const toKept = (role: ActingRole): KeptRole => ({
  id: role.id,
  company: getCompanyName(role),
  capacity: role.capacity,
  end: role.end,
});

const hasChanged = (before: ActingRole, now: ActingRole): boolean =>
  before.id === now.id &&
  (before.end !== now.end || [...before.matters].sort().join() !== [...now.matters].sort().join());

/**
 * Takes what the server says of the role that this tab acts in already, and tells what has changed of it. A tab that
 * names no role acts by default: of such a role nothing but this answer tells that it has ended.
 */
function receive(acting: Acting) {
  const before = state.acting?.role;
  const { role } = acting;
  if (!state.role && before && role?.id !== before.id) {
    changeCapacity({ acting, status: 'ready', news: { kind: 'ended', company: getCompanyName(before) } });
    return;
  }
  const isOurs = role !== null && role.id === state.role?.id;
  if (isOurs) writeActingRole(toKept(role));
  update({
    acting,
    status: 'ready',
    ...(isOurs && { role: toKept(role) }),
    ...(role && before && hasChanged(before, role) && { news: { kind: 'changed', role } }),
  });
}

async function ask(): Promise<void> {
  const { turn } = state;
  if (!state.acting) update({ status: 'loading' });
  try {
    const acting = await getActing();
    // An answer of another capacity, or of another person, says nothing any more.
    if (turn === state.turn) receive(acting);
  } catch (error) {
    warn(error);
    if (turn === state.turn && !state.acting) update({ status: 'failed' });
  }
}

/** Asks the server for whom this tab acts; whoever asks meanwhile shares the answer. Never rejects. */
export function loadActing(): Promise<void> {
  if (asked) return asked;
  const mine = ask().finally(() => {
    if (asked === mine) asked = null;
  });
  asked = mine;
  return mine;
}

/** Everything that was read or asked for in the capacity before is forgotten, and the pages are made anew. */
function changeCapacity(changes: Partial<ActingState>) {
  asked = null;
  clearCache();
  clearInitialData();
  update({ ...changes, turn: state.turn + 1 });
}

/**
 * Acts in another role from now on; null: as the account does without saying so. Rejects with the ApiError of a switch
 * that failed: all stays as it was. A second switch while one is under way does nothing.
 */
export async function switchActingRole(roleId: string | null): Promise<void> {
  if (state.switching) return;
  const { turn } = state;
  update({ switching: true });
  try {
    const acting = await switchActing(roleId);
    if (turn !== state.turn) return;
    const role = roleId === null || !acting.role ? null : toKept(acting.role);
    if (!writeActingRole(role)) throw new ApiError('unexpected');
    changeCapacity({ acting, status: 'ready', role, news: { kind: 'switched' } });
  } finally {
    update({ switching: false });
  }
}

/** The role of this tab has ended, as the wrapper heard: from now on it acts as its person. */
export function endActing() {
  const ended = takeEndedRole();
  if (!ended) return;
  changeCapacity({
    acting: null,
    status: 'unasked',
    role: null,
    news: { kind: 'ended', company: ended.company },
  });
  void loadActing();
}
