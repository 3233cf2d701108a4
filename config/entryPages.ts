import type { PortalRoute } from './routes';

/** A page that the build renders as HTML. */
export interface EntryPage {
  /** The address, and the folder of the page's files. */
  path: string;
  /** The route that is rendered. */
  route: string;
  /** Message keys, if they are not those of a form: of the document's title, and of the text that it is still loading. */
  words?: { title: string; late: string };
}

/**
 * The frame of the pages for members, the same for all their addresses and for everybody: until the session is known,
 * each of these pages shows only the portal's name and that it is loading.
 */
export const MEMBER_FRAME: EntryPage = {
  path: '/user',
  route: '/user/identity_manage',
  words: { title: 'layout.siteName', late: 'common.stillLoading' },
};

/** The addresses of the pages that the build renders one by one: those marked `entry`. */
export function getEntryPaths(rows: readonly PortalRoute[]): string[] {
  return rows.flatMap(({ path, entry, routes = [] }) => [...(entry ? [path] : []), ...getEntryPaths(routes)]);
}

/** All pages that the build renders as HTML. */
export const getEntryPages = (rows: readonly PortalRoute[]): EntryPage[] => [
  ...getEntryPaths(rows).map((path) => ({ path, route: path })),
  MEMBER_FRAME,
];
