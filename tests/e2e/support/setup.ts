/** Around every e2e file: a browser, a fresh portal, and nothing may go wrong unnoticed. */
import { basename } from 'node:path';
import type { Browser } from 'puppeteer';
import type { Person } from './people';
import { connectBrowser } from './run/browser';
import { Devices } from './run/devices';
import { isFirefox, reasonAgainst } from './run/firefox';
import { Visitor } from './visitor';
import { watches } from './watch';
import type { Language } from './words';

interface Stage {
  browser: Browser;
  devices: Devices;
  origin: string;
}

// Busy cores: a journey that fails is played once more, and its first failure is printed. The reporter counts them.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Returns the build for a test file: that with the simulator's pages for `*.mock.e2e.ts`, otherwise that for production. */
const buildOf = (file = ''): string => (file.endsWith('.mock.e2e.ts') ? 'dist-mock' : 'dist');

/** Declares the journeys of a file but for those that cannot be made in Firefox (chromiumOnly.json). */
function leaveOutChromiumOnly(file: string): void {
  const { test: declare } = globalThis;
  const isMade = (name: string) => reasonAgainst(file, name) === undefined;
  const some = (name: string, ...rest: never[]) =>
    isMade(name) && (declare as (name: string, ...rest: never[]) => void)(name, ...rest);
  const each =
    (table: never) =>
    (name: string, ...rest: never[]) =>
      isMade(name) && (declare.each(table) as (name: string, ...rest: never[]) => void)(name, ...rest);
  globalThis.test = Object.assign(some, declare, { each }) as unknown as typeof declare;
}
if (isFirefox) leaveOutChromiumOnly(basename(expect.getState().testPath ?? ''));

let stage: Stage | undefined;

/** Asks the run for this worker's browser, or for its portal on a build; answers the address. Rejects where it did not start. */
async function borrow(what: string): Promise<string> {
  const response = await fetch(`${process.env.PORTAL_STAGES}/${process.env.JEST_WORKER_ID}/${what}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

beforeAll(async () => {
  const origin = await borrow(buildOf(expect.getState().testPath));
  const browser = await connectBrowser(await borrow('browser'));
  stage = { browser, origin, devices: await Devices.of(browser, origin) };
  await resetPortal();
});

afterAll(() => stage?.browser.disconnect());

/** Where the portal lives, for journeys without a browser. */
export function portalOrigin(): string {
  if (!stage) throw new Error('there is no portal yet');
  return stage.origin;
}

/** The seed again. */
export async function resetPortal(): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'portal' };
  const { ok } = await fetch(`${stage?.origin}/mock/reset`, { method: 'POST', headers });
  if (!ok) throw new Error('the portal was not reset');
}

afterEach(async () => {
  const findings = [...watches].flatMap((watch) => watch.findings());
  watches.clear();
  await stage?.devices.takeBack();
  expect(findings).toEqual([]);
});

/** A visitor nobody knows yet, on a device of their own. Without a language the browser's own counts. */
export async function aVisitor(language: Language | 'undecided' = 'zh-CN'): Promise<Visitor> {
  if (!stage) throw new Error('there is no browser yet');
  const visitor = await Visitor.arrives(await stage.devices.lend(), stage.origin);
  return language === 'undecided' ? visitor : visitor.prefers(language);
}

/**
 * A visitor whose device has never fetched anything: for journeys in which something does not arrive, and to another
 * address of the portal (`origin`).
 */
export async function aVisitorOnNewDevice(language: Language, origin = stage?.origin): Promise<Visitor> {
  if (!stage || !origin) throw new Error('there is no browser yet');
  return (await Visitor.arrives(await stage.devices.lendNew(), origin)).prefers(language);
}

/** A visitor who is signed in already: for journeys in which signing in is not the matter. */
export async function aMember(person: Person, language: Language | 'undecided' = 'zh-CN'): Promise<Visitor> {
  return (await aVisitor(language)).hasSessionOf(person);
}
