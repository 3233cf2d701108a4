/**
 * Replaces Babel's helper for `{ ...a, ...b }` in unit tests (jest.config.js). antd calls it thousands of times for each
 * page, and Babel's own uses several globals for each property, which are slow in Jest.
 */
const { assign } = Object;
const spread = (target, ...sources) => assign(target, ...sources);

module.exports = assign(spread, { __esModule: true, default: spread });
