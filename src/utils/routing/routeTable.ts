/**
 * Lookups in the whole route table: the row of an address and its parent rows. The initial bundle uses
 * ./pageRoute instead.
 */
import { matchPath } from '@umijs/max';
import { addMemberRoutes } from '../../../config/addMemberRoutes';
import baseRoutes, { flattenRoutes, type PortalRoute, type RoutePath } from '../../../config/routes';
import simulatorRoutes, { type SimulatorPath } from '../../../config/simulatorRoutes';
import templateRoutes, { type TemplatePath } from '../../../config/templateRoutes';
import type { PagePath } from './paths';

type Row = PortalRoute<RoutePath | SimulatorPath | TemplatePath>;

const memberRoutes: readonly Row[] =
  typeof TEMPLATE_PAGES !== 'undefined' && TEMPLATE_PAGES
    ? addMemberRoutes(baseRoutes, templateRoutes)
    : baseRoutes;
const routes: readonly Row[] =
  typeof MOCK_TOOLS !== 'undefined' && MOCK_TOOLS ? [...simulatorRoutes, ...memberRoutes] : memberRoutes;

function findTrail(rows: readonly Row[], pathname: string, parents: Row[]): Row[] | undefined {
  for (const row of rows) {
    const trail = [...parents, row];
    const below = row.routes && findTrail(row.routes, pathname, trail);
    if (below) return below;
    if (!row.routes && !row.redirect && matchPath(row.path, pathname)) return trail;
  }
  return undefined;
}

/** Returns the rows from the outermost layout to the page of this address; for unknown addresses the catch-all page. */
export function getRouteTrail(pathname: string): Row[] {
  return findTrail(routes, pathname, []) ?? [];
}

/** Returns the row of the page at this address. */
export const findRoute = (pathname: string): Row | undefined => getRouteTrail(pathname).at(-1);

/** Whether a page is below another one, by its path or by `under` in its row. */
const isBelow = (page: Row | undefined, { path }: Row): boolean =>
  page !== undefined && (page.under === path || page.path.startsWith(`${path}/`));

/** A page with a title. `path` has the parameters of the current address. */
interface Crumb extends Pick<Row, 'title'> {
  path: PagePath;
}

/** Returns the pages with a title from the outermost parent to the page of this address. */
export function getBreadcrumbs(pathname: string): Crumb[] {
  const trail = getRouteTrail(pathname);
  const siblings = trail.at(-2)?.routes ?? [];
  const params = matchPath(trail.at(-1)?.path ?? '', pathname)?.params ?? {};
  const above = siblings.filter((row) => isBelow(trail.at(-1), row));
  return [...above, ...trail.slice(-1)].flatMap(({ path, title }) => {
    const filled = fillPath(path, params);
    return title && isPagePath(filled) ? [{ title, path: filled }] : [];
  });
}

/** Inserts parameters into a path of the table. */
const fillPath = (path: string, params: Readonly<Record<string, string | undefined>>): string =>
  path.replace(/:(\w+)/g, (name, key: string) => encodeURIComponent(params[key] ?? name));

/** Whether the table has a page for a path. */
const isPagePath = (pathname: string): pathname is PagePath => findRoute(pathname) !== undefined;

/** Returns `aria-current` of a menu row: 'page' for its own page, 'true' for a page below it, otherwise undefined. */
export function getMenuCurrent(row: Row, pathname: string): 'page' | 'true' | undefined {
  const page = findRoute(pathname);
  if (page?.path === row.path) return 'page';
  return isBelow(page, row) ? 'true' : undefined;
}

/**
 * Whether only members may open this address. Callers import the table dynamically, which knip does not detect.
 * @public
 */
export const isPrivatePath = (pathname: string): boolean =>
  getRouteTrail(pathname).some((row) => row.access === 'member');

/** Returns the rows of the main menu, in the order of the table. */
export const getMenuRoutes = (): Row[] => flattenRoutes(routes).filter(({ menu }) => menu);

/** Returns the submenu of a menu entry if the current address is the entry or below it; otherwise none. */
export function getSubmenuRoutes(entry: Row, pathname: string): Row[] {
  if (getMenuCurrent(entry, pathname) === undefined) return [];
  const siblings = getRouteTrail(pathname).at(-2)?.routes ?? [];
  return siblings.filter((row) => row.submenu === true && isBelow(row, entry));
}
