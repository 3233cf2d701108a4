/**
 * Devices that visitors use: browser contexts that are wiped and reused. A wipe removes cookies, storage and
 * permissions; fetched scripts and their compiled code stay.
 */

import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';
import { isFirefox } from './firefox';

interface Device {
  context: BrowserContext;
  /** A tab that stays open, so that the process with the compiled scripts stays alive. */
  keeper: Page;
  session: CDPSession;
}

/** The wipe needs Chromium's protocol; in Firefox each visitor gets a new context. */
const isKept = !isFirefox;

/** An address of the portal that runs no script. */
const QUIET = '/anonApi/getVersion';

/** A page that was just closed may still write data: number of tries, and pause between them (ms). */
const WIPES = 10;
const PAUSE = 100;

/** Removes the last visitor's data. Throws if any remains. */
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
  private readonly inUse: Device[] = [];
  private readonly fresh: BrowserContext[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** Collects the browser's devices for this portal; closes those of other portals. */
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

  private async create(): Promise<Device> {
    const context = await this.browser.createBrowserContext();
    const keeper = await context.newPage();
    await keeper.goto(this.origin + QUIET);
    return this.keep(context, keeper);
  }

  /** Returns a device without data of another visitor. */
  async acquire(): Promise<BrowserContext> {
    if (!isKept) return this.acquireNew();
    const device = this.free.pop() ?? (await this.create());
    this.inUse.push(device);
    await wipe(device, this.origin);
    return device.context;
  }

  /** Returns a device with an empty cache, for journeys that test the network. */
  async acquireNew(): Promise<BrowserContext> {
    const context = await this.browser.createBrowserContext();
    this.fresh.push(context);
    return context;
  }

  /** Releases all devices in use and closes their tabs. */
  async releaseAll(): Promise<void> {
    for (const device of this.inUse.splice(0)) {
      for (const page of await device.context.pages()) if (page !== device.keeper) await page.close();
      this.free.push(device);
    }
    for (const context of this.fresh.splice(0)) await context.close();
  }
}
