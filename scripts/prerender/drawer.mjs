/** Draws whole documents with the renderer of a build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toDocument } from './document.mjs';
import { pickStyles } from './pickStyles.mjs';

/**
 * @param {string} folder what config/prerender.ts has written: renderer.mjs and build.json
 * @returns {Promise<{ draw: (path: string, locale: string) => Promise<string>, build: object, locales: string[],
 *   defaultLocale: string }>} `draw` rejects where any part of a page cannot be drawn
 */
export async function createDrawer(folder) {
  const build = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  const renderer = pathToFileURL(join(folder, 'renderer.mjs')).href;
  /** Each language has a copy of the module: Node takes another query for another module. */
  const copies = new Map();
  const getCopy = (locale) => {
    if (!copies.has(locale)) copies.set(locale, import(`${renderer}?${locale}`));
    return copies.get(locale);
  };
  const { LOCALES, DEFAULT_LOCALE } = await import(renderer);

  /** The files of a page: its own scripts first, so that all are there when the entry runs. */
  const getFiles = (path, locale) => {
    const later = build.firstPages.includes(path) ? [] : [`later-${locale}`, 'tables'];
    const groups = [...(build.pages[path] ?? []), `words-${locale}`, ...later, 'umi'];
    return [...new Set(groups.flatMap((name) => build.groups[name] ?? []))];
  };

  const draw = async (path, locale) => {
    const { renderPage } = await getCopy(locale);
    const page = await renderPage(path, locale);
    const files = getFiles(path, locale);
    const urls = (extension) =>
      files.filter((name) => name.endsWith(extension)).map((name) => build.publicPath + name);
    const document = { ...page, path, locale, shell: build.shell, early: build.publicPath + build.early };
    const styles = await pickStyles({
      ...document,
      output: build.output,
      files: files.filter((name) => name.endsWith('.css')),
    });
    return toDocument({ ...document, ...styles, scripts: urls('.js'), sheets: urls('.css') });
  };
  return { draw, build, locales: LOCALES, defaultLocale: DEFAULT_LOCALE };
}
