/** Stands in for Babel's helper: each browser of `targets` spreads what is iterable itself. */
export default function toConsumableArray(list) {
  return [...list];
}
