/** Figures beside Lighthouse's: when a form can be used, whether it keeps early input, and when it posts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../serve.mjs';
import { repository } from '../serverParts.mjs';

/** Password of the mock's accounts. */
const PASSWORD = 'Demo-2026-pass';
const TEXTS = ['newcomer', PASSWORD];
const FIELD =
  'input:not([type=hidden], [type=radio], [type=checkbox], [type=submit], [type=button], [type=file]), textarea';
/** Longest wait for one step (ms). */
const PATIENCE = 60_000;
/** Bytes per second and ms of Lighthouse's slow 4G, and how much slower a phone's processor is. */
const PHONE = { network: { download: 1_638_400 / 8, upload: 768_000 / 8, latency: 150 }, cpu: 4 };

/** Serves the page without scripts at every address. */
export function serveFloor() {
  const html = readFileSync(join(repository, 'scripts/bench/floor.html'));
  return listen((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(html);
  });
}

/** Types each text into the visible field of its number, as fast as the page takes it. */
async function typeTexts(page, texts) {
  for (const [index, text] of texts.entries()) {
    const isFocused = await page.evaluate(
      (selector, wanted) => {
        const fields = [...document.querySelectorAll(selector)].filter((field) => field.checkVisibility());
        fields[wanted]?.focus();
        return fields[wanted] !== undefined;
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
    const buttons = [...form.querySelectorAll('button, input[type=submit]')].filter((one) =>
      one.checkVisibility(),
    );
    // A page that holds a submit may have changed its button's type until then.
    (buttons.find((one) => one.matches('[type=submit]')) ?? buttons.at(-1))?.click();
  }, FIELD);

/** Signs in with the form. Returns the session's cookies: for a browser context that has nothing in its cache. */
export async function signIn(browser, { origin, account }) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/uaa/login`);
    await page.waitForNetworkIdle();
    await typeTexts(page, [account, PASSWORD]);
    await pressSubmit(page);
    await page.waitForFunction(() => !location.pathname.endsWith('/uaa/login'), { timeout: PATIENCE });
    return await context.cookies();
  } finally {
    await context.close();
  }
}

/** Records when the first field is visible and enabled, before every frame. Runs in the page. */
function watchFields(selector) {
  const look = () => {
    const field = document.querySelector(selector);
    if (!field?.checkVisibility() || field.matches(':disabled, [readonly]'))
      return void requestAnimationFrame(look);
    window.benchUsable = performance.now();
  };
  requestAnimationFrame(look);
}

/**
 * Visits a page on a new device and types as soon as there is a field; with `submits` it then submits the form at once.
 * @returns figures, times in ms since navigation; undefined for a time that never came
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
        // A browser counts a beacon as a request, too.
        if (request.method() === 'POST' && request.resourceType() !== 'ping') resolve(performance.now());
      });
    });
    const start = performance.now();
    page.goto(url, { timeout: PATIENCE }).catch(() => undefined);
    const usable = await page
      .waitForFunction(() => window.benchUsable, { polling: 10, timeout: PATIENCE })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
    if (usable === undefined) return {};
    await typeTexts(page, submits ? TEXTS : TEXTS.slice(0, 1));
    if (submits) {
      await pressSubmit(page);
      const end = await Promise.race([posted, sleep(PATIENCE, undefined, { ref: false })]);
      return { 'posts ms': end && end - start };
    }
    await page.waitForNetworkIdle({ timeout: PATIENCE });
    const kept = await page.$eval(FIELD, (field) => field.value);
    return { 'usable ms': usable, 'text kept': kept === TEXTS[0] };
  } finally {
    await context.close();
  }
}
