/** Draws whole documents with the renderer of a build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toDocument } from './document.mjs';
import { pickStyles, toVariantRules } from './pickStyles.mjs';
import { pickVariables } from './pickVariables.mjs';

/** A row of the route table as a pattern for paths, in any case as Umi's router has it. */
const toPattern = (row) =>
  new RegExp(`^${row.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*').replace(/\/$/, '')}/?$`, 'i');

/**
 * @param {string} folder what config/prerender.ts has written: renderer.mjs and build.json
 * @param {string} root the build's own folder
 * @returns {{ draw: (path: string, locale: string) => Promise<string>, build: object }} `draw` rejects where a
 *   part of a page cannot be drawn; `build` is what the plugin has noted
 */
export function createDrawer(folder, root) {
  const build = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  const renderer = pathToFileURL(join(folder, 'renderer.mjs')).href;
  const patterns = Object.keys(build.pages).map((row) => [row, toPattern(row)]);

  /** Each language has a copy of the module: Node takes another query for another module. */
  const copies = new Map();
  const getCopy = (locale) => {
    if (!copies.has(locale)) copies.set(locale, import(`${renderer}?${locale}`));
    return copies.get(locale);
  };

  /** The files of a row's page: its own scripts first, so that all are there when the entry runs. */
  const getFiles = (row, locale) => {
    const later = build.firstPages.includes(row) ? [] : [`later-${locale}`, 'tables'];
    const groups = [...(build.pages[row] ?? []), `words-${locale}`, ...later, 'umi'];
    return [...new Set(groups.flatMap((name) => build.groups[name] ?? []))];
  };

  /** What a row's page needs of all rules and variables, which its language does not change. */
  const drawStyles = async ({ html, css, variables }, sheets) => {
    const complete = sheets.map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
    const [rules, own] = await pickStyles(html, [css, complete]);
    // The style sheets come before antd writes its variables: what they read has to be there.
    const { standard, variants } = variables;
    const marked = Object.entries(variants).map(([mark, changed]) => toVariantRules(standard, changed, mark));
    return { antd: rules + pickVariables([standard, ...marked], [rules, complete, html]).join(''), own };
  };
  const styles = new Map();
  const getStyles = (row, page, sheets) => {
    if (!styles.has(row)) styles.set(row, drawStyles(page, sheets));
    return styles.get(row);
  };

  const drawParts = async (row, path, locale) => {
    const { renderPage } = await getCopy(locale);
    const page = await renderPage(path, locale);
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

  /** What was drawn, by row and language: nothing else of a request shows in a page. */
  const drawn = new Map();
  const draw = async (path, locale) => {
    const [row = ''] = patterns.find(([, pattern]) => pattern.test(path)) ?? [];
    const key = `${row} ${locale}`;
    if (!drawn.has(key)) {
      const parts = drawParts(row, path, locale);
      drawn.set(key, parts);
      // The next request tries again.
      parts.catch(() => drawn.delete(key));
    }
    const { shell, publicPath, early } = build;
    return toDocument({ ...(await drawn.get(key)), path, locale, shell, early: publicPath + early });
  };
  return { draw, build };
}
