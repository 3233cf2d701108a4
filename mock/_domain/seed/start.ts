/** Starts the portal with the data of its first day. */
import { hasPortal, setPortal } from '../store/state';
import { createSeed } from './seed';

/** Fills the portal with the seed, unless it has data already: a reload of the mock files keeps all sessions. */
export function startPortal(): void {
  if (!hasPortal()) resetPortal();
}

/** Puts the portal back to the seed: sessions, ordered faults and the clock included. */
export function resetPortal(): void {
  setPortal(createSeed(Date.now()));
}
