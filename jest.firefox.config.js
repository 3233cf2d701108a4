const e2e = require('./jest.e2e.config.js');

/** The journeys once more in Firefox: `npm run test:e2e:firefox`. chromiumOnly.json says which cannot be made there, and why. */
module.exports = {
  ...e2e,
  // Random actions are made in Chromium. WebDriver BiDi cannot switch Firefox's scripts off.
  testPathIgnorePatterns: ['/node_modules/', '/(?:monkey|noScript)[^/]*$'],
  maxWorkers: 2,
};
