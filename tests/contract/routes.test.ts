/** @jest-environment node */
import { HOME_LOADER } from '@/services/initialData';
import { isHomePath } from '@/utils/routing/paths/home';
import routes, { type PortalRoute } from '../../config/routes';
import simulatorRoutes from '../../config/simulatorRoutes';
import templateRoutes from '../../config/templateRoutes';
import { filesBelow, isFile, type Language, languages, messagesOf, read } from './sources';
import { pendingRoutes, specifiedRoutes } from './specification';

const flatten = (list: readonly PortalRoute[]): PortalRoute[] =>
  list.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

const all = flatten(routes);
/** With the pages that not every build has: the mock portal's tools, the legacy template's screens. */
const everything = [...all, ...flatten(simulatorRoutes), ...flatten(templateRoutes)];
const pages = everything.filter((route) => route.component && !route.routes);
const paths = [...new Set(all.map((route) => route.path))];

/** The words of the mock portal's tools, their pages' titles among them. */
const toolWordsOf = (language: Language): Record<string, string | undefined> =>
  require(`../../src/mockTools/locales/${language}.ts`).default;

/** The file a route's component names, without its ending. */
function fileOf(component: string): string {
  return component.startsWith('@/') ? `src/${component.slice(2)}` : `src/pages/${component.slice(2)}`;
}

const candidates = (component: string): string[] =>
  ['.tsx', '/index.tsx'].map((ending) => fileOf(component) + ending);

test('the route table is plain data', () => {
  const tables = [routes, simulatorRoutes, templateRoutes];
  expect(JSON.parse(JSON.stringify(tables))).toEqual(tables);
});

test('no two pages share an address', () => {
  const addresses = everything.filter((route) => !route.routes).map((route) => route.path);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test.each(
  everything.filter((route) => route.component).map((route) => [route.path, route.component as string]),
)('%s has its file', (_path, component) => {
  expect(candidates(component).filter(isFile)).toHaveLength(1);
});

test.each(
  pages.flatMap(({ path, component = '', form = false }) =>
    candidates(component)
      .filter((file) => isFile(file) && read(file).includes('<FormCard'))
      .map(() => [path, form] as const),
  ),
)('%s, a page with a form card, has the column of forms', (_path, form) => {
  expect(form).toBe(true);
});

test('every page file belongs to a route', () => {
  const known = everything.flatMap((route) => (route.component ? candidates(route.component) : []));
  const entries = filesBelow('src/pages', /\/index\.tsx$/);
  expect(entries.filter((file) => !known.includes(file))).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const titleOf = ({ title = '' }: PortalRoute) =>
    messagesOf(language)[title] ?? toolWordsOf(language)[title];

  test.each(pages.map((route) => [route.path, route] as const))('%s has a title', (_path, route) => {
    expect(titleOf(route)).toEqual(expect.stringMatching(/\S/));
  });

  test('no two pages have the same title', () => {
    const titles = pages.map(titleOf);
    expect(titles).toEqual([...new Set(titles)]);
  });
});

test('every entry of the menu has its icon', () => {
  const icons = read('src/components/MenuIcon.tsx');
  const missing = everything.filter((route) => route.menu && !new RegExp(`\\b${route.menu}\\b`).test(icons));
  expect(missing).toEqual([]);
});

test('every initial-data loader exists', () => {
  const loaders = read('src/bootstrap/loaders.ts');
  const missing = all.filter((route) => route.loader && !new RegExp(`\\b${route.loader}\\b`).test(loaders));
  expect(missing).toEqual([]);
});

test('everything under /user is for members', () => {
  const open = (list: readonly PortalRoute[], member: boolean): PortalRoute[] =>
    list.flatMap((route) => {
      const inside = member || route.access === 'member';
      return [...(inside ? [] : [route]), ...open(route.routes ?? [], inside)];
    });
  expect(open(routes, false).filter((route) => route.path.startsWith('/user'))).toEqual([]);
});

describe('the specification', () => {
  test('every address is built or pending', () => {
    const missing = specifiedRoutes.filter((path) => !paths.includes(path) && !pendingRoutes.includes(path));
    expect(missing).toEqual([]);
  });

  test('nothing that is built is pending still', () => {
    expect(pendingRoutes.filter((path) => paths.includes(path))).toEqual([]);
  });

  test('nothing is pending that it does not name', () => {
    expect(pendingRoutes.filter((path) => !specifiedRoutes.includes(path))).toEqual([]);
  });
});

test('home is known by the addresses that open it, and by its loader', () => {
  const home = all.find(({ path, component }) => component && path === '/user/identity_manage');
  const leading = all.filter(({ redirect }) => redirect === home?.path).map(({ path }) => path);
  const known = paths.filter(isHomePath);
  expect(known.sort()).toEqual([...leading, home?.path].sort());
  expect(home?.loader).toBe(HOME_LOADER);
});
