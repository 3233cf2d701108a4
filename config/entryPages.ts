import type { PortalRoute } from './routes';

/** The addresses of the pages that the build renders as HTML: those marked `entry`. */
export function getEntryPaths(rows: readonly PortalRoute[]): string[] {
  return rows.flatMap(({ path, entry, routes = [] }) => [...(entry ? [path] : []), ...getEntryPaths(routes)]);
}
