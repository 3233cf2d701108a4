/** Stands in for Babel's helper: what destructuring takes of a list, and no more of what is only iterable. */
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
