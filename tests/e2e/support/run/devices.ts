/**
 * Devices that visitors use: browser contexts that are wiped and reused. A wipe removes cookies, storage and
 * permissions; fetched scripts and their compiled code stay.
 */

import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';
import { isFirefox } from './firefox';

interface Device {
  context: BrowserContext;
  /** A tab that stays open to keep the process with the compiled scripts running. */
  keeper: Page;
  session: CDPSession;
}

/** Wiping needs Chromium's protocol; in Firefox each visitor gets a new context. */
const canReuse = !isFirefox;

/** An address of the portal that runs no script. */
const KEEPER_PATH = '/anonApi/getVersion';

/** Maximum number of wipes, because a closed page may still write data, and pause between them (ms). */
const WIPES_MAX = 10;
const PAUSE = 100;

/** Removes the last visitor's data. Throws if any remains. */
async function wipe({ context, keeper, session }: Device, origin: string): Promise<void> {
  await context.clearPermissionOverrides();
  let remaining = '';
  for (let round = 0; round < WIPES_MAX; round += 1) {
    await session.send('Network.clearBrowserCookies');
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    remaining = await keeper.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }));
    if (remaining === '{}') return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`The device still contains data of the last visitor: ${remaining}`);
}

export class Devices {
  private readonly free: Device[] = [];
  private readonly inUse: Device[] = [];
  private readonly newContexts: BrowserContext[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** Collects the browser's devices for this portal; closes those of other portals. */
  static async of(browser: Browser, origin: string): Promise<Devices> {
    const devices = new Devices(browser, origin);
    for (const context of canReuse ? browser.browserContexts() : []) {
      if (context === browser.defaultBrowserContext()) continue;
      const [keeper] = await context.pages();
      if (keeper?.url() === origin + KEEPER_PATH) devices.free.push(await devices.toDevice(context, keeper));
      else await context.close();
    }
    return devices;
  }

  private async toDevice(context: BrowserContext, keeper: Page): Promise<Device> {
    return { context, keeper, session: await keeper.createCDPSession() };
  }

  private async create(): Promise<Device> {
    const context = await this.browser.createBrowserContext();
    const keeper = await context.newPage();
    await keeper.goto(this.origin + KEEPER_PATH);
    return this.toDevice(context, keeper);
  }

  /** Returns a device without data of another visitor. */
  async acquire(): Promise<BrowserContext> {
    if (!canReuse) return this.acquireNew();
    const device = this.free.pop() ?? (await this.create());
    this.inUse.push(device);
    await wipe(device, this.origin);
    return device.context;
  }

  /** Returns a device with an empty cache, for journeys that test the network. */
  async acquireNew(): Promise<BrowserContext> {
    const context = await this.browser.createBrowserContext();
    this.newContexts.push(context);
    return context;
  }

  /** Releases all devices in use and closes their tabs. */
  async releaseAll(): Promise<void> {
    for (const device of this.inUse.splice(0)) {
      for (const page of await device.context.pages()) if (page !== device.keeper) await page.close();
      this.free.push(device);
    }
    for (const context of this.newContexts.splice(0)) await context.close();
  }
}
