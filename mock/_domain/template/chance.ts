/** Deterministic pseudo-random numbers. */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const RANGE = 2 ** 32;

/** Returns a number from 0 to 1, 1 excluded, that depends only on the parts (FNV-1a with additional mixing). */
export function rollFor(...parts: (string | number)[]): number {
  let hash = FNV_OFFSET;
  for (const letter of parts.join('\u0000')) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), FNV_PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / RANGE;
}

/** Splits an integer into integers by weights; the parts add up to it. */
export function splitBy(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weight = 0;
  let given = 0;
  return weights.map((own) => {
    weight += own;
    const part = Math.round((total * weight) / all) - given;
    given += part;
    return part;
  });
}
