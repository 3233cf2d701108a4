/** All visits of a run: in rounds, so that what slows the machine for a while slows every page. */
import type { Browser, Cookie } from 'puppeteer';
import { CONDITIONS, type ConditionsName } from './conditions';
import { openDevice } from './device';
import { pressSubmit, typeTexts } from './hands';
import type { Visits } from './measures';
import { CannotRun, NeverUsable } from './options';
import { PASSWORD, PORTAL_PAGES, type Step, type Visited } from './pages';
import { rotate } from './statistics';
import { visit } from './visit';

type Cookies = Partial<Record<string, Cookie[]>>;

/** Signs in by the form; the cookies make a new device a signed-in one. Throws CannotRun where that fails. */
async function signIn(browser: Browser, portal: string, account: string): Promise<Cookie[]> {
  const { page, close } = await openDevice(browser, CONDITIONS.none);
  try {
    const { path } = PORTAL_PAGES.signIn;
    await page.goto(portal + path);
    await page.waitForSelector('[name="password"]');
    await page.waitForNetworkIdle();
    await typeTexts(page, [account, PASSWORD]);
    await pressSubmit(page);
    await page.waitForFunction((from) => !location.pathname.endsWith(from), {}, path);
    return await page.browserContext().cookies();
  } catch (error) {
    throw new CannotRun(`Could not sign in as ${account}: ${(error as Error).message}`);
  } finally {
    await close();
  }
}

/** A session ends when it has not been used for a while: everybody signs in anew in each round. */
async function signInAll(browser: Browser, portal: string, visited: readonly Visited[]): Promise<Cookies> {
  const cookies: Cookies = {};
  for (const { account } of visited) {
    if (account) cookies[account] ??= await signIn(browser, portal, account);
  }
  return cookies;
}

interface Run {
  visited: readonly Visited[];
  profiles: readonly ConditionsName[];
  rounds: number;
  /** Where the portal's paths begin. */
  portal: string;
  /** Called at the beginning of each round, with its number from 0 on. */
  onRound: (round: number) => void;
}

/**
 * Visits every page under all conditions, once in each round and in an order that changes. Throws NeverUsable where a
 * page cannot be used even when nothing is throttled.
 */
export async function measureRounds(
  browser: Browser,
  { visited, profiles, rounds, portal, onRound }: Run,
): Promise<Visits[]> {
  const all = profiles.flatMap((profile) =>
    visited.map(({ name }): Visits => ({ page: name, profile, figures: [] })),
  );
  const stops = profiles.flatMap((profile) =>
    visited.flatMap((page) =>
      page.steps.map((step): [ConditionsName, Visited, Step] => [profile, page, step]),
    ),
  );
  const cookiesAtFirst = await signInAll(browser, portal, visited);
  // The first visit of all pays for what the browser and the server do only once.
  for (const page of visited) {
    const surroundings = { conditions: CONDITIONS.none, cookies: cookiesAtFirst[page.account ?? ''] };
    const { usable } = await visit(browser, page, 'load', surroundings);
    if (usable === undefined) throw new NeverUsable(`${page.name} did not become usable`);
  }
  for (let round = 0; round < rounds; round += 1) {
    onRound(round);
    const cookies = await signInAll(browser, portal, visited);
    for (const [profile, page, step] of rotate(stops, round)) {
      const figures = await visit(browser, page, step, {
        conditions: CONDITIONS[profile],
        cookies: cookies[page.account ?? ''],
      });
      const visits = all.find((one) => one.page === page.name && one.profile === profile);
      if (visits) visits.figures[round] = { ...visits.figures[round], ...figures };
    }
  }
  return all;
}

/** Pages that could not be used at least once, or never posted what was sent; each with what was missing. */
export function listUnusable(visited: readonly Visited[], all: readonly Visits[]): string[] {
  return all.flatMap(({ page, profile, figures }) => {
    const posts = visited.find(({ name }) => name === page)?.steps.includes('submit');
    const missing = (measure: 'usable' | 'posted') => figures.some((one) => one[measure] === undefined);
    if (missing('usable')) return [`${page} (${profile}) did not become usable`];
    return posts && missing('posted') ? [`${page} (${profile}) did not post its form`] : [];
  });
}
