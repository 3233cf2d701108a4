/**
 * Replaces Babel's helper: each browser of `targets` copies properties itself, at once instead of one by one.
 * Babel passes what is spread and what is written out by turns; getters are kept of the latter alone.
 */
export default function objectSpread2(target, ...sources) {
  for (const [place, source] of sources.entries()) {
    if (place % 2 === 0) Object.assign(target, source);
    else Object.defineProperties(target, Object.getOwnPropertyDescriptors(source ?? {}));
  }
  return target;
}
