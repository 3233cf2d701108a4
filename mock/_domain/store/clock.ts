/** The portal's clock: the machine's, moved forward by tests. */
import type { Instant } from '../../../src/contract';
import { getPortal } from './state';

const BEIJING_OFFSET = 8 * 60 * 60 * 1000;

/** Milliseconds since the epoch, as the portal sees it. */
export function now(): number {
  return Date.now() + getPortal().clockOffset;
}

/** Moves the portal's clock forward by `ms`. */
export function advanceClock(ms: number): void {
  getPortal().clockOffset += ms;
}

/** ISO 8601 with the offset of the portal's home, +08:00. */
export function toInstant(ms: number): Instant {
  return new Date(ms + BEIJING_OFFSET).toISOString().replace('Z', '+08:00');
}
