#!/usr/bin/env node
/**
 * Takes pictures of every page of the route table, light and dark, wide and narrow, in two languages, and a sheet of
 * them all: `npm run pictures`, then open pictures/index.html. `-- --only TEXT` takes those whose name contains the text
 * (`appeal`, `en-US-light-1440`, `user_appeal--zh-CN-dark-375`). `-- --readme` takes the README's pictures instead, into
 * docs/screenshots. It needs a build (`npm run build`).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer';
import { getBrowser, isHeadlessShell } from './findBrowser.mjs';
import { latinNames } from './latinNames.mjs';
import { listScreens, README_PICTURES } from './pictureList.mjs';
import { startServer } from './serve.mjs';
import { bundleServerParts, repository } from './serverParts.mjs';

const LANGUAGES = ['zh-CN', 'en-US'];
const THEMES = ['light', 'realDark'];
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 375, height: 812, isMobile: true, hasTouch: true };

/** What stands in place of something that is still to come. */
const LOADING = '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning';
/** How long (ms) a page may load; a picture of one that loads for longer is a picture, too. */
const PATIENCE = 10_000;
/** How long (ms) nothing must load for: parts of a page begin to load one after the other. */
const REST = 300;

/** Starts a portal with the first day's data, whose people have names in the script of the language. */
async function startPortal(language) {
  const parts = language.startsWith('zh') ? undefined : await bundleServerParts([latinNames]);
  try {
    const portal = await startServer({ parts });
    // All portals of a process share their state.
    const { ok } = await fetch(`${portal.origin}/mock/reset`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'portal', 'Content-Type': 'application/json' },
      body: '{}',
    });
    if (!ok) throw new Error('The mock portal did not reset its data.');
    return portal;
  } finally {
    if (parts) rmSync(parts, { force: true });
  }
}

/** A tab on a device of its own, with this language and theme chosen. */
async function openDevice(browser, origin, { language, theme, viewport }) {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport(viewport);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // Elsewhere each time names the zone.
  await page.emulateTimezone('Asia/Shanghai');
  await page.goto(`${origin}/anonApi/getVersion`);
  await page.evaluate(
    (chosen, settings) => {
      localStorage.setItem('umi_locale', chosen);
      localStorage.setItem('portal_settings', settings);
    },
    language,
    JSON.stringify({ navTheme: theme }),
  );
  return page;
}

/** Signs in as one of the seed's people, by the form. */
async function signIn(page, origin, { account, password, userType }) {
  await page.goto(`${origin}/uaa/login`);
  await page.waitForSelector('[name="password"]');
  if (userType === 'legal') await page.$eval('[name="userType"][value="legal"]', (radio) => radio.click());
  await page.type('[name="account"]', account);
  await page.type('[name="password"]', password);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname !== '/uaa/login');
}

/** Waits until nothing on the page has been loading for a while. */
function comesToRest(page) {
  const isStill = (loading, rest) => {
    const now = performance.now();
    if (document.querySelector(loading)) globalThis.lastLoading = now;
    globalThis.lastLoading ??= now;
    return now - globalThis.lastLoading > rest;
  };
  return page.waitForFunction(isStill, { timeout: PATIENCE, polling: 50 }, LOADING, REST);
}

/** Marks of a page that found nothing, failed, or did not load. */
const EXCEPTION = '[data-picture="notFound"], [data-picture="failed"], .error-panel, .load-error';

/**
 * Takes a picture of a page at rest.
 * @param {import('./pictureList.mjs').Screen} screen
 * @throws if the page is an exception page although none was asked for, or redirects to another path
 */
async function take(page, origin, { name, path, exception = false }, file, fullPage) {
  await page.goto(origin + path);
  await page.waitForSelector('h1');
  await comesToRest(page).catch(() => undefined);
  await page.screenshot({ path: file, fullPage });
  const { pathname } = new URL(page.url());
  const isException = (await page.$(EXCEPTION)) !== null;
  if (pathname !== new URL(path, origin).pathname) throw new Error(`${name}: redirected to ${pathname}`);
  if (isException !== exception) {
    throw new Error(`${name}: ${isException ? 'an exception page' : 'no exception page'} at ${path}`);
  }
}

/** The file name of a picture. */
const toFile = (screen, form) => `${screen}--${form.name}.png`;

/** All screens on one device: visitors' pages first, then each person's. */
async function takeAll(browser, origin, folder, form, screens) {
  const made = [];
  for (const person of [...new Set(screens.map((screen) => JSON.stringify(screen.person ?? null)))]) {
    const page = await openDevice(browser, origin, form);
    if (person !== 'null') await signIn(page, origin, JSON.parse(person));
    for (const screen of screens.filter((one) => JSON.stringify(one.person ?? null) === person)) {
      const name = toFile(screen.name, form);
      await take(page, origin, screen, join(folder, name), true);
      made.push({ screen: screen.name, form: form.name, name });
    }
    await page.browserContext().close();
  }
  return made;
}

/** The sheet: a row for each screen, a picture for each form. */
function writeSheet(folder, pictures, forms) {
  const rows = [...new Set(pictures.map(({ screen }) => screen))].map((screen) => {
    const cells = forms.map(({ name }) => {
      const found = pictures.find((picture) => picture.screen === screen && picture.form === name);
      return `<td>${found ? `<a href="${found.name}"><img loading="lazy" src="${found.name}" alt="${screen}, ${name}"></a>` : ''}</td>`;
    });
    return `<tr><th scope="row">${screen}</th>${cells.join('')}</tr>`;
  });
  const heads = forms.map(({ name }) => `<th scope="col">${name}</th>`).join('');
  const style =
    'body{font:14px system-ui}td{vertical-align:top}img{width:220px;border:1px solid #ccc}th{text-align:start}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style><table><tr><th></th>${heads}</tr>${rows.join('')}</table>`,
  );
}

/** Every screen in every form, as far as the picture's name contains the text. */
async function takeSheet(browser, only) {
  const folder = join(repository, 'pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const forms = LANGUAGES.flatMap((language) =>
    THEMES.flatMap((theme) =>
      [WIDE, NARROW].map((viewport) => ({
        name: `${language}-${theme === 'light' ? 'light' : 'dark'}-${viewport.width}`,
        language,
        theme,
        viewport,
      })),
    ),
  );
  const all = await listScreens();
  const pictures = [];
  for (const form of forms) {
    const screens = all.filter(({ name }) => toFile(name, form).includes(only));
    if (screens.length === 0) continue;
    const { origin, close } = await startPortal(form.language);
    pictures.push(...(await takeAll(browser, origin, folder, form, screens)));
    await close();
    console.log(`${form.name}: ${screens.length} pictures`);
  }
  if (pictures.length === 0) throw new Error(`No picture's name contains ${only}.`);
  writeSheet(folder, pictures, forms);
  console.log(`${pictures.length} pictures in ${folder}`);
}

/** The README's. */
async function takeReadmePictures(browser) {
  const folder = join(repository, 'docs', 'screenshots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const screen of README_PICTURES) {
    const { name, person, language, theme, narrow } = screen;
    const { origin, close } = await startPortal(language);
    const viewport = narrow ? NARROW : { width: 1280, height: 800 };
    const page = await openDevice(browser, origin, { language, theme, viewport });
    if (person) await signIn(page, origin, person);
    await take(page, origin, screen, join(folder, `${name}.png`), false);
    await page.browserContext().close();
    await close();
    console.log(name);
  }
}

const options = { readme: { type: 'boolean' }, only: { type: 'string', default: '' } };
const { readme, only } = parseArgs({ options }).values;
const executablePath = getBrowser();
const browser = await puppeteer.launch({
  executablePath,
  headless: isHeadlessShell(executablePath) ? 'shell' : true,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await (readme ? takeReadmePictures(browser) : takeSheet(browser, only));
} finally {
  await browser.close();
}
