/**
 * What pages load, held to config/budgets.json: read from what the production build wrote down of itself, and counted in
 * a browser where that does not tell.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildStats,
  findDuplicates,
  listPages,
  listVersions,
  type PageScripts,
  sumBytes,
} from '../../config/budgets';
import budgets from '../../config/budgets.json';
import routes from '../../config/routes';
import { IDENTITY_PATH } from '../../src/utils/routing/paths';
import { confirmsBeside } from './support/journeys/sessions';
import { bossHere, demo } from './support/people';
import { aMember } from './support/setup';
import type { Visitor } from './support/visitor';

const repository = join(__dirname, '../..');
const build: BuildStats = JSON.parse(
  readFileSync(join(repository, 'node_modules/.cache/portal/dist.json'), 'utf8'),
);
const pages = listPages(build, routes);

const SIGN_IN = '/uaa/login';

const pageAt = (path: string): PageScripts => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
};

/** A page that is over its budget, for whoever has to find out why. */
const explain = (path: string, files: readonly string[], max: number): string =>
  `${path} loads ${sumBytes(build, files)} bytes, ${max} at most: ${files
    .map((file) => `${file} ${build.scripts[file]?.bytes}`)
    .join(', ')}`;

test('what is read here is of the build that is tested', () => {
  const missing = Object.keys(build.scripts).filter(
    (file) => !existsSync(join(repository, build.folder, file)),
  );
  expect(missing).toEqual([]);
  expect(pages.length).toBeGreaterThan(40);
});

const first = new Set([SIGN_IN, IDENTITY_PATH].flatMap((path) => pageAt(path).scripts));
const MAX = budgets.furtherPage.bytes;
const isOver = (files: readonly string[]): boolean => sumBytes(build, files) > MAX;

test('no page loads more of its own than a further page may', () => {
  const over = pages.flatMap(({ path, scripts }) => {
    const own = scripts.filter((file) => !first.has(file));
    return isOver(own) ? [explain(path, own, MAX)] : [];
  });
  expect(over).toEqual([]);
});

/**
 * Pages that would be over their budget with all they may import(): of these it counts what they ask for as they open,
 * in a browser. One page stands for all that have its scripts.
 */
const COUNTED = [
  '/user/account_manage/account_security',
  '/user/info_manage/address_manage',
  // They may import the names of places in either script; a reader has one.
  '/user/info_manage/address_manage/add',
  '/user/info_manage/address_manage/modify',
  '/user/verification/bankCardVerify',
  '/user/role_manage/create',
  '/account/settings',
  // Their calendar comes after the page.
  '/user/appeal',
  '/user/behavior_record',
  '/user/info_manage/authorization_manage',
  '/user/role_manage/:id/role_space/role_authorize',
];

/** A company's page is opened by its legal representative. */
const COMPANY_ROLE = 'r-boss-1';
/** What the address of a page says besides. */
const QUERIES: Record<string, string> = { '/user/info_manage/address_manage/modify': '?id=address-2' };

test('a page that is not counted in a browser stays within its budget with all it may import', () => {
  // What signing in may import, sealing above all, is of no further page.
  const known = new Set([...first, ...pageAt(SIGN_IN).later]);
  const counted = COUNTED.map((path) => pageAt(path).scripts.join());
  const over = pages.flatMap(({ path, scripts, later }) => {
    if (path === SIGN_IN || counted.includes(scripts.join())) return [];
    const all = [...scripts, ...later].filter((file) => !known.has(file));
    return isOver(all) ? [explain(path, all, MAX)] : [];
  });
  expect(over).toEqual([]);
});

test('no page loads a module twice', () => {
  const twice = pages.flatMap(({ path, scripts }) => {
    const modules = findDuplicates(build, scripts);
    return modules.length > 0 ? [`${path}: ${modules.join(', ')}`] : [];
  });
  expect(twice).toEqual([]);
});

test('no package is there in two versions', () => {
  const twice = [...listVersions(build)].filter(([, versions]) => versions.size > 1);
  expect(twice.map(([name, versions]) => `${name} ${[...versions].join(' and ')}`)).toEqual([]);
});

test('dayjs is the only package for dates', () => {
  const packages = [...listVersions(build).keys()];
  expect(packages.filter((name) => /^(?:dayjs|moment.*|date-fns.*|luxon|@js-joda\/.*)$/.test(name))).toEqual([
    'dayjs',
  ]);
});

/** The scripts that a page requests until it is idle, without the first one (1 KB), which webpack does not build. */
async function countScripts(member: Visitor, path: string): Promise<string[]> {
  const before = member.watch.requests.length;
  await member.opens(path);
  await member.page.waitForNetworkIdle();
  await member.isAt(path);
  const asked = member.watch.requests.slice(before).map(({ url }) => url.pathname.slice(1));
  return [...new Set(asked.filter((file) => file.endsWith('.js') && !file.startsWith('early.')))];
}

test('what is counted as it opens stays within its budget: the first page of a member, and pages that import parts', async () => {
  const member = await aMember(demo, 'undecided');
  const home = await countScripts(member, IDENTITY_PATH);
  expect(home).toEqual(expect.arrayContaining(pageAt(IDENTITY_PATH).scripts));
  // The words and the table of all pages are among them, and count here.
  expect(home.filter((file) => /^(?:later-|tables)/.test(file))).toHaveLength(2);
  const max = budgets.firstPage.bytes;
  expect(sumBytes(build, home) > max ? explain(IDENTITY_PATH, home, max) : '').toBe('');
  // An address is read in full only after a step-up.
  await confirmsBeside(member, demo);
  const boss = await aMember(bossHere, 'undecided');
  for (const path of COUNTED) {
    const address = path.replace(':id', COMPANY_ROLE) + (QUERIES[path] ?? '');
    const files = await countScripts(path.includes(':id') ? boss : member, address);
    expect(files).toEqual(expect.arrayContaining(pageAt(path).scripts));
    const own = files.filter((file) => !first.has(file) && !home.includes(file));
    expect(isOver(own) ? explain(path, own, MAX) : '').toBe('');
  }
});
