const { configUmiAlias, createConfig } = require('@umijs/max/test');

/** Unit and agreement tests. Umi's aliases (@, @@, umi, moment → dayjs) come from `max setup`. */
module.exports = async () =>
  configUmiAlias({
    // Jest runs CommonJS: import() becomes require() like the imports do.
    ...createConfig({
      target: 'browser',
      jsTransformerOpts: { jsx: 'automatic', supported: { 'dynamic-import': false } },
    }),
    testMatch: ['<rootDir>/tests/**/*.test.ts?(x)'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
    setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
    // Left to itself Jest would keep one of two cores free.
    maxWorkers: '100%',
  });
