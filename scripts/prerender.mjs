#!/usr/bin/env node
/**
 * Draws the pages people arrive at, in every language. The build runs it (config/prerender.ts) with the folder of its
 * renderer, and reads what was drawn from `drawn.json` there.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDrawer } from './prerender/drawer.mjs';

const [folder] = process.argv.slice(2);
const { draw, build, locales, defaultLocale } = await createDrawer(folder);
const drawn = [];
for (const path of build.entries) {
  for (const locale of locales) {
    const file = locale === defaultLocale ? 'index.html' : `index.${locale}.html`;
    drawn.push({ path: join(path.slice(1), file), content: await draw(path, locale) });
  }
}
writeFileSync(join(folder, 'drawn.json'), JSON.stringify(drawn));
// Timers of the pages' libraries would keep the process.
process.exit(0);
