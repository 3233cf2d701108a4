const { createConfig } = require('@umijs/test');

const isHard = process.env.PORTAL_TEST === 'hard';

/** Journeys through the built portal in a real browser: `npm run test:e2e`. */
const { transform } = createConfig({ jsTransformerOpts: { target: 'es2022' } });

module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/e2e/**/*.e2e.ts'],
  // Random actions take minutes.
  testPathIgnorePatterns: ['/node_modules/', ...(isHard ? [] : ['/monkey[^/]*$'])],
  transform,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  // These are ES modules only; Jest runs CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(?:openid-client|oauth4webapi|jose)/)'],
  globalSetup: '<rootDir>/tests/e2e/support/run/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/e2e/support/run/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/e2e/support/setup.ts'],
  reporters: [
    'default',
    '<rootDir>/tests/e2e/support/run/retryReporter.js',
    '<rootDir>/tests/e2e/support/run/figureReporter.js',
  ],
  // Journeys wait for each other’s answers: with three, two cores are idle for a tenth of the time.
  maxWorkers: 4,
  testTimeout: 90_000,
};
