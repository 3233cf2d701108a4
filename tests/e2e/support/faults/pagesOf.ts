import type { Person } from '../people';
import type { FailingPage } from './failingPages';

/** Pages that one person opens; a page may name another. */
export const pagesOf = (member: Person, pages: FailingPage[]): FailingPage[] =>
  pages.map((page) => ({ member, ...page }));
