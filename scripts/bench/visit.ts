/** One visit of one page by a device that has never been there. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Cookie, Page } from 'puppeteer';
import type { Conditions } from './conditions';
import { type Device, openDevice } from './device';
import { holdsText, pressSubmit, typeTexts } from './hands';
import type { Figures } from './measures';
import { BINDING, type Observed, observePage } from './observePage';
import type { Step, Visited } from './pages';
import { computeLayoutShift, sumBlocking } from './statistics';
import { type Asked, type Traffic, watchTraffic } from './traffic';

/** How long (ms) a page may take for anything. */
const PATIENCE = 60_000;
/** How long (ms) nothing must be asked for until a page has settled. */
const QUIET = 1000;
/** How long (ms) the main thread may keep an idle callback waiting. */
const IDLE_MAX = 2000;
const POLL = 20;
const SECOND = 1000;

/** Waits until `done` holds; answers whether it does within the patience. */
async function waitsUntil(done: () => boolean): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  while (!done() && performance.now() < end) await sleep(POLL);
  return done();
}

/** Begins to listen; what it answers resolves once the page can be used, with false where it never can. */
async function listenForUsable({ session }: Device): Promise<() => Promise<boolean>> {
  const told = new Promise<boolean>((resolve) => {
    session.on('Runtime.bindingCalled', ({ name }) => name === BINDING && resolve(true));
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: BINDING });
  return () => Promise.race([told, sleep(PATIENCE, false, { ref: false })]);
}

/** Ms since the last long task of the page, asked for when nothing is left to do: at the latest after `timeout` ms. */
function askForCalm(page: Page, timeout: number): Promise<number> {
  const wait = (longest: number) =>
    new Promise<number>((tell) => {
      const done = () => tell(performance.now() - (window.benchObserved?.lastTaskEnd ?? 0));
      // A page without anything to draw may never be called idle.
      requestIdleCallback(done, { timeout: longest });
    });
  return page.evaluate(wait, timeout);
}

/** Waits until the page has loaded, asks for nothing more and its main thread has nothing left to do. */
async function settles({ page }: Device, traffic: Traffic): Promise<void> {
  const isQuiet = () => traffic.loadedAt() !== undefined && traffic.quietFor() >= QUIET;
  const end = performance.now() + PATIENCE;
  let calm = 0;
  do {
    if (calm > 0) await sleep(Math.max(POLL, QUIET - calm));
    await waitsUntil(isQuiet);
    calm = await askForCalm(page, IDLE_MAX);
  } while (!(isQuiet() && calm >= QUIET) && performance.now() < end);
}

const addBytes = (asked: readonly Asked[]) => asked.reduce((sum, { bytes }) => sum + bytes, 0);

/** What was asked for, and how much of it came, until the page could be used and had loaded. */
function countTraffic(traffic: Traffic, usable: number | undefined): Figures {
  const start = traffic.startedAt();
  const end = Math.max(traffic.loadedAt() ?? start, start + (usable ?? 0) / SECOND);
  const first = traffic.asked.filter(({ at }) => at <= end);
  const ofType = (type: string) => first.filter((one) => one.type === type);
  return {
    requests: first.length,
    scripts: ofType('Script').length,
    jsBytes: addBytes(ofType('Script')),
    cssBytes: addBytes(ofType('Stylesheet')),
    bytes: addBytes(first),
    laterBytes: addBytes(traffic.asked) - addBytes(first),
  };
}

/** Everything that a page tells which nobody has touched. */
async function readFigures({ page, session }: Device, traffic: Traffic): Promise<Figures> {
  const observed = await page.evaluate(() => window.benchObserved as Observed);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    ...countTraffic(traffic, observed.usable),
    fcp: observed.fcp,
    lcp: observed.lcp,
    usable: observed.usable,
    blocking: sumBlocking(observed.tasks),
    cls: computeLayoutShift(observed.shifts),
    heap: usedSize,
  };
}

/** Fills in the form at once, sends it, and once more where the first press was lost. */
async function readPost(device: Device, traffic: Traffic, { texts = [], postsTo = '' }: Visited) {
  await typeTexts(device.page, texts);
  const pressedAt = traffic.asked.length;
  const findPost = () =>
    traffic.asked
      .slice(pressedAt)
      .find(
        ({ method, type, url }) =>
          method === 'POST' && type !== 'Ping' && new URL(url).pathname.endsWith(postsTo),
      );
  await pressSubmit(device.page);
  // What holds the press is busy: the page has not settled before it has posted.
  const settled = settles(device, traffic).catch(() => undefined);
  let isSettled = false;
  settled.then(() => {
    isSettled = true;
  });
  await waitsUntil(() => findPost() !== undefined || isSettled);
  const held = findPost() !== undefined;
  if (!held) {
    await pressSubmit(device.page);
    await waitsUntil(() => findPost() !== undefined);
  }
  const post = findPost();
  return { posted: post && (post.at - traffic.startedAt()) * SECOND, held: Number(held) };
}

interface Surroundings {
  conditions: Conditions;
  cookies?: Cookie[];
  /** Called before the page is asked for. */
  onOpened?: (session: CDPSession) => Promise<void>;
  /** Called as soon as the form has posted. */
  onStepped?: (session: CDPSession) => Promise<void>;
}

/** Visits a page and takes one step there. A figure is missing where the page never came so far. */
export async function visit(
  browser: Browser,
  visited: Visited,
  step: Step,
  { conditions, cookies, onOpened, onStepped }: Surroundings,
): Promise<Figures> {
  const device = await openDevice(browser, conditions, cookies);
  try {
    await onOpened?.(device.session);
    const traffic = await watchTraffic(device.session);
    const isUsable = await listenForUsable(device);
    await device.page.evaluateOnNewDocument(observePage, visited.usable);
    await device.session.send('Page.navigate', { url: visited.url });
    if (!(await isUsable())) return {};
    if (step === 'submit') {
      const figures = await readPost(device, traffic, visited);
      await onStepped?.(device.session);
      return figures;
    }
    const [text = ''] = visited.texts ?? [];
    if (step === 'type') await typeTexts(device.page, [text]);
    await settles(device, traffic);
    return step === 'type'
      ? { kept: Number(await holdsText(device.page, text)) }
      : await readFigures(device, traffic);
  } finally {
    await device.close();
  }
}
