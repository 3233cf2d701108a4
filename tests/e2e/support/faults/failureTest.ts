/**
 * Makes one endpoint fail at a time: the page stays usable and accessible, shows an error message, keeps typed values, and
 * recovers.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { getDayFormat, writeTypedDay } from '../../../../src/components/Field/DayPicker/dayField';
import { MINUTE, REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '../../../../src/constants';
import type { EndpointName } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { SIGN_IN_PATH, VISITORS_PATH } from '../../../../src/utils/routing/paths';
import type { Person } from '../people';
import { isHard, someOf } from '../run/hard';
import { findings } from '../screens/axe';
import type { Screen } from '../screens/routes';
import { aMember, aVisitor, endVisits, resetPortal } from '../setup';
import { Steps } from '../steps';
import type { Visitor } from '../visitor';
import { languages, type Words } from '../words';
import { type Failure, failures } from './faults';
import type { FailingPage } from './rows';

/** Message that Chromium logs for a failed request; the portal logs no error. */
const LOGGED = /Failed to load resource/;
/** Shortened timeout of a call (ms); tests/utils/http checks the real one. */
const SHORT_TIMEOUT = 4_000;
/** Maximum time for which a page may be blank, and interval between two checks (ms). */
const BLANK_MAX = 4_000;
const INTERVAL = 250;
/** Time limit (ms) for a retry control to appear after the error message. */
const RETRY_MAX = 1_500;

/** Time limit for all failures of a page (ms). */
const PAGE_MAX = 30 * MINUTE;

/** Calls of the frame around every page. They fail on the home page (failingAccountPages.ts). */
const FRAME_CALLS: readonly EndpointName[] = ['online', 'domain', 'accountDetail', 'notices', 'acting'];

const HOME = '/user/identity_manage';

/**
 * How a page shows the failure of a call that it makes while it opens, if not by a common error message: by the call, or by
 * page and call.
 */
const shownAs: Record<string, Pick<FailingPage, 'says' | 'silent' | 'loadsUser'>> = {
  articleOwners: { silent: 'the filter has no names, but the list is shown' },
  company: { says: 'company.failed' },
  companyCertificates: { says: 'companyCertificates.failed' },
  roles: { says: 'roles.failed' },
  [`${HOME} identity`]: { loadsUser: true },
  [`${HOME} verificationOverview`]: { silent: 'the page shows the level at the sign-in' },
  [`${HOME} security`]: { silent: 'the tile shows that its value is unknown' },
  [`${HOME} grants`]: { silent: 'the tile shows that its value is unknown' },
  '/user/info_manage/address_manage/add addresses': { silent: 'the server checks the limit of addresses' },
};

interface Case extends Omit<FailingPage, 'calls'> {
  name: EndpointName;
  failure: Failure;
  /** Index of the case, which selects the language. */
  index: number;
}

/** Waits until the page can be used: it has a heading and an enabled control, and nothing is loading. */
async function expectsUsable(visitor: Visitor): Promise<void> {
  await visitor.settles();
  // One evaluation for all conditions: the visitor may be navigating to another page.
  await visitor.waits(() => {
    const heading = document.querySelector('h1')?.innerText.trim();
    // If a dialog is open, it has to be usable, and not the page behind it.
    const front = [...document.querySelectorAll('.ant-modal')].at(-1) ?? document;
    const controls = front.querySelectorAll('a[href], button:not([disabled])').length;
    return Boolean(heading) && controls > 0 && !front.querySelector('[aria-busy="true"]');
  }, 'a page that can be used');
  await visitor.doesNotSee('captive portal');
  await visitor.doesNotSee('upstream');
}

/** Shortens the timeouts of calls. */
const shortensTimeouts = (visitor: Visitor) =>
  visitor.page.evaluateOnNewDocument(
    (timeouts: number[], shortTimeout: number) => {
      const { setTimeout } = window;
      const setShortTimeout = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
        setTimeout(handler, timeouts.includes(ms ?? 0) ? shortTimeout : ms, ...rest);
      window.setTimeout = setShortTimeout as typeof window.setTimeout;
    },
    [REQUEST_TIMEOUT, UPLOAD_TIMEOUT],
    SHORT_TIMEOUT,
  );

/** Polls the page until `done`; returns the longest time for which it was blank (ms). */
async function longestBlank(visitor: Visitor, done: () => boolean): Promise<number> {
  let longest = 0;
  for (let since = Date.now(); !done(); await pause(INTERVAL)) {
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
async function visitsPage(visitor: Visitor, { address, act, failure }: Case): Promise<void> {
  let arrived = false;
  const blank = failure.outcome === 'late' ? longestBlank(visitor, () => arrived) : 0;
  try {
    await visitor.opens(address);
    // If the failure redirected to the sign-in page, the action does not find its controls.
    await act?.(visitor)?.catch((error: Error) => {
      if (failure.outcome !== 'signedOut' || !isAtSignIn(visitor)) throw error;
    });
    await expectsUsable(visitor);
  } finally {
    arrived = true;
  }
  expect(await blank).toBeLessThan(BLANK_MAX);
}

const countCalls = (visitor: Visitor, name: EndpointName) =>
  visitor.callsMade().filter((made) => made === name).length;

const isAtSignIn = (visitor: Visitor) => new URL(visitor.page.url()).pathname === SIGN_IN_PATH;

/** Waits until the page shows the error, in a notice or in a message of its own, in the visitor's language. */
async function expectsError(
  visitor: Visitor,
  { failure, says, silent, address, member, loadsUser }: Case,
): Promise<void> {
  if (failure.outcome === 'signedOut') {
    // Without a session, only a submitted sign-in form shows the error.
    if (!member) return;
    if (address.startsWith(VISITORS_PATH)) {
      const message = visitor.says(says ?? 'error.http.401');
      const isShown = async () => isAtSignIn(visitor) || (await visitor.text()).includes(message);
      await visitor.until(isShown, 'the sign-in page or an error message');
      return;
    }
    await visitor.until(() => isAtSignIn(visitor), 'the sign-in page');
    if (!loadsUser) await visitor.hears('idle.sessionEnded');
    return;
  }
  if (failure.outcome !== 'fails' || silent) return;
  await visitor.hearsOneOf(messagesFor(visitor, failure, says));
}

/** The messages for this failure; one of them is enough. */
const messagesFor = (visitor: Visitor, failure: Failure, says?: Words): string[] =>
  [says, failure.says].filter((words) => words !== undefined).map((words) => visitor.says(words));

/** Expects the typed values to be still in their fields. */
async function expectsTypedValues(visitor: Visitor, { address }: Case, steps: Steps): Promise<void> {
  for (const [field, value] of steps.typed()) {
    // If the action does not need the call, it succeeds and opens another page.
    const hasField = await visitor.has(`[name="${field}"]`);
    if (!hasField && !address.startsWith(new URL(visitor.page.url()).pathname)) continue;
    const normalize = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
    // A date field shows the day in the format of the language.
    const shown = writeTypedDay(value, getDayFormat(visitor.language));
    expect([field, normalize(await visitor.valueOf(field))]).toEqual([field, normalize(shown)]);
  }
}

/** Presses the page's retry button, or repeats the last press; waits up to RETRY_MAX until one of them is possible. */
async function retriesInPlace(visitor: Visitor, steps: Steps): Promise<void> {
  for (const end = Date.now() + RETRY_MAX; Date.now() < end; await pause(INTERVAL)) {
    if (await visitor.offers('button', 'common.retry')) {
      await visitor.presses('common.retry');
      return;
    }
    if (await steps.repeats()) return;
  }
}

/** Repeats the call as a user would: by the page's retry button, by the same press, or by opening the page again. */
async function triesAgain(visitor: Visitor, { address, act, member, failure, name }: Case, steps: Steps) {
  const before = countCalls(visitor, name);
  const isRepeated = () => countCalls(visitor, name) > before;
  if (failure.outcome === 'signedOut' && member && isAtSignIn(visitor)) {
    await visitor.opensSessionOf(member);
  } else {
    await retriesInPlace(visitor, steps);
  }
  await visitor.settles();
  if (isRepeated()) return;
  // Another code to a number can be sent only after a minute; server and page count it separately.
  await visitor.reads('POST /mock/clock', { advanceMs: MINUTE });
  await visitor.page.evaluate(() => localStorage.removeItem('portal_codes'));
  await visitor.opens(address);
  await act?.(visitor);
  await visitor.until(isRepeated, `another call of ${name}`);
}

/** Passes the step-up, if the portal requires one after it has recovered. */
async function passesStepUp(visitor: Visitor, member?: Person): Promise<void> {
  await visitor.settles();
  if (!member || !(await visitor.has('.ant-modal [name="stepUpPassword"]'))) return;
  await visitor.fills('stepUpPassword', member.password);
  await visitor.confirms();
  await visitor.waits(
    () => !document.querySelector('[name="stepUpPassword"]'),
    'the step-up dialog to close',
  );
}

/**
 * Returns the failures of a call: in the long loops one of each outcome, otherwise one that does not take long. The next
 * index selects the next failure.
 */
function failuresOf(index: number): Failure[] {
  const byOutcome = new Map<string, Failure[]>();
  for (const failure of failures) {
    if (!isHard && failure.slow) continue;
    const outcome = isHard ? failure.outcome : 'any';
    byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), failure]);
  }
  return [...byOutcome.values()].map((list) => list[index % list.length] as Failure);
}

/** Lets the call fail; the page has to survive, and in the long loops also to recover. */
async function survives(planned: Case): Promise<void> {
  const { name, member, failure, index } = planned;
  // Codes per number are limited, and a retry changes data, so each case starts from the seed.
  await resetPortal();
  const language = languages[index % languages.length];
  const visitor = await (member ? aMember(member, language) : aVisitor(language));
  visitor.watch.tolerate(LOGGED);
  if (failure.fault.delayMs && failure.outcome === 'fails') await shortensTimeouts(visitor);
  const prepared = { ...planned, address: (await planned.prepares?.(visitor)) ?? planned.address };
  await visitor.injectsFault(endpoints[name], failure.fault);
  const steps = new Steps(visitor);
  await visitsPage(visitor, prepared);
  await visitor.until(() => countCalls(visitor, name) > 0, `a call of ${name}`);
  await expectsError(visitor, prepared);
  if (failure.outcome === 'fails') await expectsTypedValues(visitor, prepared, steps);
  if (!isHard || failure.outcome === 'late') return;
  if (failure.outcome === 'fails') expect(await findings(visitor)).toEqual([]);
  await visitor.clearsFaults();
  await triesAgain(visitor, prepared, steps);
  await passesStepUp(visitor, member);
  await expectsUsable(visitor);
  if (failure.outcome !== 'fails' || planned.silent) return;
  for (const text of messagesFor(visitor, failure, planned.says)) await visitor.seesNoMore(text);
}

/**
 * Declares the journeys in which a page's calls fail. In the long loops, every call of every page fails once for each
 * outcome, and is retried after the fault is removed. Otherwise only the first call of every sixteenth page fails, each in
 * another way. Failures with the same outcome take the same path through the portal, which tests/utils/http covers.
 */
export function survivesEveryFailure(pages: readonly FailingPage[]): void {
  const everyCall = pages.flatMap((page) => page.calls.map((name) => ({ ...page, name })));
  const isFirstOf = ({ address }: { address: string }, at: number) =>
    everyCall.findIndex((call) => call.address === address) === at;
  const calls = isHard ? everyCall : someOf(everyCall.filter(isFirstOf), 16);
  const cases = calls.flatMap((call, index) =>
    failuresOf(index).map((failure) => ({ ...call, failure, index, what: failure.what })),
  );
  test.each(cases)('$address stays usable when $name fails: $what', survives);
}

/** Opens a page, and returns the calls that it makes by itself. */
async function recordCalls({ address, person }: Screen): Promise<EndpointName[]> {
  const visitor = await aMember(person as Person);
  visitor.watch.tolerate(LOGGED);
  await visitor.opens(address);
  await endVisits();
  return [...new Set(visitor.callsMade())].filter((name) => !FRAME_CALLS.includes(name));
}

/**
 * Declares a journey for each page of a signed-in user, in which the calls fail that the page makes while it opens, in the
 * same ways as above. Only the long loops include all pages and all their calls.
 */
export function survivesFailuresWhileOpening(screens: readonly Screen[]): void {
  const cases = someOf(
    screens.filter(({ person }) => person),
    16,
  );
  test.each(cases)(
    '$address stays usable when a call fails that it makes while it opens',
    async (screen) => {
      const calls = await recordCalls(screen);
      const failed: string[] = [];
      for (const [at, name] of calls.slice(0, isHard ? undefined : 1).entries()) {
        const index = screens.indexOf(screen) + at;
        for (const failure of failuresOf(index)) {
          const { address, person: member } = screen;
          const shown = shownAs[name] ?? shownAs[`${address} ${name}`];
          await survives({ address, member, name, ...shown, failure, index })
            .then(endVisits)
            .catch((error: Error) => failed.push(`${name}, ${failure.what}: ${error.message}`));
        }
      }
      expect(failed).toEqual([]);
    },
    PAGE_MAX,
  );
}
