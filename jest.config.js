const { availableParallelism } = require('node:os');

/** Index files of packages. tests/support/jest/lazyIndex.js loads each of their parts at its first use. */
const INDEX_FILES = [
  'antd/lib/index',
  '@ant-design/icons/lib/icons/index',
  '@ant-design/pro-field/lib/index',
  '@ant-design/pro-form/es/components/index',
]
  .map((path) => `${path}\\.js`)
  .join('|');

/** The transform of @umijs/test. Its `createConfig` would load Umi's logger, whose thread delays the end of Jest. */
const toCommonJs = [
  require.resolve('@umijs/test/dist/transformers/esbuild'),
  {
    target: 'es2020',
    sourcemap: true,
    jsx: 'automatic',
    // Jest runs CommonJS: import() becomes require() like the imports do.
    supported: { 'dynamic-import': false },
    // CommonJS has no import.meta. A test replaces the Worker of this address.
    define: { 'import.meta.url': '"file:///"' },
    // ES modules are strict. Without this, invalid assignments would not throw in CommonJS.
    banner: '"use strict";',
  },
];

/** Configuration of the unit and agreement tests. */
module.exports = {
  testEnvironment: '<rootDir>/tests/support/jest/environment.js',
  resolver: require.resolve('@umijs/test/dist/resolver'),
  setupFiles: [require.resolve('@umijs/test/setupFiles/shim')],
  testMatch: ['<rootDir>/tests/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
  globalSetup: '<rootDir>/tests/support/jest/makeKeyPair.js',
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  // Tests of forms wait for timers: with one worker per core, the cores are idle for a twelfth of the time.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // On a busy machine, jsdom needs seconds to render a form. No test depends on this limit.
  testTimeout: 60_000,
  transform: {
    [`(?:${INDEX_FILES})$|/@simplewebauthn/server/`]: '<rootDir>/tests/support/jest/lazyIndex.js',
    '\\.(?:[tj]sx?|mjs)$': toCommonJs,
  },
  // Transform only the packages that are ES modules; Umi would transform all of them.
  transformIgnorePatterns: [
    `/node_modules/(?!.*(?:/es/|/esm/|\\.mjs|\\.tsx?)|(?:${INDEX_FILES})|(?:@umijs|echarts|zrender|jose|@simplewebauthn/server|openid-client|oauth4webapi|intl-messageformat-parser)/)`,
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/config/plugins/nothing.js',
    // The aliases of Umi. Umi's `configUmiAlias` reads them, but takes four seconds at each start.
    '^@/(.*)$': '<rootDir>/src/$1',
    '^moment$': 'dayjs',
    // umi-request's polyfill would give jsdom a `fetch` of Node, which sends real requests.
    '^isomorphic-fetch$': '<rootDir>/config/plugins/nothing.js',
    '^dva$': require.resolve('@umijs/plugins/libs/dva.tsx'),
    // Umi's plugins have another version of React.
    '^react$': '<rootDir>/node_modules/react',
    '^typescript$': '<rootDir>/tests/support/jest/typescript.js',
    // Node loads antd's CommonJS build, so imports of single antd files must use that build too.
    '^antd/es/(.*)$': 'antd/lib/$1',
    // Replaces the app that Umi generates around the pages.
    '^@umijs/max$': '<rootDir>/tests/support/fakes/umi',
    '^rc-util/(?:es|lib)/Dom/dynamicCSS$': '<rootDir>/tests/support/jest/noStyles',
    '/useStyleRegister$': '<rootDir>/tests/support/jest/noStyleRegister',
  },
};
