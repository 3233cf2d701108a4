import type { PortalRoute } from './routes';

/** The fields of a route that src/utils/routing/pageRoute.ts returns. */
export type FirstPage = Pick<PortalRoute, 'path' | 'title' | 'wide' | 'form' | 'words'>;

/**
 * Returns the rows that the first scripts contain: the pages marked `words: 'first'`. The whole route table is loaded with
 * the other pages.
 */
export function getFirstPages(rows: readonly PortalRoute[]): FirstPage[] {
  return rows.flatMap(({ path, title, wide, words, routes = [] }) => [
    ...(words === 'first' ? [{ path, title, wide, words }] : []),
    ...getFirstPages(routes),
  ]);
}
