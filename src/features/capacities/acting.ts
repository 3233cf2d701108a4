/**
 * Loads and switches the role in which this tab acts, and stores the news that is shown to the user. State:
 * actingStore.
 */
import type { Acting, ActingRole } from '@/contract';
import { getActing, switchActing } from '@/services/acting';
import { clearInitialData } from '@/services/initialData';
import { ApiError } from '@/utils/http/ApiError';
import { clearCache } from '@/utils/http/cache';
import { warn } from '@/utils/http/httpErrors';
import {
  type ActingState,
  getActingState,
  type NamedRole,
  readActingRole,
  type StoredRole,
  updateActing,
  writeActingRole,
} from '@/utils/storage/actingStore';
import { getCompanyName } from './roles';

let pendingRequest: Promise<void> | null = null;

export const announceActing = (news: ActingState['news']) => updateActing({ news });

/** Returns the ended role and clears it. */
function takeEndedRole(): StoredRole | null {
  const { ended } = getActingState();
  if (ended) writeActingRole(null);
  return ended;
}

/** Announces a role that ended before the signed-in pages were mounted. */
export function announceEndedRole() {
  const ended = takeEndedRole();
  if (ended) announceActing({ kind: 'ended', company: ended.company });
}

/** Clears the state when the signed-in pages unmount. */
export function resetActing() {
  pendingRequest = null;
  updateActing({
    acting: undefined,
    failed: false,
    switching: false,
    switchCount: getActingState().switchCount + 1,
    news: undefined,
  });
}

/** Converts a role of the server into the form that the pages display. */
export const toNamedRole = (role: ActingRole): NamedRole => ({
  id: role.id,
  company: getCompanyName(role),
  capacity: role.capacity,
  end: role.end,
});

const hasChanged = (before: ActingRole, now: ActingRole): boolean =>
  before.id === now.id &&
  (before.end !== now.end || [...before.matters].sort().join() !== [...now.matters].sort().join());

/**
 * Stores the server's response, and announces the end or a change of the role. A tab whose requests name no role may
 * act by default (a legal entity): only this response reveals that such a role has ended.
 */
function receive(acting: Acting) {
  const named = readActingRole();
  const before = getActingState().acting?.role;
  const { role } = acting;
  if (!named && before && role?.id !== before.id) {
    changeCapacity({ acting, news: { kind: 'ended', company: getCompanyName(before) } });
    return;
  }
  if (role && role.id === named?.id) writeActingRole({ ...toNamedRole(role), owner: named.owner });
  updateActing({
    acting,
    ...(role && before && hasChanged(before, role) && { news: { kind: 'changed', role } }),
  });
}

async function requestActing(): Promise<void> {
  const { switchCount } = getActingState();
  // The role was switched meanwhile, or another user has signed in.
  const isLate = () => switchCount !== getActingState().switchCount;
  updateActing({ failed: false });
  try {
    const acting = await getActing();
    if (!isLate()) receive(acting);
  } catch (error) {
    warn(error);
    if (!isLate()) updateActing({ failed: true });
  }
}

/** Loads the role in which this tab acts; concurrent calls share one request. Never rejects. */
export function loadActing(): Promise<void> {
  if (pendingRequest) return pendingRequest;
  const request = requestActing().finally(() => {
    if (pendingRequest === request) pendingRequest = null;
  });
  pendingRequest = request;
  return request;
}

/** Clears all data loaded in the previous role, abandons a pending switch, and remounts the pages. */
function changeCapacity(changes: Pick<ActingState, 'acting' | 'news'>) {
  pendingRequest = null;
  clearCache();
  clearInitialData();
  updateActing({ ...changes, switching: false, switchCount: getActingState().switchCount + 1 });
}

/**
 * Switches the role of this tab; with null, its requests name no role. `owner` is the id of the account. Rejects with an
 * ApiError if the switch fails; then the current role stays. Does nothing if another switch is in progress.
 */
export async function switchActingRole(roleId: string | null, owner: string): Promise<void> {
  const { switching, switchCount } = getActingState();
  if (switching) return;
  updateActing({ switching: true });
  try {
    const acting = await switchActing(roleId);
    // The role was changed elsewhere, or the user has left.
    if (switchCount !== getActingState().switchCount) return;
    const role = roleId === null || !acting.role ? null : { ...toNamedRole(acting.role), owner };
    if (!writeActingRole(role)) throw new ApiError('unexpected');
    changeCapacity({ acting, news: { kind: 'switched' } });
  } catch (error) {
    // A switch that started after this one became outdated is still in progress.
    if (switchCount === getActingState().switchCount) updateActing({ switching: false });
    throw error;
  }
}

/** If the role of this tab has ended while pages are shown, switches back to the account's default. */
export function leaveEndedRole() {
  const ended = takeEndedRole();
  if (!ended) return;
  changeCapacity({ acting: undefined, news: { kind: 'ended', company: ended.company } });
  void loadActing();
}
