/** Renders whole documents with what the build has bundled for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toDocument } from './document.mjs';
import { pickStyles, toVariantRules } from './pickStyles.mjs';
import { pickVariables } from './pickVariables.mjs';

/**
 * @param {string} folder what config/prerender.ts has written: renderer.mjs and build.json
 * @param {string} root the build's own folder
 * @returns {{ render: (path: string, locale: string) => Promise<{ html: string, key?: string } | undefined>, build:
 *   object }} `render` answers undefined where an address only leads on, and rejects where a part of a page cannot be
 *   rendered; with the same key it always answers the same HTML. `build` is what the plugin has noted
 */
export function createRenderer(folder, root) {
  const build = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  const bundle = pathToFileURL(join(folder, 'renderer.mjs')).href;

  /** Each language has a copy of the module: Node takes another query for another module. */
  const copies = new Map();
  const getCopy = (locale) => {
    if (!copies.has(locale)) copies.set(locale, import(`${bundle}?${locale}`));
    return copies.get(locale);
  };

  /** The files of a row's page: its own scripts first, so that all are there when the entry runs. */
  const getFiles = (row, locale) => {
    const later = build.firstPages.includes(row) ? [] : [`later-${locale}`, 'tables'];
    const groups = [...(build.pages[row] ?? []), `words-${locale}`, ...later, 'umi'];
    return [...new Set(groups.flatMap((name) => build.groups[name] ?? []))];
  };

  /** What a row's page needs of all rules and variables, which its language does not change. */
  const renderStyles = async ({ html, css, variables }, sheets) => {
    const complete = sheets.map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
    const [rules, own] = await pickStyles(html, [css, complete]);
    // The style sheets come before antd writes its variables: what they read has to be there.
    const { standard, dark, elder } = variables;
    // src/prerender/early.ts marks the document with a chosen theme; without one it follows the system.
    const system = toVariantRules(standard, dark, ':root:not([data-theme])');
    const marked = [
      toVariantRules(standard, dark, ':root[data-theme=dark]'),
      `@media (prefers-color-scheme:dark){${system}}`,
      toVariantRules(standard, elder, ':root.elder'),
    ];
    return { antd: rules + pickVariables([standard, ...marked], [rules, complete, html]).join(''), own };
  };
  const styles = new Map();
  const getStyles = (row, page, sheets) => {
    if (!styles.has(row)) styles.set(row, renderStyles(page, sheets));
    return styles.get(row);
  };

  const renderParts = async (row, locale) => {
    const { renderPage } = await getCopy(locale);
    const page = await renderPage(row, locale);
    const files = getFiles(row, locale);
    const list = (ending) => files.filter((name) => name.endsWith(ending));
    const toUrl = (name) => build.publicPath + name;
    return {
      ...page,
      ...(await getStyles(row, page, list('.css'))),
      scripts: list('.js').map(toUrl),
      sheets: list('.css').map(toUrl),
    };
  };

  /** What was rendered, by row and language: nothing else of a request shows in a page but its path. */
  const rendered = new Map();
  const render = async (path, locale) => {
    const { findPage } = await getCopy(locale);
    const row = await findPage(path, locale);
    if (row === undefined) return undefined;
    const key = `${row} ${locale}`;
    if (!rendered.has(key)) {
      const parts = renderParts(row, locale);
      rendered.set(key, parts);
      // The next request tries again.
      parts.catch(() => rendered.delete(key));
    }
    const { shell, publicPath, early } = build;
    const page = { ...(await rendered.get(key)), path, locale, shell, early: publicPath + early };
    // Whoever asks for the row by its own path gets the same bytes each time.
    return { html: toDocument(page), key: path === row ? key : undefined };
  };
  return { render, build };
}
