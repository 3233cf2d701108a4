/**
 * Lookups in the whole route table: the row of an address, and the rows above it. The first scripts use ./pageRoute
 * instead.
 */
import { matchPath } from '@umijs/max';
import { addMemberRoutes } from '../../../config/addMemberRoutes';
import baseRoutes, { type PortalRoute, type RoutePath } from '../../../config/routes';
import simulatorRoutes, { type SimulatorPath } from '../../../config/simulatorRoutes';
import templateRoutes, { type TemplatePath } from '../../../config/templateRoutes';
import type { PagePath } from './paths';

type Row = PortalRoute<RoutePath | SimulatorPath | TemplatePath>;

const CATCH_ALL = '/*';

const memberRoutes: readonly Row[] =
  typeof TEMPLATE_PAGES !== 'undefined' && TEMPLATE_PAGES
    ? addMemberRoutes(baseRoutes, templateRoutes)
    : baseRoutes;
const routes: readonly Row[] =
  typeof MOCK_TOOLS !== 'undefined' && MOCK_TOOLS ? [...simulatorRoutes, ...memberRoutes] : memberRoutes;

function search(rows: readonly Row[], pathname: string, above: Row[]): Row[] | undefined {
  for (const row of rows) {
    const trail = [...above, row];
    const below = row.routes && search(row.routes, pathname, trail);
    if (below) return below;
    if (!row.routes && !row.redirect && matchPath(row.path, pathname)) return trail;
  }
  return undefined;
}

/** The rows from the outermost layout to the page of this address; the catch-all page for unknown ones. */
export function getRouteTrail(pathname: string): Row[] {
  return search(routes, pathname, []) ?? [];
}

/** The page's own row. */
export const findRoute = (pathname: string): Row | undefined => getRouteTrail(pathname).at(-1);

/** Whether a page is below another one: by its path, or as its row says. */
const liesBeneath = (page: Row | undefined, { path }: Row): boolean =>
  page !== undefined && (page.under === path || page.path.startsWith(`${path}/`));

/** A titled page, with the address by which it is open at this moment. */
interface Crumb extends Pick<Row, 'title'> {
  path: PagePath;
}

/** The titled pages above an address, from the outermost to its own. */
export function getBreadcrumbs(pathname: string): Crumb[] {
  const trail = getRouteTrail(pathname);
  const siblings = trail.at(-2)?.routes ?? [];
  const params = matchPath(trail.at(-1)?.path ?? CATCH_ALL, pathname)?.params ?? {};
  const above = siblings.filter((row) => liesBeneath(trail.at(-1), row));
  return [...above, ...trail.slice(-1)].flatMap(({ path, title }) => {
    const filled = fillPath(path, params);
    return title && isPagePath(filled) ? [{ title, path: filled }] : [];
  });
}

/** An address of the table with its parameters filled in: those of the address that is open. */
const fillPath = (path: string, params: Readonly<Record<string, string | undefined>>): string =>
  path.replace(/:(\w+)/g, (name, key: string) => encodeURIComponent(params[key] ?? name));

/** Whether the table has a page for an address. */
const isPagePath = (pathname: string): pathname is PagePath => findRoute(pathname) !== undefined;

/** The `aria-current` of a menu row: its own page, a page below it, or neither. */
export function getMenuCurrent(row: Row, pathname: string): 'page' | 'true' | undefined {
  if (pathname === row.path) return 'page';
  return liesBeneath(findRoute(pathname), row) ? 'true' : undefined;
}

/**
 * Whether only signed-in members may open this address. Its callers load the table first, which knip does not follow.
 * @public
 */
export const isPrivatePath = (pathname: string): boolean =>
  getRouteTrail(pathname).some((row) => row.access === 'member');

/** The rows of the main menu, in the table's order. */
export function getMenuRoutes(rows: readonly Row[] = routes): Row[] {
  return rows.flatMap((row) => (row.menu ? [row] : getMenuRoutes(row.routes ?? [])));
}

/** The pages below a menu entry, if the current address is one of them. */
export function getSubmenuRoutes(entry: Row, pathname: string): Row[] {
  if (getMenuCurrent(entry, pathname) === undefined) return [];
  const siblings = getRouteTrail(pathname).at(-2)?.routes ?? [];
  return siblings.filter((row) => row.submenu === true && liesBeneath(row, entry));
}
