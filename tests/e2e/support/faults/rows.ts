/** Builds the rows of the lists of failing pages. */
import type { EndpointName } from '../../../../src/contract';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import type { Words } from '../words';

type Act = (visitor: Visitor) => Promise<unknown>;

interface Details {
  member?: Person;
  /** The user action that makes the calls. */
  act?: Act;
  /** Creates the record that the page shows, by API calls before any call fails; returns the address of the page. */
  prepares?: (visitor: Visitor) => Promise<string>;
  /** These calls load the signed-in user; if one returns 401, the portal has no session to report as ended. */
  loadsUser?: boolean;
  /** The page's own error message, if it shows no other. */
  says?: Words;
  /** Reason why the page shows no error message. */
  silent?: string;
}

/** A page, some of its calls, and the user action that makes them. */
export interface FailingPage extends Details {
  address: string;
  calls: EndpointName[];
}

/** Returns the row of a page; its user action is an argument, or one of the details. */
export function on(
  address: string,
  calls: EndpointName[],
  detailsOrAct: Details | Act = {},
  act?: Act,
): FailingPage {
  if (typeof detailsOrAct === 'function') return { address, calls, act: detailsOrAct };
  return { address, calls, ...detailsOrAct, ...(act && { act }) };
}

/** Returns an action that presses these buttons, one after the other. */
export const pressesButtons =
  (...names: Words[]): Act =>
  async (visitor) => {
    for (const name of names) await visitor.presses(name);
  };

/** Adds the person who opens the pages, unless a page has its own `member`. */
export const pagesOf = (member: Person, pages: FailingPage[]): FailingPage[] =>
  pages.map((page) => ({ member, ...page }));
