/** What each page asks of its server, for the journeys in which that fails. */
import type { EndpointName } from '../../../../src/contract';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import type { Language, Words } from '../words';
import { accountPages } from './failingAccountPages';
import { companyPages } from './failingCompanyPages';
import { ownPages } from './failingOwnPages';
import { failingTemplatePages } from './failingTemplatePages';
import { visitorPages } from './failingVisitorPages';

/** Calls a page makes by itself or in its main act, and what the visitor does there. */
export interface FailingPage {
  address: string;
  calls: EndpointName[];
  member?: Person;
  act?: (visitor: Visitor) => Promise<unknown>;
  /** Makes what the page is about, beside it, before anything fails; answers the address it has by then. */
  prepares?: (visitor: Visitor) => Promise<string>;
  /** By these calls the portal finds out who is here: before them it knows nobody whose session could end. */
  asksWhoIsHere?: boolean;
  /** The page's own words for it, where it may say nothing else. */
  says?: Words;
  /** How the visitor tries again, where pressing the same once more is not the way. */
  again?: (visitor: Visitor) => Promise<unknown>;
  /** The language whose names the act goes by. */
  speaks?: Language;
  /** Why nothing is said. */
  silent?: string;
  /** The form has gone through by the time of the call, and with it what was typed. */
  sent?: boolean;
  /** Where it succeeds, the visitor leaves the portal. */
  leaves?: boolean;
}

/** Every page, of whatever build. */
export const failingPages: readonly FailingPage[] = [
  ...visitorPages,
  ...accountPages,
  ...ownPages,
  ...companyPages,
  ...failingTemplatePages,
];
