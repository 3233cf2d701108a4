import { flattenRoutes, type PortalRoute } from './routes';

/** The fields of a route that src/utils/routing/pageRoute.ts returns. */
export type FirstPage = Pick<PortalRoute, 'path' | 'title' | 'wide' | 'form' | 'messages'>;

/**
 * Returns the rows that the first scripts contain: the pages marked `messages: 'first'`. The whole route table is loaded with
 * the other pages.
 */
export const getFirstPages = (rows: readonly PortalRoute[]): FirstPage[] =>
  flattenRoutes(rows)
    .filter(({ messages }) => messages === 'first')
    .map(({ path, title, wide, messages }) => ({ path, title, wide, messages }));
