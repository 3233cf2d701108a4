#!/usr/bin/env node
/**
 * Renders the pages people arrive at, in every language. The build runs it (config/prerender.ts) with the folder of its
 * renderer and its own, and reads them from `pages.json` in the first.
 *
 *   node scripts/prerender.mjs dist-server dist
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRenderer } from './prerender/renderer.mjs';

const [folder, root] = process.argv.slice(2);
const { render, build } = createRenderer(folder, root);
const pages = [];
for (const path of build.entries) {
  for (const locale of build.locales) {
    const file = locale === build.defaultLocale ? 'index.html' : `index.${locale}.html`;
    const { html } = await render(path, locale);
    pages.push({ path: join(path.slice(1), file), content: html });
  }
}
writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
// Timers of the pages' libraries would keep the process.
process.exit(0);
