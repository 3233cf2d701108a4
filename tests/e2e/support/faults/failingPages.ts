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

/** A page, the calls that it makes when it loads or during an action, and the action. */
export interface FailingPage {
  address: string;
  calls: EndpointName[];
  member?: Person;
  act?: (visitor: Visitor) => Promise<unknown>;
  /** Creates the record that the page shows, by API calls before any call fails; returns the address of the page. */
  prepares?: (visitor: Visitor) => Promise<string>;
  /** These calls load the signed-in user; if one returns 401, the portal has no session to report as ended. */
  loadsUser?: boolean;
  /** The page's own error message, if it shows no other. */
  says?: Words;
  /** Retries the action, if pressing the same button again does not. */
  again?: (visitor: Visitor) => Promise<unknown>;
  /** The language of the names that `act` uses. */
  language?: Language;
  /** Reason why the page shows no error message. */
  silent?: string;
  /** The call is made after the form was submitted, so the typed values are no longer on the page. */
  submitted?: boolean;
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
