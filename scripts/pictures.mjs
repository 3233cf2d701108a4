#!/usr/bin/env node
/**
 * Takes screenshots of every page of the route table, light and dark, wide and narrow, in two languages, and
 * writes an overview: `npm run build && npm run pictures`, then open pictures/index.html. `-- --only TEXT`
 * takes only those whose name contains the text (`appeal`, `en-US-light-1440`,
 * `user_appeal--zh-CN-dark-375`). `-- --readme` takes the screenshots of the README instead, into
 * docs/screenshots.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer';
import { latinNames } from './pictures/latinNames.mjs';
import { listScreens, README_PICTURES } from './pictures/list.mjs';
import { startServer } from './serve.mjs';
import { getBrowser, isHeadlessShell } from './shared/findBrowser.mjs';
import { bundleServerParts, repository } from './shared/serverParts.mjs';

const LANGUAGES = ['zh-CN', 'en-US'];
const THEMES = ['light', 'realDark'];
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 375, height: 812, isMobile: true, hasTouch: true };

/** Elements of an exception page, or of a page with an error. */
const EXCEPTION = '[data-picture="notFound"], [data-picture="failed"], .error-panel, .load-error';
/** Elements that are shown while something is loading. */
const LOADING = '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning';
/** Maximum loading time (ms); after that, the screenshot is taken anyway. */
const LOADING_MAX = 10_000;
/** A page has finished when nothing was loading for this time (ms): some parts start to load after others. */
const QUIET_TIME = 300;

/** Starts a portal with the seed data. Unless the language is Chinese, its people have Latin names. */
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

/** Opens a tab in a new browser context, with the language and the theme. */
async function openDevice(browser, origin, { language, theme, viewport }) {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport(viewport);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // In other time zones, the pages show the zone next to each time.
  await page.emulateTimezone('Asia/Shanghai');
  await page.goto(`${origin}/anonApi/getVersion`);
  await page.evaluate(
    (locale, settings) => {
      localStorage.setItem('umi_locale', locale);
      localStorage.setItem('portal_settings', settings);
    },
    language,
    JSON.stringify({ navTheme: theme }),
  );
  return page;
}

/** Signs in with an account of the seed data, on the sign-in page. */
async function signIn(page, origin, { account, password, userType }) {
  await page.goto(`${origin}/uaa/login`);
  await page.waitForSelector('[name="password"]');
  if (userType === 'legal') await page.$eval('[name="userType"][value="legal"]', (radio) => radio.click());
  await page.type('[name="account"]', account);
  await page.type('[name="password"]', password);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname !== '/uaa/login');
}

/** Waits until nothing on the page has been loading for QUIET_TIME. */
function waitUntilLoaded(page) {
  const isLoaded = (loading, quietTime) => {
    const now = performance.now();
    if (document.querySelector(loading)) globalThis.lastLoading = now;
    globalThis.lastLoading ??= now;
    return now - globalThis.lastLoading > quietTime;
  };
  return page.waitForFunction(isLoaded, { timeout: LOADING_MAX, polling: 50 }, LOADING, QUIET_TIME);
}

/**
 * Takes a screenshot of a page after it has loaded.
 * @param {import('./pictures/list.mjs').Screen} screen
 * @throws if the page redirects to another path, or is an exception page unlike `exception`
 */
async function takePicture(page, origin, { name, path, exception = false }, file, fullPage) {
  await page.goto(origin + path);
  await page.waitForSelector('h1');
  await waitUntilLoaded(page).catch(() => undefined);
  await page.screenshot({ path: file, fullPage });
  const { pathname } = new URL(page.url());
  const isException = (await page.$(EXCEPTION)) !== null;
  if (pathname !== new URL(path, origin).pathname) throw new Error(`${name}: redirected to ${pathname}`);
  if (isException !== exception) {
    throw new Error(`${name}: ${isException ? 'an exception page' : 'no exception page'} at ${path}`);
  }
}

const toFile = (screen, variant) => `${screen}--${variant.name}.png`;

/** Takes the screens in one variant (language, theme and viewport). Signs in once for each person. */
async function takeAll(browser, origin, folder, variant, screens) {
  const pictures = [];
  for (const person of new Set(screens.map((screen) => screen.person))) {
    const page = await openDevice(browser, origin, variant);
    if (person) await signIn(page, origin, person);
    for (const screen of screens.filter((candidate) => candidate.person === person)) {
      const name = toFile(screen.name, variant);
      await takePicture(page, origin, screen, join(folder, name), true);
      pictures.push({ screen: screen.name, variant: variant.name, name });
    }
    await page.browserContext().close();
  }
  return pictures;
}

/** Writes the overview: a row for each screen, a column for each variant. */
function writeSheet(folder, pictures, variants) {
  const rows = [...new Set(pictures.map(({ screen }) => screen))].map((screen) => {
    const cells = variants.map(({ name }) => {
      const match = pictures.find((picture) => picture.screen === screen && picture.variant === name);
      return `<td>${match ? `<a href="${match.name}"><img loading="lazy" src="${match.name}" alt="${screen}, ${name}"></a>` : ''}</td>`;
    });
    return `<tr><th scope="row">${screen}</th>${cells.join('')}</tr>`;
  });
  const heads = variants.map(({ name }) => `<th scope="col">${name}</th>`).join('');
  const style =
    'body{font:14px system-ui}td{vertical-align:top}img{width:220px;border:1px solid #ccc}th{text-align:start}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style><table><tr><th></th>${heads}</tr>${rows.join('')}</table>`,
  );
}

/** Takes the screenshots whose file name contains `only`, in every variant, and writes the overview. */
async function takeSheet(browser, only) {
  const folder = join(repository, 'pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const variants = LANGUAGES.flatMap((language) =>
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
  for (const variant of variants) {
    const screens = all.filter(({ name }) => toFile(name, variant).includes(only));
    if (screens.length === 0) continue;
    const { origin, close } = await startPortal(variant.language);
    pictures.push(...(await takeAll(browser, origin, folder, variant, screens)));
    await close();
    console.log(`${variant.name}: ${screens.length} pictures`);
  }
  if (pictures.length === 0) throw new Error(`No picture's name contains ${only}.`);
  writeSheet(folder, pictures, variants);
  console.log(`${pictures.length} pictures in ${folder}`);
}

async function takeReadmePictures(browser) {
  const folder = join(repository, 'docs', 'screenshots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const screen of README_PICTURES) {
    const { name, person, language = 'en-US', theme = 'light', narrow } = screen;
    const { origin, close } = await startPortal(language);
    const viewport = narrow ? NARROW : { width: 1280, height: 800 };
    const page = await openDevice(browser, origin, { language, theme, viewport });
    if (person) await signIn(page, origin, person);
    await takePicture(page, origin, screen, join(folder, `${name}.png`), false);
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
