import { flattenRoutes, type PortalRoute } from './routes';

/** A page that the build renders as HTML. */
export interface EntryPage {
  /** The address, and the folder of the page's files. */
  path: string;
  /** The route that is rendered. */
  route: string;
  /** Message keys of the document's title and of the text for slow loading; the default is those of a form. */
  messages?: { title: string; late: string };
}

/**
 * The layout of the members' pages, the same for all their addresses and users: until the session has loaded, each page
 * shows only the portal's name and that it is loading.
 */
export const MEMBER_FRAME: EntryPage = {
  path: '/user',
  route: '/user/identity_manage',
  messages: { title: 'layout.siteName', late: 'common.stillLoading' },
};

/** Returns the addresses of the routes marked `entry`, each of which the build renders. */
export const getEntryPaths = (rows: readonly PortalRoute[]): string[] =>
  flattenRoutes(rows)
    .filter(({ entry }) => entry)
    .map(({ path }) => path);

/** Returns all pages that the build renders as HTML. */
export const getEntryPages = (rows: readonly PortalRoute[]): EntryPage[] => [
  ...getEntryPaths(rows).map((path) => ({ path, route: path })),
  MEMBER_FRAME,
];
