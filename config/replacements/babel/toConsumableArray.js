/** Replaces Babel's helper: each browser of `targets` spreads iterables itself. */
export default function toConsumableArray(list) {
  return [...list];
}
