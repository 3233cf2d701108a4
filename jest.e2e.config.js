const isHard = process.env.PORTAL_TEST === 'hard';

/** Journeys through the built portal in a real browser: `npm run test:e2e`. */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/e2e/**/*.e2e.ts'],
  // Random actions take minutes.
  testPathIgnorePatterns: ['/node_modules/', ...(isHard ? [] : ['/monkey[^/]*$'])],
  // The transform of @umijs/test, whose `createConfig` would load Umi's logger (jest.config.js).
  transform: {
    '\\.(?:[tj]sx?|mjs)$': [
      require.resolve('@umijs/test/dist/transformers/esbuild'),
      { target: 'es2022', sourcemap: true },
    ],
  },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  // These are ES modules only; Jest runs CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(?:openid-client|oauth4webapi|jose)/)'],
  globalSetup: '<rootDir>/tests/e2e/support/run/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/e2e/support/run/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/e2e/support/setup.ts'],
  testSequencer: '<rootDir>/tests/e2e/support/run/loopsFirst.js',
  reporters: ['default', '<rootDir>/tests/e2e/support/run/retryReporter.js'],
  // Journeys wait for responses: with three workers, two cores are idle for a tenth of the time.
  maxWorkers: 4,
  testTimeout: 90_000,
};
