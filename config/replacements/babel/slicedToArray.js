/**
 * Replaces Babel's helper: reads the elements that destructuring takes of a list, and no more of another iterable.
 */
export default function slicedToArray(list, count) {
  if (Array.isArray(list)) return list;
  const taken = [];
  if (count === 0) return taken;
  for (const item of list) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}
