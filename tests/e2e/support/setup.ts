/** Set-up of every e2e file: connects a browser, resets the portal, and fails journeys with unexpected findings. */
import { basename } from 'node:path';
import type { Browser } from 'puppeteer';
import type { Person } from './people';
import { connectBrowser } from './run/browser';
import { Devices } from './run/devices';
import { isFirefox, reasonAgainst } from './run/firefox';
import { Visitor } from './visitor';
import { watches } from './watch';
import type { Language } from './words';

interface Resources {
  browser: Browser;
  devices: Devices;
  origin: string;
}

// On a busy machine a journey may fail, so it is retried once; its first failure is printed, and retryReporter.js counts retries.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/**
 * Returns the build for a test file: with the simulator's pages for `*.mock.e2e.ts`, otherwise the production build.
 */
const buildOf = (file = ''): string => (file.endsWith('.mock.e2e.ts') ? 'dist-mock' : 'dist');

/** Declares the journeys of a file except those that cannot run in Firefox (chromiumOnly.json). */
function leaveOutChromiumOnly(file: string): void {
  const { test: declare } = globalThis;
  const canRun = (name: string) => reasonAgainst(file, name) === undefined;
  const declareTest = (name: string, ...rest: never[]) =>
    canRun(name) && (declare as (name: string, ...rest: never[]) => void)(name, ...rest);
  const each =
    (table: never) =>
    (name: string, ...rest: never[]) =>
      canRun(name) && (declare.each(table) as (name: string, ...rest: never[]) => void)(name, ...rest);
  globalThis.test = Object.assign(declareTest, declare, { each }) as unknown as typeof declare;
}
if (isFirefox) leaveOutChromiumOnly(basename(expect.getState().testPath ?? ''));

let resources: Resources | undefined;

/** Requests this worker's browser, or its portal for a build; returns the address. Rejects if it did not start. */
async function request(what: string): Promise<string> {
  const response = await fetch(`${process.env.PORTAL_RESOURCES}/${process.env.JEST_WORKER_ID}/${what}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

beforeAll(async () => {
  const origin = await request(buildOf(expect.getState().testPath));
  const browser = await connectBrowser(await request('browser'));
  resources = { browser, origin, devices: await Devices.of(browser, origin) };
  await resetPortal();
});

afterAll(() => resources?.browser.disconnect());

/** The portal's origin, for journeys without a browser. */
export function portalOrigin(): string {
  if (!resources) throw new Error('The portal is not started before beforeAll.');
  return resources.origin;
}

/** Restores the seed. */
export async function resetPortal(): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'portal' };
  const { ok } = await fetch(`${resources?.origin}/mock/reset`, { method: 'POST', headers });
  if (!ok) throw new Error('The portal did not restore the seed.');
}

/** Ends the visits of all visitors. Fails if a page had an unexpected error or violation. */
export async function endVisits(): Promise<void> {
  const findings = [...watches].flatMap((watch) => watch.findings());
  watches.clear();
  await resources?.devices.releaseAll();
  expect(findings).toEqual([]);
}

afterEach(endVisits);

/** A new visitor on a wiped device. 'undecided': no language was chosen before, so the browser's applies. */
export async function aVisitor(language: Language | 'undecided' = 'zh-CN'): Promise<Visitor> {
  if (!resources) throw new Error('The browser is not connected before beforeAll.');
  const visitor = await Visitor.arrives(await resources.devices.acquire(), resources.origin);
  return language === 'undecided' ? visitor : visitor.prefers(language);
}

/**
 * A visitor on a device with an empty cache: for journeys in which a download fails, and for another origin of the
 * portal.
 */
export async function aVisitorOnNewDevice(language: Language, origin = resources?.origin): Promise<Visitor> {
  if (!resources || !origin) throw new Error('The browser is not connected before beforeAll.');
  return (await Visitor.arrives(await resources.devices.acquireNew(), origin)).prefers(language);
}

/** A visitor who is already signed in, for journeys that do not test signing in. */
export async function aMember(person: Person, language: Language | 'undecided' = 'zh-CN'): Promise<Visitor> {
  return (await aVisitor(language)).opensSessionOf(person);
}

/** A new visitor who has opened a page. */
export const aVisitorAt = async (path: string, ...language: Parameters<typeof aVisitor>) =>
  (await aVisitor(...language)).opens(path);

/** A signed-in visitor who has opened a page. */
export const aMemberAt = async (path: string, ...who: Parameters<typeof aMember>) =>
  (await aMember(...who)).opens(path);
