#!/usr/bin/env node
/**
 * Renders the entry pages in every language: `prerender.mjs FOLDER BUILD`. FOLDER contains `renderer.mjs` and
 * `build.json`, and receives the result, `pages.json`. The build runs this script
 * (config/plugins/prerender.ts).
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

/** Returns the files of a page, the entry last, so that the other scripts have loaded when it runs. */
function listFiles(path, locale) {
  const later = build.firstPages.includes(path) ? [] : [`later-${locale}`, 'tables'];
  const groups = [...(build.pages[path] ?? []), `texts-${locale}`, ...later, 'umi'];
  return [...new Set(groups.flatMap((name) => build.groups[name] ?? []))];
}

/** Returns the rules that a page needs: `antd` with antd's variables, and `own` of its style sheets. */
async function pickRules({ html, css, variables }, sheets) {
  const complete = sheets.map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
  const [rules, own] = await pickStyles(html, [css, complete]);
  // The style sheets use antd's variables, and load before antd inserts them.
  const { standard, dark, elder } = variables;
  // src/prerender/early.ts marks the document with the stored theme. Without the mark, the system's theme applies.
  const system = toVariantRules(standard, dark, ':root:not([data-theme])');
  const marked = [
    toVariantRules(standard, dark, ':root[data-theme=dark]'),
    `@media (prefers-color-scheme:dark){${system}}`,
    toVariantRules(standard, elder, ':root.elder'),
  ];
  return { antd: rules + pickVariables([standard, ...marked], [rules, complete, html]).join(''), own };
}

async function renderDocument({ path, route, messages }, locale) {
  // Each language has its own instance of the module, because Node loads a module once for each query.
  const { renderPage } = await import(`${bundle}?${locale}`);
  const page = await renderPage(route, locale, messages);
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
// Timers of the pages' libraries would prevent the process from ending.
process.exit(0);
