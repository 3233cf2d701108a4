const { configUmiAlias, createConfig } = require('@umijs/max/test');

/** Files of packages that load all parts of theirs; here a part is loaded when it is asked for. */
const GATHERING = [
  'antd/lib/index',
  '@ant-design/icons/lib/icons/index',
  '@ant-design/pro-field/lib/index',
  '@ant-design/pro-form/es/components/index',
]
  .map((path) => `${path}\\.js`)
  .join('|');

/** Unit and agreement tests. Umi writes its aliases (@, umi, moment → dayjs) to `src/.umi-test`. */
module.exports = async () => {
  const config = await configUmiAlias({
    // Jest runs CommonJS: import() becomes require() like the imports do.
    ...createConfig({
      target: 'browser',
      jsTransformerOpts: {
        jsx: 'automatic',
        supported: { 'dynamic-import': false },
        // CommonJS has none. A test replaces the Worker of this address.
        define: { 'import.meta.url': '"file:///"' },
        // ES modules are strict; as CommonJS they would not be, and wrong writes would pass in silence.
        banner: '"use strict";',
      },
    }),
    testMatch: ['<rootDir>/tests/**/*.test.ts?(x)'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
    globalSetup: '<rootDir>/tests/support/makeKeyPair.js',
    setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
    // Left to itself Jest would keep one of two cores free.
    maxWorkers: '100%',
    // No test measures its time: on a busy machine a form takes jsdom seconds.
    testTimeout: 60_000,
  });
  config.transform = {
    [`(?:${GATHERING})$`]: '<rootDir>/tests/support/lazyIndex.js',
    ...config.transform,
  };
  // Transform only the packages that are ES modules; Umi would transform all of them.
  config.transformIgnorePatterns = [
    `/node_modules/(?!.*(?:/es/|/esm/|\\.mjs|\\.tsx?)|(?:${GATHERING})|(?:@umijs|echarts|zrender|jose|openid-client|oauth4webapi|intl-messageformat-parser)/)`,
  ];
  // Node loads antd's CommonJS build, so imports of single antd files must use that build too.
  config.moduleNameMapper = { '^antd/es/(.*)$': 'antd/lib/$1', ...config.moduleNameMapper };
  // The app Umi makes around the pages is not there: one stand-in, the same for all tests.
  config.moduleNameMapper['^@umijs/max$'] = '<rootDir>/tests/support/umi';
  config.moduleNameMapper['^rc-util/(?:es|lib)/Dom/dynamicCSS$'] = '<rootDir>/tests/support/noStyles';
  config.moduleNameMapper['/useStyleRegister$'] = '<rootDir>/tests/support/noStyleRegister';
  return config;
};
