/** The calls of each page, for the journeys in which one of them fails. */
import type { EndpointName } from '../../../../src/contract';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import type { Language, Words } from '../words';
import { accountPages } from './failingAccountPages';
import { companyPages } from './failingCompanyPages';
import { ownPages } from './failingOwnPages';
import { failingTemplatePages } from './failingTemplatePages';
import { visitorPages } from './failingVisitorPages';

/** Calls that a page makes when it loads or in its main action, and the action. */
export interface FailingPage {
  address: string;
  calls: EndpointName[];
  member?: Person;
  act?: (visitor: Visitor) => Promise<unknown>;
  /** Creates the record that the page shows, by API calls before any call fails; returns the address of the page. */
  prepares?: (visitor: Visitor) => Promise<string>;
  /** These calls find out who is signed in; if one fails, the portal does not know of a session that could end. */
  asksWhoIsHere?: boolean;
  /** The page's own error message, if it shows no other. */
  says?: Words;
  /** Retries the action where pressing the same button again does not. */
  again?: (visitor: Visitor) => Promise<unknown>;
  /** The language of the names that `act` uses. */
  speaks?: Language;
  /** Reason why the page shows no error message. */
  silent?: string;
  /** The form is already submitted when the call is made, so its values are no longer on the page. */
  sent?: boolean;
  /** If the call succeeds, the visitor leaves the portal. */
  leaves?: boolean;
}

/** The pages of all builds. */
export const failingPages: readonly FailingPage[] = [
  ...visitorPages,
  ...accountPages,
  ...ownPages,
  ...companyPages,
  ...failingTemplatePages,
];
