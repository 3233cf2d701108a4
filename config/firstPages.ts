import type { PortalRoute } from './routes';

/** The fields of a route that the first scripts contain. The whole route table is loaded with the other pages. */
export type FirstPage = Pick<PortalRoute, 'path' | 'title' | 'wide' | 'form' | 'words'>;

/** The rows of the pages people arrive at, those marked `words: 'first'`, without what the build alone reads. */
export function getFirstPages(rows: readonly PortalRoute[]): FirstPage[] {
  return rows.flatMap(({ path, title, wide, words, routes = [] }) => [
    ...(words === 'first' ? [{ path, title, wide, words }] : []),
    ...getFirstPages(routes),
  ]);
}
