/**
 * Renders a page as HTML, without a browser. A bundle of its own (config/bundleRenderer.ts), of which every
 * language gets a copy: what Umi, dva and dayjs keep for the whole process is one language's then, and no request
 * meets another one's.
 */

import { createHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { getRoutes } from '@@/core/route';
import { Writable } from 'node:stream';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { matchRoutes } from '@umijs/max';
import { getClientRootComponent } from '@umijs/renderer-react/dist/server';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { Locale } from '@/locales/languages';
import type { MessageKey } from '@/locales/zh-CN/index';
import { serveSettings } from '@/theme/settings';
import { loadLocale, requestAllMessages, translate } from '@/utils/i18n/locale';
import { findPageRoute, loadRouteTable } from '@/utils/routing/pageRoute';
import defaultSettings, { type PortalSettings } from '../../config/defaultSettings';

interface RenderedPage {
  /** What stands in the root element. */
  html: string;
  /** antd's rules: the same in every language. */
  css: string;
  /** The variables that they read: by the settings as they come, and by others. */
  variables: Record<'standard' | 'dark' | 'elder', string>;
  title: string;
  /** What to say while the scripts do not arrive. */
  late: string;
}

const base = PORTAL_BASE.replace(/\/+$/, '');

let ready: ReturnType<typeof prepare> | undefined;

/** Speaks a language from now on; this copy speaks no other. */
async function prepare(locale: Locale) {
  // Umi's parts ask for a history that nobody walks here.
  createHistory({ type: 'memory', initialEntries: ['/'], initialIndex: 0 });
  const pluginManager = createPluginManager();
  requestAllMessages();
  await Promise.all([loadLocale(locale), loadRouteTable()]);
  const routes = await getRoutes();
  return { pluginManager, tree: toTree(routes.routes), ...routes };
}

/** A row of Umi's routes, as far as it is read here, with the rows in it. */
interface Row {
  id: string;
  path: string;
  parentId?: string;
  redirect?: string;
  children?: Row[];
}

const toTree = (routes: Readonly<Record<string, Row>>, parentId?: string): Row[] =>
  Object.values(routes)
    .filter((row) => row.parentId === parentId)
    .map((row) => ({ ...row, children: toTree(routes, row.id) }));

/** Waits for all of a tree, lazy parts included. Rejects with the first error of a part, which React would leave out. */
const renderWhole = (element: ReactElement) =>
  new Promise<string>((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk, _encoding, next) {
        html += chunk;
        next();
      },
    });
    sink.on('finish', () => resolve(html));
    const stream = renderToPipeableStream(element, {
      onAllReady: () => stream.pipe(sink),
      onError: reject,
      // React would send what is long later, by a script of its own within the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });

const extractVariables = (cache: ReturnType<typeof createCache>) =>
  extractStyle(cache, { plain: true, types: ['token', 'cssVar'] });

/** Renders a page once more, by other settings. By now all of its parts are there: nothing else is rendered meanwhile. */
function renderVariables(app: ReactElement, settings: Partial<PortalSettings>): string {
  const cache = createCache();
  serveSettings({ ...defaultSettings, ...settings }, () =>
    renderToString(createElement(StyleProvider, { cache }, app)),
  );
  return extractVariables(cache);
}

/**
 * The path of the row that Umi's router shows at an address below the base; undefined where that row only leads on, or
 * there is none.
 */
export async function findPage(path: string, locale: Locale): Promise<string | undefined> {
  ready ??= prepare(locale);
  const { tree } = await ready;
  const row = matchRoutes(tree, { pathname: path })?.at(-1)?.route as Row | undefined;
  return row?.redirect ? undefined : row?.path;
}

/**
 * @param path a row's own path. What an address says beyond its row is left to the browser: it is one visitor's.
 * @param locale always the same for one copy of the bundle
 */
export async function renderPage(path: string, locale: Locale): Promise<RenderedPage> {
  ready ??= prepare(locale);
  const { pluginManager, routes, routeComponents } = await ready;
  const cache = createCache();
  const app = await getClientRootComponent({
    routes,
    routeComponents,
    pluginManager,
    location: `${base}${path}`,
    basename: PORTAL_BASE,
    useStream: true,
    __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: { pureApp: true, pureHtml: false },
  } as unknown as Parameters<typeof getClientRootComponent>[0]);
  const html = await renderWhole(createElement(StyleProvider, { cache }, app));
  const title = findPageRoute(path)?.title as MessageKey | undefined;
  return {
    html,
    css: extractStyle(cache, { plain: true, types: 'style' }),
    variables: {
      standard: extractVariables(cache),
      dark: renderVariables(app, { navTheme: 'realDark' }),
      elder: renderVariables(app, { elder: true }),
    },
    title: title ? translate(title) : '',
    late: translate('form.late'),
  };
}
