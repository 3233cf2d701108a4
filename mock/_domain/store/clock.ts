/** The clock of the portal: the clock of the machine plus an offset that tests can raise. */
import type { Instant } from '../../../src/contract';
import { getPortal } from './state';

const BEIJING_OFFSET = 8 * 60 * 60 * 1000;

/** Returns the time of the portal in ms since the epoch. */
export function now(): number {
  return Date.now() + getPortal().clockOffset;
}

export function advanceClock(ms: number): void {
  getPortal().clockOffset += ms;
}

/** Formats a time in ms as ISO 8601 with the offset of China, +08:00. */
export function toInstant(ms: number): Instant {
  return new Date(ms + BEIJING_OFFSET).toISOString().replace('Z', '+08:00');
}

/** Formats a time as toInstant does; returns null for null and undefined. */
export const toInstantOrNull = (ms: number | null | undefined): Instant | null =>
  ms === null || ms === undefined ? null : toInstant(ms);

/** Converts ms to the whole seconds that tokens use. */
export const toSeconds = (ms: number): number => Math.floor(ms / 1000);
