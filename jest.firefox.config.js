const e2e = require('./jest.e2e.config.js');
const { files } = require('./tests/e2e/support/chromiumOnly.json');

/** The journeys once more in Firefox: `npm run test:e2e:firefox`. Its list says which cannot be made there, and why. */
module.exports = {
  ...e2e,
  testPathIgnorePatterns: [
    '/node_modules/',
    '/monkey[^/]*$',
    ...Object.keys(files).map((file) => `/${file.replaceAll('.', '\\.')}$`),
  ],
  maxWorkers: 2,
};
