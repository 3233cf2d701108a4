/** What script runs from asking for the sign-in page until its form posts, on a processor four times slower. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Browser, CDPSession } from 'puppeteer';
import { attributeProfile, type Locate } from './attribution';
import { CONDITIONS } from './conditions';
import { NeverUsable } from './options';
import { listFolders, listPackages, type OwnerTime, summarizeOwners } from './owners';
import { PORTAL_PAGES } from './pages';
import { summarize } from './statistics';
import { formatTable } from './table';
import { visit } from './visit';

/** Microseconds between two looks of the profiler. */
const INTERVAL = 250;
const PERCENT = 100;

/** Looks places up in the source maps that lie beside a build's scripts. */
function locateIn(folder: string): Locate {
  const maps = new Map<string, TraceMap | undefined>();
  const open = (url: string) => {
    try {
      return new TraceMap(readFileSync(join(folder, `${basename(new URL(url).pathname)}.map`), 'utf8'));
    } catch {
      // A script of the browser's own, or of the bench.
      return undefined;
    }
  };
  return (url, line, column) => {
    if (!maps.has(url)) maps.set(url, open(url));
    const map = maps.get(url);
    if (!map) return undefined;
    const place = { line: line + 1, column };
    // A module's own frame is written by webpack, which names no source for it; what stands in it comes next.
    const { source } = originalPositionFor(map, place);
    return source ?? originalPositionFor(map, { ...place, bias: LEAST_UPPER_BOUND }).source ?? undefined;
  };
}

/** One profiled visit. Throws NeverUsable where the form does not post. */
async function profileVisit(browser: Browser, portal: string, locate: Locate) {
  let owners = new Map<string, number>();
  const onOpened = async (session: CDPSession) => {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
    await session.send('Profiler.start');
  };
  const onStepped = async (session: CDPSession) => {
    const { profile } = await session.send('Profiler.stop');
    owners = attributeProfile(profile, locate);
  };
  const { path, ...page } = PORTAL_PAGES.signIn;
  const visited = { ...page, name: 'signIn', url: portal + path };
  const { posted } = await visit(browser, visited, 'submit', {
    conditions: CONDITIONS.script,
    onOpened,
    onStepped,
  });
  if (posted === undefined) throw new NeverUsable('The sign-in form did not post.');
  return { posted, owners };
}

const formatOwners = (owners: readonly OwnerTime[]) =>
  formatTable([
    ['whose code', 'ms', 'share'],
    ...owners.map(({ owner, time, share }) => [owner, time.toFixed(0), `${(share * PERCENT).toFixed(1)} %`]),
  ]);

/** Profiles as many visits as there are rounds, after one that is not counted. */
export async function profileSignIn(
  browser: Browser,
  { portal, folder, rounds }: { portal: string; folder: string; rounds: number },
) {
  const locate = locateIn(folder);
  await profileVisit(browser, portal, locate);
  const visits: Awaited<ReturnType<typeof profileVisit>>[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await profileVisit(browser, portal, locate));
  const owners = summarizeOwners(visits.map((one) => one.owners));
  const posted = summarize(visits.map((one) => one.posted));
  const total = owners.reduce((sum, { time }) => sum + time, 0);
  const told = `the form posts after ${posted?.median.toFixed(0)} ms, of which something ran for ${total.toFixed(0)} ms`;
  const [packages, folders] = [listPackages(owners), listFolders(owners)].map((shown) => formatOwners(shown));
  return {
    tables: `${told}\n\nBy package\n\n${packages}\n\nThe portal's own, by folder\n\n${folders}`,
    figures: { posted, owners },
  };
}
