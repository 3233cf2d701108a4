/**
 * Devices that visitors use: contexts of one browser, wiped before somebody else takes them. What a visitor leaves
 * (cookies, storage, permissions) goes; the scripts they fetched, and their compiled code, stay.
 */

import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';
import { isFirefox } from './firefox';

interface Device {
  context: BrowserContext;
  /** A tab that stays open, so that the process with the compiled scripts lives on. */
  keeper: Page;
  session: CDPSession;
}

/** Wiping one takes Chromium's protocol: elsewhere each visitor has a new one. */
const isKept = !isFirefox;

/** An address of the portal that runs no script. */
const QUIET = '/anonApi/getVersion';

/** A page that was just closed may still write data: how often the wipe is tried, and the pause between tries (ms). */
const WIPES = 10;
const PAUSE = 100;

/** Takes away what the last visitor left. Throws where something remains. */
async function wipe({ context, keeper, session }: Device, origin: string): Promise<void> {
  await context.clearPermissionOverrides();
  let left = '';
  for (let round = 0; round < WIPES; round += 1) {
    await session.send('Network.clearBrowserCookies');
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    left = await keeper.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }));
    if (left === '{}') return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`The last visitor left something: ${left}`);
}

export class Devices {
  private readonly free: Device[] = [];
  private readonly lent: Device[] = [];
  private readonly fresh: BrowserContext[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** All devices of a browser that know this portal; those that know another are thrown away. */
  static async of(browser: Browser, origin: string): Promise<Devices> {
    const devices = new Devices(browser, origin);
    for (const context of isKept ? browser.browserContexts() : []) {
      if (context === browser.defaultBrowserContext()) continue;
      const [keeper] = await context.pages();
      if (keeper?.url() === origin + QUIET) devices.free.push(await devices.keep(context, keeper));
      else await context.close();
    }
    return devices;
  }

  private async keep(context: BrowserContext, keeper: Page): Promise<Device> {
    return { context, keeper, session: await keeper.createCDPSession() };
  }

  private async buy(): Promise<Device> {
    const context = await this.browser.createBrowserContext();
    const keeper = await context.newPage();
    await keeper.goto(this.origin + QUIET);
    return this.keep(context, keeper);
  }

  /** A device nobody has left anything on. */
  async lend(): Promise<BrowserContext> {
    if (!isKept) return this.lendNew();
    const device = this.free.pop() ?? (await this.buy());
    this.lent.push(device);
    await wipe(device, this.origin);
    return device.context;
  }

  /** A device that has never fetched anything, for journeys in which the network is the matter. */
  async lendNew(): Promise<BrowserContext> {
    const context = await this.browser.createBrowserContext();
    this.fresh.push(context);
    return context;
  }

  /** Takes back whatever is lent: every tab is closed. */
  async takeBack(): Promise<void> {
    for (const device of this.lent.splice(0)) {
      for (const page of await device.context.pages()) if (page !== device.keeper) await page.close();
      this.free.push(device);
    }
    for (const context of this.fresh.splice(0)) await context.close();
  }
}
