import type { PortalRoute } from './routes';

/** The route table with further pages in the members' layout, behind those that it has there. */
export function addMemberRoutes<Path extends string, More extends string>(
  rows: readonly PortalRoute<Path>[],
  more: readonly PortalRoute<More>[],
): PortalRoute<Path | More>[] {
  return rows.map((row) =>
    row.access === 'member' && row.routes ? { ...row, routes: [...row.routes, ...more] } : row,
  );
}
