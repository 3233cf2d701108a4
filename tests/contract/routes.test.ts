/** @jest-environment ./tests/support/jest/sourcesEnvironment.js */
import { HOME_LOADER } from '@/services/initialData';
import { isHomePath } from '@/utils/routing/paths/home';
import routes, { flattenRoutes, type PortalRoute } from '../../config/routes';
import simulatorRoutes from '../../config/simulatorRoutes';
import templateRoutes from '../../config/templateRoutes';
import { filesBelow, isFile, type Language, languages, messagesOf, read } from './sources';
import { specifiedRoutes } from './specification';

const all: PortalRoute[] = flattenRoutes(routes);
/** Includes the pages that not every build has: the mock portal's tools and the legacy template's screens. */
const allRoutes: PortalRoute[] = [
  ...all,
  ...flattenRoutes(simulatorRoutes),
  ...flattenRoutes(templateRoutes),
];
const pages = allRoutes.filter((route) => route.component && !route.routes);
const paths = [...new Set(all.map((route) => route.path))];

/** Returns the texts of the mock portal's tools, including the titles of their pages. */
const toolTextsOf = (language: Language): Record<string, string | undefined> =>
  require(`../../src/mockTools/locales/${language}.ts`).default;

/** Returns the file of a route's component, without its extension. */
function fileOf(component: string): string {
  return component.startsWith('@/') ? `src/${component.slice(2)}` : `src/pages/${component.slice(2)}`;
}

const candidates = (component: string): string[] =>
  ['.tsx', '/index.tsx'].map((ending) => fileOf(component) + ending);

test('has only plain data in the route table', () => {
  const tables = [routes, simulatorRoutes, templateRoutes];
  expect(JSON.parse(JSON.stringify(tables))).toEqual(tables);
});

test('has no two pages with the same address', () => {
  const addresses = allRoutes.filter((route) => !route.routes).map((route) => route.path);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test.each(
  allRoutes.filter((route) => route.component).map((route) => [route.path, route.component as string]),
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

test('has a route for every page file', () => {
  const known = allRoutes.flatMap((route) => (route.component ? candidates(route.component) : []));
  const entries = filesBelow('src/pages', /\/index\.tsx$/);
  expect(entries.filter((file) => !known.includes(file))).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const titleOf = ({ title = '' }: PortalRoute) =>
    messagesOf(language)[title] ?? toolTextsOf(language)[title];

  test.each(pages.map((route) => [route.path, route] as const))('%s has a title', (_path, route) => {
    expect(titleOf(route)).toEqual(expect.stringMatching(/\S/));
  });

  test('has no two pages with the same title', () => {
    const titles = pages.map(titleOf);
    expect(titles).toEqual([...new Set(titles)]);
  });
});

test('allows only members to open addresses under /user', () => {
  const members = flattenRoutes(all.filter(({ access }) => access === 'member'));
  const open = all.filter((route) => !members.includes(route));
  expect(open.filter(({ path }) => path.startsWith('/user'))).toEqual([]);
});

test('has each address of the specification', () => {
  expect(specifiedRoutes.filter((path) => !paths.includes(path))).toEqual([]);
});

test('recognizes home by the addresses that open it, and by its loader', () => {
  const home = all.find(({ path, component }) => component && path === '/user/identity_manage');
  const redirecting = all.filter(({ redirect }) => redirect === home?.path).map(({ path }) => path);
  const known = paths.filter(isHomePath);
  expect(known.sort()).toEqual([...redirecting, home?.path].sort());
  expect(home?.loader).toBe(HOME_LOADER);
});
