/** The browser of the journeys. */
import { once } from 'node:events';
import puppeteer, { type Browser } from 'puppeteer';

import { isFirefox } from './firefox';

/** Ms between two steps of a journey that somebody watches. */
const WATCHABLE = 50;

/** With PORTAL_BROWSER=visible it shows its window and takes its time, for whoever looks for a mistake. */
export const isVisible = process.env.PORTAL_BROWSER === 'visible';

/** Chromium without its own traffic and menus; as root it cannot use its sandbox. */
export async function launchBrowser(): Promise<Browser> {
  const { isHeadlessShell } = await import('../../../../scripts/findBrowser.mjs');
  const executablePath = process.env.PUPPETEER_EXECUTABLE_PATH ?? '';
  const root = process.getuid?.() === 0;
  return puppeteer.launch({
    executablePath,
    headless: isHeadlessShell(executablePath) ? 'shell' : !isVisible,
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Tabs of a device share a process, and with it the scripts it has compiled.
      '--process-per-site',
      // Chromium 156 fills two pages of its own for every context; nobody opens its address bar here.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      '--disable-dev-shm-usage',
      // There is no graphics card to draw with, no page lives long enough to repay what optimizing its code takes, and
      // what a page has compiled the next one needs.
      '--disable-gpu',
      '--js-flags=--no-opt --no-maglev --no-flush-bytecode --min-semi-space-size=32 --max-semi-space-size=64',
      '--lang=zh-CN',
    ],
  });
}

/** A Firefox that several journeys use one after the other: it has one session at a time, and this gives its own back. */
export async function launchFirefox(): Promise<{ address: string; stop: () => Promise<void> }> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.PUPPETEER_EXECUTABLE_PATH ?? '',
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN',
      'ui.prefersReducedMotion': 1,
      // Tabs of the portal share a process, and with it the scripts it has compiled.
      'dom.ipc.processCount.webIsolated': 1,
    },
  });
  const child = browser.process();
  const address = browser.wsEndpoint();
  await browser.disconnect();
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { address, stop };
}

/** Takes one over that runs already, by its WebSocket's address. */
export const connectBrowser = (browserWSEndpoint: string): Promise<Browser> =>
  puppeteer.connect({
    browserWSEndpoint,
    protocol: isFirefox ? 'webDriverBiDi' : 'cdp',
    slowMo: isVisible ? WATCHABLE : 0,
  });
