/** Numbers that look random and are the same every time. */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const RANGE = 2 ** 32;

/** From 0 to 1, 1 excluded: always the same for the same words and numbers (FNV-1a, mixed once more). */
export function rollFor(...parts: (string | number)[]): number {
  let hash = FNV_OFFSET;
  for (const letter of parts.join('\u0000')) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), FNV_PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / RANGE;
}

/** Splits a whole number into whole parts by their weights; the parts add up to it. */
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
