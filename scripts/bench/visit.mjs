/** Measures when a form can be used, whether it retains early input, and when it sends its request. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../serve.mjs';
import { repository } from '../shared/serverParts.mjs';

/** Password of the mock's accounts. */
const DEMO_PASSWORD = 'Demo-2026-pass';
const TEXTS = ['newcomer', DEMO_PASSWORD];
const FIELD =
  'input:not([type=hidden], [type=radio], [type=checkbox], [type=submit], [type=button], [type=file]), textarea';
/** Timeout of one step (ms). */
const TIMEOUT = 60_000;
/** Lighthouse's slow 4G (bytes per second, latency in ms), and the slowdown of the processor. */
const PHONE = { network: { download: 1_638_400 / 8, upload: 768_000 / 8, latency: 150 }, cpu: 4 };

/** Serves the page without scripts at every address. */
export function serveFloor() {
  const html = readFileSync(join(repository, 'scripts/bench/floor.html'));
  return listen((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(html);
  });
}

/** Types each text into the visible field of the same index, without a delay. */
async function typeTexts(page, texts) {
  for (const [index, text] of texts.entries()) {
    const isFocused = await page.evaluate(
      (selector, fieldIndex) => {
        const fields = [...document.querySelectorAll(selector)].filter((field) => field.checkVisibility());
        fields[fieldIndex]?.focus();
        return fields[fieldIndex] !== undefined;
      },
      FIELD,
      index,
    );
    if (isFocused) await page.keyboard.sendCharacter(text);
  }
}

const pressSubmit = (page) =>
  page.evaluate((selector) => {
    const form = document.querySelector(selector)?.form ?? document;
    const buttons = [...form.querySelectorAll('button, input[type=submit]')].filter((button) =>
      button.checkVisibility(),
    );
    // Before hydration, a page that delays submits may have no button of the type submit.
    (buttons.find((button) => button.matches('[type=submit]')) ?? buttons.at(-1))?.click();
  }, FIELD);

/** Signs in with the form. Returns the session's cookies, for a browser context with an empty cache. */
export async function signIn(browser, { origin, account }) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/uaa/login`);
    await page.waitForNetworkIdle();
    await typeTexts(page, [account, DEMO_PASSWORD]);
    await pressSubmit(page);
    await page.waitForFunction(() => !location.pathname.endsWith('/uaa/login'), { timeout: TIMEOUT });
    return await context.cookies();
  } finally {
    await context.close();
  }
}

/** Records when the first field is visible and enabled. Runs in the page, before every frame. */
function watchFields(selector) {
  const check = () => {
    const field = document.querySelector(selector);
    if (!field?.checkVisibility() || field.matches(':disabled, [readonly]'))
      return void requestAnimationFrame(check);
    window.benchUsable = performance.now();
  };
  requestAnimationFrame(check);
}

/**
 * Visits a page in a new browser context and types as soon as a field is usable. With `submits`, it submits the form
 * immediately afterwards.
 * @returns figures: times in ms since navigation, undefined after a timeout
 */
export async function visit(browser, { url }, desktop, submits = false) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (!desktop) {
      await page.emulateCPUThrottling(PHONE.cpu);
      await page.emulateNetworkConditions(PHONE.network);
    }
    await page.evaluateOnNewDocument(watchFields, FIELD);
    const posted = new Promise((resolve) => {
      page.on('request', (request) => {
        // Beacons are POST requests of the type ping.
        if (request.method() === 'POST' && request.resourceType() !== 'ping') resolve(performance.now());
      });
    });
    const start = performance.now();
    page.goto(url, { timeout: TIMEOUT }).catch(() => undefined);
    const usable = await page
      .waitForFunction(() => window.benchUsable, { polling: 10, timeout: TIMEOUT })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
    if (usable === undefined) return {};
    await typeTexts(page, submits ? TEXTS : TEXTS.slice(0, 1));
    if (submits) {
      await pressSubmit(page);
      const end = await Promise.race([posted, sleep(TIMEOUT, undefined, { ref: false })]);
      return { 'posts ms': end && end - start };
    }
    await page.waitForNetworkIdle({ timeout: TIMEOUT });
    const value = await page.$eval(FIELD, (field) => field.value);
    return { 'usable ms': usable, 'text kept': value === TEXTS[0] };
  } finally {
    await context.close();
  }
}
