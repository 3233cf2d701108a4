/**
 * The part of the route table in the first scripts: the entry pages. The whole table is loaded with the messages of all
 * pages, so that a new page adds only the name of its chunk to the scripts of sign-in.
 */

import { matchPath } from '@umijs/max';
import { createListeners } from '@/utils/listeners';
import { addSubCodes } from '@/utils/subCodeNames';
import type { FirstPage } from '../../../config/firstPages';

type RouteTable = typeof import('./routeTable');

let table: RouteTable | undefined;
const listeners = createListeners();

/** Read once, because the build replaces each FIRST_PAGES by all rows. */
const firstPages = FIRST_PAGES;

/**
 * Loads the whole table once, with the names of the refusals that only its pages need. Rejects if it does not load; a
 * later call retries.
 */
export async function loadRouteTable(): Promise<RouteTable> {
  if (table) return table;
  const { lazySubCodes, routeTable } = await import(/* webpackChunkName: "tables" */ './lazyTables');
  addSubCodes(lazySubCodes);
  table = routeTable;
  listeners.call();
  return table;
}

/** Whether the whole table is loaded. */
export const hasRouteTable = (): boolean => table !== undefined;

/** Calls the listener when the whole table has loaded. Returns a function that removes it. */
export const onRouteTable = listeners.add;

const findFirstPage = (pathname: string): FirstPage | undefined =>
  firstPages.find(({ path }) => matchPath(path, pathname));

/** Returns the row of the page at this address; undefined if it is not an entry page and the table is not loaded. */
export const findPageRoute = (pathname: string): FirstPage | undefined =>
  findFirstPage(pathname) ?? table?.findRoute(pathname);

/** Whether the page at this address needs only the messages of src/locales/<language>/index.ts. */
export const hasFirstMessagesOnly = (pathname: string): boolean => findFirstPage(pathname) !== undefined;
