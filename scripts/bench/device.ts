/** A device that has never been here: a browser context of its own, with its language, size and limits. */
import puppeteer, { type Browser, type CDPSession, type Cookie, type Page } from 'puppeteer';
import type { Conditions } from './conditions';

export interface Device {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** An old phone's screen. */
const VIEWPORT = { width: 360, height: 640, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LANGUAGE = 'zh-CN,zh;q=0.9';
const BITS = 8;

/** Starts the browser; it reaches this machine and the hosts that are named, no other. */
export function launchBrowser(executablePath: string, isShell: boolean, hosts: string[]): Promise<Browser> {
  const allowed = ['127.0.0.1', ...hosts].map((host) => `EXCLUDE ${host}`).join(', ');
  return puppeteer.launch({
    executablePath,
    headless: isShell ? 'shell' : true,
    // Times are compared with each other, and a busy machine may take long.
    protocolTimeout: 300_000,
    args: [
      // As root it cannot use its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      `--host-resolver-rules=MAP * ~NOTFOUND, ${allowed}`,
    ],
  });
}

async function limit(page: Page, { cpu, network }: Conditions): Promise<void> {
  await page.emulateCPUThrottling(cpu);
  if (!network) return;
  const { down, up, latency } = network;
  await page.emulateNetworkConditions({ download: down / BITS, upload: up / BITS, latency });
}

/** Opens a new device under these conditions; whoever opens it closes it. */
export async function openDevice(
  browser: Browser,
  conditions: Conditions,
  cookies: Cookie[] = [],
): Promise<Device> {
  const context = await browser.createBrowserContext();
  await context.setCookie(...cookies);
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await page.setViewport(VIEWPORT);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: (await browser.userAgent()).replace('HeadlessChrome', 'Chrome'),
    acceptLanguage: LANGUAGE,
  });
  await limit(page, conditions);
  return { page, session, close: () => context.close() };
}
