/** What pages load, held to config/budgets.json: read from what the production build wrote down of itself. */
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
import { demo } from './support/people';
import { aMember } from './support/setup';

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

test('no page loads more of its own than a further page may', () => {
  const first = new Set([SIGN_IN, IDENTITY_PATH].flatMap((path) => pageAt(path).scripts));
  const max = budgets.furtherPage.bytes;
  const over = pages.flatMap(({ path, scripts }) => {
    const own = scripts.filter((file) => !first.has(file));
    return sumBytes(build, own) > max ? [explain(path, own, max)] : [];
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

test('the first page of a member stays within its budget', async () => {
  const member = await aMember(demo, 'undecided');
  await member.opens(IDENTITY_PATH);
  await member.page.waitForNetworkIdle();
  const files = [
    ...new Set(
      member.watch.requests.map(({ url }) => url.pathname.slice(1)).filter((path) => path.endsWith('.js')),
    ),
  ];
  expect(files).toEqual(expect.arrayContaining(pageAt(IDENTITY_PATH).scripts));
  const max = budgets.firstPage.bytes;
  expect(sumBytes(build, files) > max ? explain(IDENTITY_PATH, files, max) : '').toBe('');
});
