#!/usr/bin/env node
/**
 * Renders the pages people arrive at, in every language. The build runs it (config/plugins/prerender.ts) with the folder of its
 * renderer and its own, and reads the pages from `pages.json` in the first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toDocument } from './prerender/document.mjs';
import { pickStyles, toVariantRules } from './prerender/pickStyles.mjs';
import { pickVariables } from './prerender/pickVariables.mjs';

const [folder, root] = process.argv.slice(2);
const build = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
const bundle = pathToFileURL(join(folder, 'renderer.mjs')).href;

/** The files of a page: its own scripts first, so that all are there when the entry runs. */
function listFiles(path, locale) {
  const later = build.firstPages.includes(path) ? [] : [`later-${locale}`, 'tables'];
  const groups = [...(build.pages[path] ?? []), `words-${locale}`, ...later, 'umi'];
  return [...new Set(groups.flatMap((name) => build.groups[name] ?? []))];
}

/** Returns the rules and variables that a page needs: of antd (`antd`) and of its style sheets (`own`). */
async function pickRules({ html, css, variables }, sheets) {
  const complete = sheets.map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
  const [rules, own] = await pickStyles(html, [css, complete]);
  // The style sheets come before antd writes its variables, and read them.
  const { standard, dark, elder } = variables;
  // src/prerender/early.ts marks the document with a chosen theme; without one it follows the system.
  const system = toVariantRules(standard, dark, ':root:not([data-theme])');
  const marked = [
    toVariantRules(standard, dark, ':root[data-theme=dark]'),
    `@media (prefers-color-scheme:dark){${system}}`,
    toVariantRules(standard, elder, ':root.elder'),
  ];
  return { antd: rules + pickVariables([standard, ...marked], [rules, complete, html]).join(''), own };
}

async function renderDocument({ path, route, words }, locale) {
  // Each language has a copy of the module: Node takes another query for another module.
  const { renderPage } = await import(`${bundle}?${locale}`);
  const page = await renderPage(route, locale, words);
  const files = listFiles(path, locale);
  const list = (ending) => files.filter((name) => name.endsWith(ending));
  const sheets = list('.css');
  const toUrl = (name) => build.publicPath + name;
  return toDocument({
    ...page,
    ...(await pickRules(page, sheets)),
    path,
    locale,
    shell: build.shell,
    early: toUrl(build.early),
    scripts: list('.js').map(toUrl),
    sheets: sheets.map(toUrl),
  });
}

const pages = [];
for (const entry of build.entries) {
  for (const locale of build.locales) {
    const file = locale === build.defaultLocale ? 'index.html' : `index.${locale}.html`;
    pages.push({ path: join(entry.path.slice(1), file), content: await renderDocument(entry, locale) });
  }
}
writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
// Timers of the pages' libraries would keep the process.
process.exit(0);
