/** The browser of the journeys. */
import { once } from 'node:events';
import puppeteer, { type Browser } from 'puppeteer';

import { isFirefox } from './firefox';

/** Delay between two steps of a visible journey (ms). */
const STEP_DELAY = 50;

/** PORTAL_BROWSER=visible shows the browser's window and slows the journeys down, for debugging. */
export const isVisible = process.env.PORTAL_BROWSER === 'visible';

/** Starts Chromium without its background traffic and menus; as root it cannot use its sandbox. */
export async function launchBrowser(): Promise<Browser> {
  const { isHeadlessShell } = await import('../../../../scripts/shared/findBrowser.mjs');
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
      // Tabs of the portal share a process and its compiled scripts.
      '--process-per-site',
      // Chromium 156 loads two pages of its own in every context for the address bar, which no journey uses.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      '--disable-dev-shm-usage',
      // There is no graphics card. Pages close before optimized code saves time; the bytecode that a page has compiled is
      // reused by the next.
      '--disable-gpu',
      '--js-flags=--no-opt --no-maglev --no-flush-bytecode --min-semi-space-size=32 --max-semi-space-size=64',
      '--accept-lang=zh-CN',
    ],
  });
}

/**
 * Starts a Firefox to which test files connect one after the other. It allows one session at a time, so this function ends
 * its own.
 */
export async function launchFirefox(): Promise<{ address: string; stop: () => Promise<void> }> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.PUPPETEER_EXECUTABLE_PATH ?? '',
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN',
      'ui.prefersReducedMotion': 1,
      // Tabs of the portal share a process and its compiled scripts.
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

/** Connects to a running browser by the address of its WebSocket. */
export const connectBrowser = (browserWSEndpoint: string): Promise<Browser> =>
  puppeteer.connect({
    browserWSEndpoint,
    protocol: isFirefox ? 'webDriverBiDi' : 'cdp',
    slowMo: isVisible ? STEP_DELAY : 0,
  });
