/** Starts the portal with the data of its first day. */
import { hasPortal, setPortal } from '../store/state';
import { createSeed } from './seed';

/** Fills the portal with the seed, unless it has data: a reload of the mock files keeps all sessions. */
export function startPortal(): void {
  if (!hasPortal()) resetPortal();
}

/** Resets the portal to the seed, including sessions, ordered faults and the clock. */
export function resetPortal(): void {
  setPortal(createSeed(Date.now()));
}
