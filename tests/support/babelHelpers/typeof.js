/** Replaces Babel's helper for `typeof` in unit tests, for the same reason as objectSpread2.js. */
const getType = (value) => typeof value;

module.exports = Object.assign(getType, { __esModule: true, default: getType });
