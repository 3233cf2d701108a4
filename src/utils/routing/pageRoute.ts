/**
 * The part of the route table in the first scripts: the pages people arrive at. The whole table is loaded with the
 * messages of all pages, so that a new page adds only the name of its chunk to sign-in.
 */

import { matchPath } from '@umijs/max';
import { createListeners } from '@/utils/listeners';
import { addSubCodes } from '@/utils/subCodeNames';
import type { FirstPage } from '../../../config/firstPages';

type RouteTable = typeof import('./routeTable');

let table: RouteTable | undefined;
const listeners = createListeners();

/** Held here, because the build writes the rows out wherever their name stands. */
const firstPages = FIRST_PAGES;

/**
 * Loads the whole table, once, and with it the names of the refusals that only its pages meet. Rejects where it does not
 * load; a later call tries again.
 */
export async function loadRouteTable(): Promise<RouteTable> {
  if (table) return table;
  const { laterSubCodes, routeTable } = await import(/* webpackChunkName: "tables" */ './laterTables');
  addSubCodes(laterSubCodes);
  table = routeTable;
  listeners.call();
  return table;
}

/** Whether the whole table is there. */
export const hasRouteTable = (): boolean => table !== undefined;

/** Calls the listener when the whole table is there. Returns a function that removes it. */
export const onRouteTable = listeners.add;

const findFirstPage = (pathname: string): FirstPage | undefined =>
  firstPages.find(({ path }) => matchPath(path, pathname));

/** The row of the page at this address; undefined while the table is not loaded and the page is none of the first. */
export const findPageRoute = (pathname: string): FirstPage | undefined =>
  findFirstPage(pathname) ?? table?.findRoute(pathname);

/** Whether the page at this address says nothing beyond src/locales/<language>/index.ts. */
export const hasFirstMessagesOnly = (pathname: string): boolean => findFirstPage(pathname) !== undefined;
