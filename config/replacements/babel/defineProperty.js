/** Replaces Babel's helper, without its code for browsers that have no symbols. */
export default function defineProperty(target, key, value) {
  if (!(key in target)) target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  return target;
}
