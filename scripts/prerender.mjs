#!/usr/bin/env node
/**
 * Draws the pages people arrive at, in every language. The build runs it (config/prerender.ts) with the folder of its
 * renderer and its own, and reads what was drawn from `drawn.json` in the first.
 *
 *   node scripts/prerender.mjs dist-server dist
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDrawer } from './prerender/drawer.mjs';

const [folder, root] = process.argv.slice(2);
const { draw, build } = createDrawer(folder, root);
const drawn = [];
for (const path of build.entries) {
  for (const locale of build.locales) {
    const file = locale === build.defaultLocale ? 'index.html' : `index.${locale}.html`;
    drawn.push({ path: join(path.slice(1), file), content: await draw(path, locale) });
  }
}
writeFileSync(join(folder, 'drawn.json'), JSON.stringify(drawn));
// Timers of the pages' libraries would keep the process.
process.exit(0);
