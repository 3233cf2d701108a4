import type { PortalRoute } from './routes';

/** Returns the route table with `added` at the end of the members' layout, the only row with access and routes. */
export function addMemberRoutes<Path extends string, Added extends string>(
  routes: readonly PortalRoute<Path>[],
  added: readonly PortalRoute<Added>[],
): PortalRoute<Path | Added>[] {
  return routes.map((row) =>
    row.access === 'member' && row.routes ? { ...row, routes: [...row.routes, ...added] } : row,
  );
}
