const e2e = require('./jest.e2e.config.js');

/** Runs the journeys in Firefox: `npm run test:e2e:firefox`. chromiumOnly.json lists the exceptions with the reason. */
module.exports = {
  ...e2e,
  // Random actions run only in Chromium. WebDriver BiDi cannot disable scripts in Firefox.
  testPathIgnorePatterns: ['/node_modules/', '/(?:monkey|noScript)[^/]*$'],
  maxWorkers: 2,
};
