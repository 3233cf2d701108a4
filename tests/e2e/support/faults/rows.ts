/** Builds the entries of the lists of failing pages. */
import type { EndpointName } from '../../../../src/contract';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import type { Words } from '../words';
import type { FailingPage } from './failingPages';

type Act = (visitor: Visitor) => Promise<unknown>;
type Details = Omit<FailingPage, 'address' | 'calls'>;

/** Returns the entry of a page: its calls, and the user action that makes them, also as `details.act`. */
export function on(address: string, calls: EndpointName[], act?: Act): FailingPage;
export function on(address: string, calls: EndpointName[], details: Details, act?: Act): FailingPage;
export function on(
  address: string,
  calls: EndpointName[],
  details: Act | Details = {},
  act?: Act,
): FailingPage {
  if (typeof details === 'function') return { address, calls, act: details };
  return { address, calls, ...details, ...(act && { act }) };
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
