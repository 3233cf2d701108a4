/** Replaces Babel's helper for `{ [key]: value }` in unit tests, for the same reason as objectSpread2.js. */
const { assign, defineProperty } = Object;

function define(object, key, value) {
  // As in a literal, no setter runs.
  if (key in object)
    defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
  return object;
}

module.exports = assign(define, { __esModule: true, default: define });
