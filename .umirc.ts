import { defineConfig } from '@umijs/max';
import proxy from './config/proxy';
import routes from './config/routes';
import simulatorRoutes from './config/simulatorRoutes';
import { CHUNK_LOAD_TIMEOUT } from './src/constants';

/** Base path the portal lives under, '/' unless told. */
const base = process.env.PORTAL_BASE ?? '/';
/** The outbox and the other side's pages: in `npm start` and `npm run build:mock`, never in `npm run build`. */
const mockTools = process.env.MOCK_TOOLS === '1';

const nothing = require.resolve('./config/nothing.js');

// The browsers named in `targets` have all that core-js would bring. Umi reads this while it writes its entry.
process.env.BABEL_POLYFILL = 'none';

export default defineConfig({
  npmClient: 'npm',
  base,
  publicPath: base,
  hash: true,
  // Each build has a folder of its own, so that neither is taken for the other.
  outputPath: mockTools ? 'dist-mock' : 'dist',
  routes: [...(mockTools ? simulatorRoutes : []), ...routes],
  proxy,
  title: false,
  links: [{ rel: 'icon', type: 'image/svg+xml', href: `${base}favicon.svg` }],
  metas: [{ name: 'viewport', content: 'width=device-width, initial-scale=1' }],
  plugins: ['./config/html.ts'],
  mock: { exclude: ['mock/_domain/**'] },
  dva: {},
  locale: { default: 'zh-CN', baseSeparator: '-', antd: false, title: false },
  moment2dayjs: { preset: 'antd', plugins: ['relativeTime', 'duration'] },
  // Titles are written by utils/pageTitle; react-helmet would be a second truth, and 8 kB.
  helmet: false,
  targets: { chrome: 93, safari: 15.4, firefox: 92, edge: 93 },
  mfsu: false,
  // esbuild leaves the syntax these browsers know; terser then takes 36 kB more off the sign-in page than esbuild.
  srcTranspiler: 'esbuild',
  jsMinifier: 'terser',
  alias: {
    // The browser has fetch; umi-request would bring a polyfill of its own.
    'isomorphic-fetch': nothing,
  },
  define: {
    MOCK_TOOLS: mockTools,
    PORTAL_BASE: base,
    REDIRECT_HOSTS: process.env.REDIRECT_HOSTS ?? '',
    ANALYTICS_GOOGLE_ID: process.env.ANALYTICS_GOOGLE_ID ?? '',
    ANALYTICS_BAIDU_ID: process.env.ANALYTICS_BAIDU_ID ?? '',
  },
  chainWebpack(config, { webpack }) {
    config.output.chunkLoadTimeout(CHUNK_LOAD_TIMEOUT);
    // ProForm brings antd's colour picker, which no page has; what it needs would land in every page's first script.
    config
      .plugin('no-color-picker')
      .use(webpack.NormalModuleReplacementPlugin, [/antd\/es\/color-picker\/index\.js$/, nothing]);
    // Umi's locale plugin imports the dates of every language; utils/locale loads the one in use.
    config.plugin('one-language').use(webpack.NormalModuleReplacementPlugin, [
      /dayjs\/locale\/\w/,
      (resource: { request: string; contextInfo: { issuer: string } }) => {
        if (resource.contextInfo.issuer.includes('plugin-locale')) resource.request = nothing;
      },
    ]);
  },
});
