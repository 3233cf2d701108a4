/** Lists breached passwords by the beginning of their hash (docs/api.md, New passwords). */
import { randomBytes } from 'node:crypto';
import { BREACHED_RANGE_STEP } from '../../../src/constants';
import { listBreachedSuffixes } from '../lib/breachedPasswords';
import type { Visitor } from '../store/context';
import { countCall } from './callLimits';

/** The hexadecimal digits of a SHA-1 after the prefix. */
const SUFFIX_LENGTH = 35;

const createRandomSuffix = (): string =>
  randomBytes(SUFFIX_LENGTH).toString('hex').slice(0, SUFFIX_LENGTH).toUpperCase();

/** Returns the suffixes of a prefix. The padding hides the prefix from observers of the response's size. */
export function listBreachedRange(caller: Visitor, prefix: string): string[] {
  countCall('breachedRangeCalls', caller);
  const known = listBreachedSuffixes(prefix);
  const length = Math.max(Math.ceil(known.length / BREACHED_RANGE_STEP), 1) * BREACHED_RANGE_STEP;
  const padding = Array.from({ length: length - known.length }, createRandomSuffix);
  return [...known, ...padding].sort();
}
