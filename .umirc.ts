import { defineConfig } from '@umijs/max';
import { addMemberRoutes } from './config/addMemberRoutes';
import { getFirstPages } from './config/firstPages';
import proxy from './config/proxy';
import routes, { type PortalRoute } from './config/routes';
import simulatorRoutes from './config/simulatorRoutes';
import { esbuildTargets, targets } from './config/targets';
import templateRoutes from './config/templateRoutes';
import { CHUNK_LOAD_TIMEOUT } from './src/constants';

/** Base path of the portal. */
const base = process.env.PORTAL_BASE ?? '/';
/** Whether to include the outbox and the simulator's pages: not in `npm run build`, which is for production. */
const mockTools = process.env.MOCK_TOOLS === '1';
/** Whether to include the legacy template's screens: by default with the mock portal's tools. */
const templatePages = (process.env.TEMPLATE_PAGES ?? process.env.MOCK_TOOLS) === '1';
const outputPath = mockTools ? 'dist-mock' : 'dist';

/** Keeps what Umi's router reads, because Umi writes every field of every route into the first script. */
const toUmiRoutes = (rows: readonly PortalRoute[]): object[] =>
  rows.map(({ path, component, redirect, routes: children }) => ({
    path,
    component,
    redirect,
    routes: children && toUmiRoutes(children),
  }));

// The browsers in `targets` need no polyfill of core-js. Umi reads this variable when it writes its entry.
process.env.BABEL_POLYFILL = 'none';

export default defineConfig({
  npmClient: 'npm',
  base,
  publicPath: base,
  hash: true,
  // Separate folders, so that the builds cannot be mistaken for each other.
  outputPath,
  routes: toUmiRoutes([
    ...(mockTools ? simulatorRoutes : []),
    ...(templatePages ? addMemberRoutes(routes, templateRoutes) : routes),
  ]),
  proxy: process.env.MOCK === 'none' ? proxy : {},
  title: false,
  links: [{ rel: 'icon', type: 'image/svg+xml', href: `${base}favicon.svg` }],
  metas: [{ name: 'viewport', content: 'width=device-width, initial-scale=1' }],
  plugins: [
    './config/plugins/html.ts',
    './config/plugins/leanLibraries.ts',
    './config/plugins/chunks.ts',
    './config/plugins/compileHints.ts',
    './config/plugins/buildStats.ts',
    './config/plugins/prerender.ts',
    './config/plugins/precompress.ts',
    './config/plugins/devRequests.ts',
    './config/plugins/devServer.ts',
  ],
  mock: { exclude: ['mock/_domain/**'] },
  dva: {},
  locale: { default: 'zh-CN', baseSeparator: '-', antd: false, title: false },
  // antd's date fields and utils/i18n/dates add the plugins of dayjs that they need.
  moment2dayjs: { preset: 'none', plugins: [] },
  // utils/i18n/pageTitle sets the titles; react-helmet would set them a second time and add to the bundle.
  helmet: false,
  targets,
  mfsu: false,
  // Umi's default es2015 adds helpers for async functions and object spread to every file. As minifier, terser makes
  // smaller files than esbuild.
  srcTranspiler: 'esbuild',
  srcTranspilerOptions: {
    esbuild: { target: esbuildTargets },
  },
  jsMinifier: 'terser',
  // A second pass makes the files smaller; a third one saves next to nothing and slows the build down.
  jsMinifierOptions: { ecma: 2020, compress: { passes: 2 } },
  define: {
    MOCK_TOOLS: mockTools,
    TEMPLATE_PAGES: templatePages,
    FIRST_PAGES: getFirstPages(routes),
    PORTAL_BASE: base,
    REDIRECT_HOSTS: process.env.REDIRECT_HOSTS ?? '',
    ANALYTICS_GOOGLE_ID: process.env.ANALYTICS_GOOGLE_ID ?? '',
    ANALYTICS_BAIDU_ID: process.env.ANALYTICS_BAIDU_ID ?? '',
  },
  chainWebpack(config) {
    config.output.chunkLoadTimeout(CHUNK_LOAD_TIMEOUT);
    // Umi's default is es5; webpack's own code in each file is shorter in es2020, which the browsers in `targets` support.
    config.target(['web', 'es2020']);
    config.module
      .rule('messages')
      .test(/[\\/]src[\\/]locales[\\/].+\.ts$/)
      .enforce('pre')
      .use('messages')
      .loader(require.resolve('./config/plugins/messageLoader.js'));
  },
});
