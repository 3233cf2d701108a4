/** Umi plugin. Omits parts of libraries that the portal never uses from the build. */
import { dirname } from 'node:path';
import type { IApi } from '@umijs/max';

const nothing = require.resolve('./nothing.js');
const labelTooltip = require.resolve('./replacements/labelTooltip.tsx');
const leftOut = require.resolve('./replacements/proParts/leftOut.ts');
const proForm = require.resolve('./replacements/proParts/proForm.ts');
const genCopyable = require.resolve('./replacements/proParts/genCopyable.ts');
const errorBoundary = require.resolve('./replacements/proParts/errorBoundary.ts');
const routeUtils = require.resolve('./replacements/proParts/routeUtils.ts');
const swr = require.resolve('./replacements/proParts/swr.ts');
const tinyColor = require.resolve('./replacements/proParts/tinyColor.ts');
const useEditableArray = require.resolve('./replacements/proParts/useEditableArray.ts');

/** ProLayout's texts in the portal's languages. The texts in its other languages are left out. */
const OWN_TEXTS = 'zh_CN|zh_TW|en_US|pt_BR';

/** Packages that a smaller file, or one version for all importers, replaces: aliases of webpack. */
const aliases = {
  // umi-request calls it without parameters only.
  qs$: require.resolve('./replacements/query.ts'),
  // messageLoader.js has parsed the messages at build time.
  'intl-messageformat-parser$': require.resolve('./replacements/messageParser.ts'),
  // Umi's packages have an older version of Babel's helpers than the other packages.
  '@babel/runtime': dirname(require.resolve('@babel/runtime/package.json')),
};

/** Patterns of the importing file and of the module it requests, and the file that replaces this module. */
type Row = readonly [importer: RegExp, request: RegExp, replacement: string];

/**
 * Modules that the portal does not use, or that a smaller one replaces (docs/first-scripts.md). tests/config compares
 * each replacement with the original.
 */
const rows: readonly Row[] = [
  // A tooltip behind a label is loaded with the first label that has one.
  [/antd\/es\/form\/FormItemLabel\.js$/, /^\.\.\/tooltip$/, labelTooltip],
  // Cards have no tabs: pages use components/ViewTabs.
  [/antd\/es\/card\/Card\.js$/, /^\.\.\/tabs$/, leftOut],
  // Filters are above the table, not in its head.
  [/antd\/es\/table\/hooks\/useFilter\/index\.js$/, /^\.\/FilterDropdown$/, leftOut],
  // DataTable does not use ProTable's search, toolbar and card, edits no cell, and renders every cell itself.
  [/pro-table\/es\/Table\.js$/, /^(?:@ant-design\/pro-card|\.\/components\/(?:Form|ToolBar))$/, leftOut],
  [/pro-table\/es\/(?:Table|utils\/cellRenderToFromItem)\.js$/, /^@ant-design\/pro-form$/, proForm],
  [/pro-table\/es\/utils\/genProColumnToColumn\.js$/, /^@ant-design\/pro-field$/, leftOut],
  [/pro-utils\/es\/index\.js$/, /^\.\/useEditableArray$/, useEditableArray],
  [/pro-utils\/es\/index\.js$/, /^\.\/genCopyable$/, genCopyable],
  [/pro-utils\/es\/index\.js$/, /^\.\/components\/ErrorBoundary$/, errorBoundary],
  // MainFrame renders header, menu and buttons itself, and has no footer.
  [/pro-layout\/es\/ProLayout\.js$/, /^\.\/(?:assert\/Logo|components\/(?:Header|Footer))$/, leftOut],
  [
    /pro-layout\/es\/.+\/SiderMenu\.js$/,
    /^(?:\.\/BaseMenu|\.\.\/(?:AppsLogoComponents|CollapsedIcon))$/,
    leftOut,
  ],
  [/pro-layout\/es\//, /^@umijs\/route-utils$/, routeUtils],
  // One library reads data (TanStack Query), and one calculates colors (antd's).
  [/(?:pro-layout\/es\/ProLayout|pro-provider\/es\/index|useFetchData\/index)\.js$/, /^swr$/, swr],
  [/pro-provider\/es\/useStyle\/index\.js$/, /^@ctrl\/tinycolor$/, tinyColor],
  [/pro-provider\/es\/intl\.js$/, new RegExp(`^\\./locale/(?!(?:${OWN_TEXTS})$)`), nothing],
  // Umi's plugins import dayjs into the first script, with its texts in every language and plugins for antd 4.
  // utils/i18n/locale loads it with the messages of the pages that show dates, in the current language only.
  [/\/\.umi[\w-]*\/plugin-locale\//, /\/dayjs(?:\/|$)/, nothing],
  [/\/\.umi[\w-]*\/umi\.ts$/, /\/plugin-moment2dayjs\//, nothing],
];

/** Files that query the browser's locale data. intlLoader.js removes the queries. */
const INTL =
  /[\\/](?:intl-messageformat[\\/]lib[\\/]core|react-intl[\\/]lib[\\/]components[\\/]provider)\.js$/;

/** Returns the file that replaces a requested module, or undefined if the module is not replaced. */
export function findReplacement(importer: string, request: string): string | undefined {
  const toPosix = (path: string) => path.replaceAll('\\', '/');
  const [file, requested] = [toPosix(importer), toPosix(request)];
  return rows.find(([fromFile, ofModule]) => fromFile.test(file) && ofModule.test(requested))?.[2];
}

export default (api: IApi) => {
  api.chainWebpack((config, { webpack }) => {
    config.resolve.alias.merge(aliases);
    config.module
      .rule('intl')
      .test(INTL)
      .enforce('pre')
      .use('intl')
      .loader(require.resolve('./intlLoader.js'));
    config.plugin('lean-libraries').use(webpack.NormalModuleReplacementPlugin, [
      /./,
      (resource: { request: string; contextInfo: { issuer: string } }) => {
        resource.request = findReplacement(resource.contextInfo.issuer, resource.request) ?? resource.request;
      },
    ]);
  });
};
