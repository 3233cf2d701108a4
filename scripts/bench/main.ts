/** `npm run bench`: builds, serves, measures, prints and writes. */
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser } from 'puppeteer';
import { CONDITION_TITLES } from './conditions';
import { profileSignIn } from './cpuProfile';
import { launchBrowser } from './device';
import { describeMachine, formatMachine } from './machine';
import { summarizeVisits, type Visits } from './measures';
import { CannotRun, type Options, readOptions, USAGE } from './options';
import { FLOOR, listVisited } from './pages';
import { listUnusable, measureRounds } from './rounds';
import { buildPortal, serveFloor, servePortal } from './servers';
import { formatResults } from './table';
import type { Tools } from './tools';

const say = (text: string) => process.stderr.write(`${text}\n`);

/** Starts the browser for a run and ends it afterwards. */
async function withBrowser<Result>(
  { getBrowser, isHeadlessShell }: Tools,
  hosts: string[],
  run: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const path = getBrowser();
  const browser = await launchBrowser(path, isHeadlessShell(path), hosts);
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

const writeJson = (file: string | undefined, content: unknown) =>
  file && writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** A run takes minutes: whether its figures can be written is found out before. */
function assertWritable(file: string | undefined) {
  if (!file) return;
  const isNew = !existsSync(file);
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new CannotRun(`The figures cannot be written: ${(error as Error).message}`);
  }
  if (isNew) rmSync(file);
}

/** The figures of each profile, a summary for each page. */
const summarizeAll = ({ profiles }: Options, all: readonly Visits[]) =>
  profiles.map((profile) => {
    const here = all.filter((one) => one.profile === profile);
    const floor = here.find(({ page }) => page === FLOOR)?.figures ?? [];
    return {
      profile,
      pages: here.map(({ page, figures }) => [page, summarizeVisits(figures, floor)] as const),
    };
  });

/** Visits the pages and reports. Answers whether all of them could be used. */
async function measurePages(tools: Tools, options: Options): Promise<boolean> {
  if (options.build && options.pages.length > 0) buildPortal(tools);
  const portal = options.pages.length > 0 ? await servePortal(tools, 'dist') : undefined;
  const floor = await serveFloor(tools);
  const visited = listVisited(options, floor.origin, portal?.origin ?? '');
  const hosts = options.urls.map(({ url }) => new URL(url).hostname);
  try {
    return await withBrowser(tools, hosts, async (browser) => {
      const machine = describeMachine(tools.repository, await browser.version());
      const all = await measureRounds(browser, {
        ...options,
        visited,
        portal: portal?.origin ?? '',
        onRound: (round) => say(`round ${round + 1} of ${options.rounds}`),
      });
      const results = summarizeAll(options, all);
      console.log(`${formatMachine(machine)}, medians [quartiles] of ${options.rounds} rounds\n`);
      for (const { profile, pages } of results) {
        console.log(`${CONDITION_TITLES[profile]}\n\n${formatResults(pages)}\n`);
      }
      const summaries = results.map(({ profile, pages }) => ({ profile, pages: Object.fromEntries(pages) }));
      writeJson(options.json, { machine, rounds: options.rounds, summaries, visits: all });
      const unusable = listUnusable(visited, all);
      for (const one of unusable) say(one);
      return unusable.length === 0;
    });
  } finally {
    await Promise.all([floor.close(), portal?.close()]);
  }
}

/** Profiles the sign-in page on a build with source maps and reports. */
async function profilePage(tools: Tools, options: Options): Promise<boolean> {
  const root = 'dist-maps';
  if (options.build) buildPortal(tools, { SOURCE_MAPS: '1' });
  const portal = await servePortal(tools, root);
  try {
    return await withBrowser(tools, [], async (browser) => {
      const machine = describeMachine(tools.repository, await browser.version());
      const { tables, figures } = await profileSignIn(browser, {
        portal: portal.origin,
        folder: `${tools.repository}/${root}`,
        rounds: options.rounds,
      });
      console.log(`${formatMachine(machine)}, medians of ${options.rounds} visits\n\n${tables}`);
      writeJson(options.json, { machine, rounds: options.rounds, ...figures });
      return true;
    });
  } finally {
    await portal.close();
  }
}

/**
 * Runs the bench with this command line.
 * @returns the exit code: 0 measured, 1 a page never became usable, 2 it could not run
 */
export async function main(args: readonly string[], tools: Tools): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) {
      console.log(USAGE);
      return 0;
    }
    assertWritable(options.json);
    const isUsable = await (options.cpuProfile ? profilePage : measurePages)(tools, options);
    return isUsable ? 0 : 1;
  } catch (error) {
    const isKnown = error instanceof CannotRun;
    say(isKnown ? error.message : `The bench failed: ${(error as Error)?.stack ?? error}`);
    return isKnown ? error.exitCode : 2;
  }
}
