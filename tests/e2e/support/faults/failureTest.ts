/**
 * Lets one endpoint fail at a time: the page stays usable, shows an error message, keeps typed values, and recovers.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { getDayFormat, writeTypedDay } from '../../../../src/components/Field/DayPicker/dayField';
import { MINUTE, REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '../../../../src/constants';
import type { EndpointName } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { SIGN_IN_PATH, VISITORS_PATH } from '../../../../src/utils/routing/paths';
import type { Person } from '../people';
import { isHard, someOf } from '../run/hard';
import { aMember, aVisitor, resetPortal } from '../setup';
import { Steps } from '../steps';
import type { Visitor } from '../visitor';
import { languages, type Words } from '../words';
import type { FailingPage } from './failingPages';
import { type Failure, failures } from './faults';

/** Chromium logs these by itself; the portal adds no error of its own. */
const LOGGED = /Failed to load resource/;
/** Shortened timeout of a call (ms); tests/utils/http checks the real one. */
const HASTE = 4_000;
/** The longest time a page may be blank (ms), and the interval between two checks. */
const BLANK_MAX = 4_000;
const LOOK = 250;
/** Time limit (ms) for a retry control to appear after the error message. */
const RETRY_MAX = 1_500;

interface Case extends FailingPage {
  name: EndpointName;
  failure: Failure;
  /** Index of the case; it selects the language. */
  turn: number;
}

/** Waits until the page can be used: it has a heading and an enabled control, and nothing is loading. */
async function expectsUsable(visitor: Visitor): Promise<void> {
  await visitor.settles();
  // One evaluation for all conditions: the visitor may be navigating to another page.
  await visitor.waits(() => {
    const heading = document.querySelector('h1')?.innerText.trim();
    // An open dialog has to be usable instead of the page behind it.
    const front = [...document.querySelectorAll('.ant-modal')].at(-1) ?? document;
    const controls = front.querySelectorAll('a[href], button:not([disabled])').length;
    return Boolean(heading) && controls > 0 && !front.querySelector('[aria-busy="true"]');
  }, 'a page that can be used');
  await visitor.doesNotSee('captive portal');
  await visitor.doesNotSee('upstream');
}

/** Waits until the visitor has left for another origin. */
const expectsOtherPage = (visitor: Visitor) =>
  visitor.until(() => !visitor.page.url().startsWith(visitor.origin), 'another origin');

/** Shortens the timeouts of calls. */
const hastens = (visitor: Visitor) =>
  visitor.page.evaluateOnNewDocument(
    (limits: number[], haste: number) => {
      const inTime = window.setTimeout;
      const early = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
        inTime(handler, limits.includes(ms ?? 0) ? haste : ms, ...rest);
      window.setTimeout = early as typeof window.setTimeout;
    },
    [REQUEST_TIMEOUT, UPLOAD_TIMEOUT],
    HASTE,
  );

/** Polls the page until `done`; returns the longest time for which it was blank (ms). */
async function longestBlank(visitor: Visitor, done: () => boolean): Promise<number> {
  let longest = 0;
  for (let since = Date.now(); !done(); await pause(LOOK)) {
    const blank = await visitor.page.evaluate(() => !document.body?.innerText.trim()).catch(() => true);
    if (!blank) since = Date.now();
    longest = Math.max(longest, Date.now() - since);
  }
  return longest;
}

/**
 * Opens the page and performs the action that makes the call; the page must be usable afterwards and never blank for
 * long.
 */
async function goesThrough(visitor: Visitor, { address, act, failure, leaves }: Case): Promise<void> {
  let arrived = false;
  const blank = failure.outcome === 'late' ? longestBlank(visitor, () => arrived) : 0;
  try {
    await visitor.opens(address);
    // If the failure redirected to the sign-in page, the action does not find its controls.
    await act?.(visitor)?.catch((error: Error) => {
      if (failure.outcome !== 'signedOut' || !isAtSignIn(visitor)) throw error;
    });
    if (failure.outcome === 'late' && leaves) await expectsOtherPage(visitor);
    else await expectsUsable(visitor);
  } finally {
    arrived = true;
  }
  expect(await blank).toBeLessThan(BLANK_MAX);
}

/** Counts the page's calls of an endpoint, by method and path; path parameters match any value. */
function countCalls(visitor: Visitor, name: EndpointName): number {
  const [method, path = ''] = endpoints[name].split(' ');
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return visitor.watch.requests.filter((one) => one.method === method && pattern.test(one.url.pathname))
    .length;
}

const isAtSignIn = (visitor: Visitor) => new URL(visitor.page.url()).pathname === SIGN_IN_PATH;

/** Waits until the page shows the failure, in a notice or in its own message, in the visitor's language. */
async function expectsError(
  visitor: Visitor,
  { failure, says, silent, address, member, asksWhoIsHere }: Case,
): Promise<void> {
  if (failure.outcome === 'signedOut') {
    // A visitor without a session gets the error from the sign-in form, and only after submitting it.
    if (!member) return;
    if (address.startsWith(VISITORS_PATH)) {
      const told = says ? visitor.says(says) : visitor.says('error.http.401');
      const isTold = async () => isAtSignIn(visitor) || (await visitor.text()).includes(told);
      await visitor.until(isTold, 'the sign-in page, or words');
      return;
    }
    await visitor.until(() => isAtSignIn(visitor), 'the sign-in page');
    if (!asksWhoIsHere) await visitor.hears('idle.sessionEnded');
    return;
  }
  if (failure.outcome !== 'fails' || silent) return;
  await visitor.hearsOneOf(wordsFor(visitor, failure, says));
}

/** The messages for this failure; one of them is enough. */
const wordsFor = (visitor: Visitor, failure: Failure, says?: Words): string[] => [
  ...(says ? [visitor.says(says)] : []),
  ...(failure.says?.(visitor) ?? []),
];

/** Expects the typed values to be still in their fields. */
async function expectsTypedValues(visitor: Visitor, { address }: Case, steps: Steps): Promise<void> {
  for (const [field, value] of steps.typed()) {
    // If the call was not essential, the action succeeds and the visitor continues to another page.
    const isThere = await visitor.has(`[name="${field}"]`);
    if (!isThere && !address.startsWith(new URL(visitor.page.url()).pathname)) continue;
    const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
    // A date field shows the day in the format of the language.
    const shown = writeTypedDay(value, getDayFormat(visitor.language));
    expect([field, plain(await visitor.valueOf(field))]).toEqual([field, plain(shown)]);
  }
}

/** Presses the page's retry button or repeats the last press, as soon as one of them is possible. */
async function retriesInPlace(visitor: Visitor, steps: Steps): Promise<void> {
  for (const end = Date.now() + RETRY_MAX; Date.now() < end; await pause(LOOK)) {
    if (await visitor.offers('button', 'common.retry')) {
      await visitor.presses('common.retry');
      return;
    }
    if (await steps.repeats()) return;
  }
}

/** Repeats the call as a person would: by the page's retry button, by the same press, or by opening the page again. */
async function triesAgain(
  visitor: Visitor,
  { address, act, again, member, failure, name }: Case,
  steps: Steps,
) {
  const before = countCalls(visitor, name);
  const isAsked = () => countCalls(visitor, name) > before;
  if (failure.outcome === 'signedOut' && member && isAtSignIn(visitor)) {
    await visitor.opensSessionOf(member);
  } else if (again) {
    await again(visitor);
  } else {
    await retriesInPlace(visitor, steps);
  }
  await visitor.settles();
  if (isAsked()) return;
  // The next code to a number can be sent only after a minute, which the page counts by itself.
  await visitor.reads('POST /mock/clock', { advanceMs: MINUTE });
  await visitor.page.evaluate(() => localStorage.removeItem('portal_codes'));
  await visitor.opens(address);
  await act?.(visitor);
  await visitor.until(isAsked, `another call of ${name}`);
}

/** Answers the step-up dialog if the portal shows one after it has recovered. */
async function confirmsWho(visitor: Visitor, member?: Person): Promise<void> {
  await visitor.settles();
  if (!member || !(await visitor.has('.ant-modal [name="stepUpPassword"]'))) return;
  await visitor.fills('stepUpPassword', member.password);
  await visitor.confirms();
  await visitor.waits(() => !document.querySelector('[name="stepUpPassword"]'), 'an end of the question');
}

/** One failure of each outcome. The next turn takes the next failure of each list. */
function failuresOf(turn: number): Failure[] {
  const byOutcome = new Map<string, Failure[]>();
  for (const failure of failures) {
    byOutcome.set(failure.outcome, [...(byOutcome.get(failure.outcome) ?? []), failure]);
  }
  return [...byOutcome.values()].map((list) => list[turn % list.length] as Failure);
}

/**
 * Declares the journeys in which a page's calls fail. In the long loops, every call of every page meets one failure of
 * each outcome and is retried after the fault is removed. Otherwise the first call of every sixteenth page meets one
 * failure. Each time it is the next one of the list: failures with the same outcome take the same path through the
 * portal, which tests/utils/http covers.
 */
export function survivesEveryFailure(pages: readonly FailingPage[]): void {
  const everyCall = pages.flatMap((page) => page.calls.map((name) => ({ ...page, name })));
  const isFirstOf = ({ address }: { address: string }, at: number) =>
    everyCall.findIndex((one) => one.address === address) === at;
  const quick = failures.filter(({ slow }) => !slow);
  const plan = isHard
    ? everyCall.flatMap((one, turn) => failuresOf(turn).map((failure) => ({ ...one, failure })))
    : someOf(everyCall.filter(isFirstOf), 16).map((one, turn) => ({
        ...one,
        failure: quick[turn % quick.length] as Failure,
      }));
  const cases = plan.map((one, turn): Case & { what: string } => ({ ...one, turn, what: one.failure.what }));

  // Codes per number are limited, and a retry changes data, so each journey starts from the seed.
  beforeEach(resetPortal);

  test.each(cases)('$address stays usable when $name fails: $what', async (planned) => {
    const { name, member, failure, turn } = planned;
    const language = planned.speaks ?? languages[turn % languages.length];
    const visitor = await (member ? aMember(member, language) : aVisitor(language));
    visitor.watch.tolerate(LOGGED);
    if (failure.fault.delayMs && failure.outcome === 'fails') await hastens(visitor);
    const one = { ...planned, address: (await planned.prepares?.(visitor)) ?? planned.address };
    await visitor.injectsFault(endpoints[name], failure.fault);
    const steps = new Steps(visitor);
    await goesThrough(visitor, one);
    await visitor.until(() => countCalls(visitor, name) > 0, `a call of ${name}`);
    await expectsError(visitor, one);
    if (failure.outcome === 'fails' && !one.sent) await expectsTypedValues(visitor, one, steps);
    if (!isHard || failure.outcome === 'late') return;
    await visitor.clearsFaults();
    await triesAgain(visitor, one, steps);
    await confirmsWho(visitor, member);
    if (one.leaves) return;
    await expectsUsable(visitor);
    if (failure.outcome !== 'fails' || one.silent) return;
    for (const told of wordsFor(visitor, failure, one.says)) await visitor.seesNoMore(told);
  });
}
