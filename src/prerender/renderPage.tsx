/**
 * Renders a page as HTML, without a browser. It is a separate bundle (config/plugins/bundleRenderer.ts), loaded once per
 * language: the process-wide state of Umi, dva and dayjs then belongs to one language.
 */

import { createHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { getRoutes } from '@@/core/route';
import { Writable } from 'node:stream';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
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
  /** Content of the root element. */
  html: string;
  /** antd's rules: the same in every language. */
  css: string;
  /** CSS variables of the rules: for the default settings, and for others. */
  variables: Record<'standard' | 'dark' | 'elder', string>;
  title: string;
  /** Message shown while the scripts fail to load. */
  late: string;
}

const base = PORTAL_BASE.replace(/\/+$/, '');

let ready: ReturnType<typeof prepare> | undefined;

/** Prepares this copy of the bundle for its only language. */
async function prepare(locale: Locale) {
  // Umi's modules require a history, although no navigation happens here.
  createHistory({ type: 'memory', initialEntries: ['/'], initialIndex: 0 });
  const pluginManager = createPluginManager();
  requestAllMessages();
  await Promise.all([loadLocale(locale), loadRouteTable()]);
  return { pluginManager, ...(await getRoutes()) };
}

/**
 * Renders a tree completely, including lazy components. Rejects with the first error of a component, which React
 * would skip.
 */
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
      // React would send long content later, with a script inside the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });

const extractVariables = (cache: ReturnType<typeof createCache>) =>
  extractStyle(cache, { plain: true, types: ['token', 'cssVar'] });

/**
 * Renders a page again with other settings. All its components are loaded by now, so no other rendering can
 * interfere.
 */
function renderVariables(app: ReactElement, settings: Partial<PortalSettings>): string {
  const cache = createCache();
  serveSettings({ ...defaultSettings, ...settings }, () =>
    renderToString(createElement(StyleProvider, { cache }, app)),
  );
  return extractVariables(cache);
}

/**
 * Renders a page.
 * @param path the path of the route. Query and parameters are left to the browser, because they belong to one
 * visitor.
 * @param locale always the same for one copy of the bundle
 * @param messages message keys, if they are not those of a form
 */
export async function renderPage(
  path: string,
  locale: Locale,
  messages?: Record<'title' | 'late', MessageKey>,
): Promise<RenderedPage> {
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
  const title = messages?.title ?? (findPageRoute(path)?.title as MessageKey | undefined);
  return {
    html,
    css: extractStyle(cache, { plain: true, types: 'style' }),
    variables: {
      standard: extractVariables(cache),
      dark: renderVariables(app, { navTheme: 'realDark' }),
      elder: renderVariables(app, { elder: true }),
    },
    title: title ? translate(title) : '',
    late: translate(messages?.late ?? 'form.late'),
  };
}
