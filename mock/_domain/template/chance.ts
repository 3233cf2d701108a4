/** Deterministic pseudo-random numbers. */
import { createHash } from 'node:crypto';

/** Returns a number from 0 to 1, 1 excluded, that depends only on the parts. */
export const rollFor = (...parts: (string | number)[]): number =>
  createHash('sha256').update(parts.join(' ')).digest().readUInt32BE() / 2 ** 32;
