/** The command line of the bench. */
import { parseArgs } from 'node:util';
import { CONDITIONS, type ConditionsName } from './conditions';
import { FLOOR, PORTAL_PAGES, type PortalPageName } from './pages';

export interface Options {
  build: boolean;
  rounds: number;
  pages: PortalPageName[];
  profiles: ConditionsName[];
  urls: { name: string; url: string }[];
  /** File for the figures; nothing is written where it is left out. */
  json?: string;
  cpuProfile: boolean;
  help: boolean;
}

/** The run cannot begin, or not go on; the message says why. */
export class CannotRun extends Error {
  readonly exitCode: number = 2;
}

/** A page that is to be measured never comes so far; there is no use in going on. */
export class NeverUsable extends CannotRun {
  readonly exitCode = 1;
}

const ROUNDS = 5;
const ROUNDS_MAX = 100;
/** `--pages none` measures other addresses alone. */
const NO_PAGE = 'none';

export const USAGE = `npm run bench -- [options]

Builds the portal, serves it on this machine, visits its pages and a page without script in turns, and prints how long
they took, also as multiples of the page without script. docs/performance.md says what each figure means.

  --rounds N        how often each page is visited (${ROUNDS})
  --pages A,B       which pages: ${Object.keys(PORTAL_PAGES).join(', ')} (all), or ${NO_PAGE}
  --profile A,B     what is throttled: ${Object.keys(CONDITIONS).join(', ')} (both,none)
  --url NAME=URL    measures another address as well; may be given several times
  --json FILE       writes all figures there
  --no-build        takes the build that is there
  --cpu-profile     tells instead what script runs before the sign-in form posts, by package and by folder;
                    without --pages, --profile and --url
  --help            prints this

Exit codes: 0 measured, 1 a page never became usable, 2 it could not run.`;

/** Words of a list that may come in one argument or in several; each must be one of `known`. */
function readList<Name extends string>(
  given: readonly string[],
  known: readonly Name[],
  what: string,
): Name[] {
  const names = given.flatMap((one) => one.split(',')).map((name) => name.trim());
  const wrong = names.find((name) => !known.includes(name as Name));
  if (wrong !== undefined) throw new CannotRun(`"${wrong}" is no ${what}: choose from ${known.join(', ')}.`);
  return [...new Set(names)] as Name[];
}

function readRounds(given: string): number {
  const rounds = Number(given);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > ROUNDS_MAX) {
    throw new CannotRun(`Rounds are a whole number from 1 to ${ROUNDS_MAX}.`);
  }
  return rounds;
}

function readUrl(given: string): Options['urls'][number] {
  const [, name = '', url = ''] = /^([^=]+)=(.+)$/.exec(given) ?? [];
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new CannotRun(`"${given}" is not written as name=https://example.com/page.`);
  }
  if (name === FLOOR || Object.hasOwn(PORTAL_PAGES, name)) {
    throw new CannotRun(`"${name}" is the name of a page that is there already.`);
  }
  return { name, url };
}

const list = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

/** The command line as parseArgs reads it; it refuses what it does not know. */
function parse(args: readonly string[]) {
  const options = {
    rounds: { type: 'string', default: String(ROUNDS) },
    pages: list,
    profile: list,
    url: list,
    json: { type: 'string' },
    'no-build': flag,
    'cpu-profile': flag,
    help: flag,
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new CannotRun((error as Error).message);
  }
}

/** What is chosen among does not hold for a profile, which has its own page and conditions. */
function refuseWithProfile(given: ReturnType<typeof parse>) {
  const names = (['pages', 'profile', 'url'] as const).filter((name) => given[name] !== undefined);
  if (!given['cpu-profile'] || names.length === 0) return;
  const list = names.map((name) => `--${name}`).join(', ');
  throw new CannotRun(`--cpu-profile always profiles the sign-in page, in one way: leave out ${list}.`);
}

/** Reads the command line. Throws CannotRun where it cannot be understood. */
export function readOptions(args: readonly string[]): Options {
  const given = parse(args);
  refuseWithProfile(given);
  const names = Object.keys(PORTAL_PAGES) as PortalPageName[];
  const pages = readList(given.pages ?? names, [...names, NO_PAGE], 'page');
  const profiles = readList(
    given.profile ?? ['both', 'none'],
    Object.keys(CONDITIONS) as ConditionsName[],
    'profile',
  );
  const urls = (given.url ?? []).map(readUrl);
  const twice = urls.find(({ name }, index) => urls.findIndex((one) => one.name === name) !== index);
  if (twice) throw new CannotRun(`"${twice.name}" is the name of two addresses.`);
  return {
    build: !given['no-build'],
    rounds: readRounds(given.rounds),
    pages: pages.filter((name) => name !== NO_PAGE),
    profiles,
    urls,
    json: given.json,
    cpuProfile: given['cpu-profile'],
    help: given.help,
  };
}
