/**
 * Weights of the pages' scripts, compared with config/budgets.json: read from the statistics of the production build,
 * and measured in a browser if these do not suffice.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import budgets from '../../config/budgets.json';
import type { BuildStats } from '../../config/plugins/buildStats';
import routes from '../../config/routes';
import { IDENTITY_PATH } from '../../src/utils/routing/paths';
import { confirmsBeside } from './support/journeys/sessions';
import { bossHere, demo, type Person } from './support/people';
import {
  findDuplicates,
  listPages,
  listVersions,
  type PageScripts,
  sumBytes,
} from './support/run/pageScripts';
import { goesTo } from './support/screens/navigation';
import { aMember } from './support/setup';
import type { Request } from './support/watch';

const repository = join(__dirname, '../..');
const build: BuildStats = JSON.parse(readFileSync(join(repository, 'dist-stats/dist.json'), 'utf8'));
const pages = listPages(build, routes);

const SIGN_IN = '/uaa/login';
/** A page is idle when it has sent no request for this long (ms). A later script counts for the next page. */
const IDLE = 250;

const pageAt = (path: string): PageScripts => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
};

/** Error message for a page over its budget. */
const explain = (path: string, files: readonly string[], max: number): string =>
  `${path} loads ${sumBytes(build, files)} bytes, ${max} at most: ${files
    .map((file) => `${file} ${build.scripts[file]?.bytes}`)
    .join(', ')}`;

test('the statistics belong to the tested build', () => {
  const missing = Object.keys(build.scripts).filter(
    (file) => !existsSync(join(repository, build.folder, file)),
  );
  expect(missing).toEqual([]);
  expect(pages.length).toBeGreaterThan(40);
});

const first = new Set([SIGN_IN, IDENTITY_PATH].flatMap((path) => pageAt(path).scripts));
const MAX = budgets.furtherPage.bytes;
const isOver = (files: readonly string[]): boolean => sumBytes(build, files) > MAX;

test('loads for each page no more scripts of its own than the budget of a further page', () => {
  const over = pages.flatMap(({ path, scripts }) => {
    const own = scripts.filter((file) => !first.has(file));
    return isOver(own) ? [explain(path, own, MAX)] : [];
  });
  expect(over).toEqual([]);
});

/**
 * Packages that no page requests when it opens. The scorer of new passwords loads when their field gets the focus
 * (tests/components/Field/NewPasswordFields.test.tsx); the step-up dialog loads what opens certificates.
 */
const ON_USE = /^(?:@zxcvbn-ts\/|node-forge@)/;
const isOnUse = (file: string): boolean =>
  build.scripts[file]?.modules.some((name) => ON_USE.test(name)) ?? false;

/**
 * Pages that would exceed their budget with everything else they may import(). For these, the scripts that they request
 * when they open are measured in a browser. One page represents all that have the same scripts.
 */
const COUNTED = [
  // These lazy-load their calendar after the page.
  '/user/behavior_record',
  '/user/info_manage/authorization_manage',
  '/user/appeal',
  '/user/role_manage/:id/role_space/role_authorize',
  // They may import the place names in either script, but a reader needs only one.
  '/user/info_manage/address_manage',
  '/user/info_manage/address_manage/add',
  '/user/info_manage/address_manage/modify',
  '/account/settings',
  '/user/verification/bankCardVerify',
  // Represents the pages that may import both packages above.
  '/uaa/resetPwd',
];

/** A company's page is opened by its legal representative. */
const COMPANY_ROLE = 'r-boss-1';
/** Queries that pages need in their addresses. */
const QUERIES: Record<string, string> = { '/user/info_manage/address_manage/modify': '?id=address-2' };

test('keeps the other pages within their budget with everything they may import', () => {
  // Scripts that the sign-in may import, especially for encryption, are cached for further pages.
  const known = new Set([...first, ...pageAt(SIGN_IN).later]);
  const counted = COUNTED.map((path) => pageAt(path).scripts.join());
  const over = pages.flatMap(({ path, scripts, later }) => {
    if (path === SIGN_IN || counted.includes(scripts.join())) return [];
    const all = [...scripts, ...later].filter((file) => !known.has(file) && !isOnUse(file));
    return isOver(all) ? [explain(path, all, MAX)] : [];
  });
  expect(over).toEqual([]);
});

test('does not load a module twice for any page', () => {
  const twice = pages.flatMap(({ path, scripts }) => {
    const modules = findDuplicates(build, scripts);
    return modules.length > 0 ? [`${path}: ${modules.join(', ')}`] : [];
  });
  expect(twice).toEqual([]);
});

/** Packages whose second version adds 405 bytes or less to a page: too few for a replacement (docs/first-scripts.md). */
const SMALL = ['react-is', 'warning'];

test('contains no package in two versions, except small ones', () => {
  const twice = [...listVersions(build)].filter(
    ([name, versions]) => versions.size > 1 && !SMALL.includes(name),
  );
  expect(twice.map(([name, versions]) => `${name} ${[...versions].join(' and ')}`)).toEqual([]);
});

test('contains dayjs as the only package for dates', () => {
  const packages = [...listVersions(build).keys()];
  expect(packages.filter((name) => /^(?:dayjs|moment.*|date-fns.*|luxon|@js-joda\/.*)$/.test(name))).toEqual([
    'dayjs',
  ]);
});

const COUNTED_PEOPLE = [demo, bossHere];
const whoOpens = (path: string): Person => (path.includes(':id') ? bossHere : demo);

/** The scripts among these requests, without the first one (1 KB), which webpack does not build. */
const listScripts = (requests: Request[]): string[] => {
  const files = requests.map(({ url }) => url.pathname.slice(1));
  return [...new Set(files.filter((file) => file.endsWith('.js') && !file.startsWith('early.')))];
};

test("keeps the scripts requested by a member's first page and by the measured pages within their budgets", async () => {
  const member = await aMember(demo);
  const { requests } = member.watch;
  /** Index of the document's first request. */
  let start = 0;
  /** Shows a page until it is idle. Returns the requests of the page, and those of earlier pages in the same document. */
  const shows = async (address: string, isNew: boolean) => {
    if (isNew) start = requests.length;
    const before = requests.length;
    await (isNew ? member.opens(address) : goesTo(member, address));
    await member.until(() => member.watch.isQuietFor(IDLE), 'an idle page');
    await member.arrivesAt(address);
    return {
      earlier: listScripts(requests.slice(start, before)),
      asked: listScripts(requests.slice(before)),
    };
  };
  const { asked: home } = await shows(IDENTITY_PATH, true);
  expect(home).toEqual(expect.arrayContaining(pageAt(IDENTITY_PATH).scripts));
  // The messages and the table that all pages share are included here.
  expect(home.filter((file) => /^(?:later-|tables)/.test(file))).toHaveLength(2);
  const max = budgets.firstPage.bytes;
  expect(sumBytes(build, home) > max ? explain(IDENTITY_PATH, home, max) : '').toBe('');
  // An address is shown in full only after a step-up.
  await confirmsBeside(member, demo);
  const listOwn = async (path: string, isNew: boolean): Promise<string[]> => {
    const { earlier, asked } = await shows(path.replace(':id', COMPANY_ROLE) + (QUERIES[path] ?? ''), isNew);
    const { scripts, later } = pageAt(path);
    expect([...earlier, ...asked]).toEqual(expect.arrayContaining(scripts));
    expect(asked.filter(isOnUse)).toEqual([]);
    // A script that an earlier page has requested is not requested again: it counts if this page may import it.
    const files = [...asked, ...earlier.filter((file) => [...scripts, ...later].includes(file))];
    return files.filter((file) => !first.has(file) && !home.includes(file));
  };
  for (const person of COUNTED_PEOPLE) {
    let isNew = true;
    if (person !== demo) await member.opensSessionOf(person);
    for (const path of COUNTED.filter((one) => whoOpens(one) === person)) {
      let own = await listOwn(path, isNew);
      // In a new document, only what the page itself requests counts.
      if (isOver(own)) own = await listOwn(path, true);
      expect(isOver(own) ? explain(path, own, MAX) : '').toBe('');
      isNew = false;
    }
  }
});
