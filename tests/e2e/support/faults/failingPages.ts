/**
 * Calls that fail in a journey: those of user actions and of addresses with parameters. A call that a page makes while it
 * opens by the address of the route table needs no entry (failuresWhileOpening.e2e.ts).
 */
import type { EndpointName } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import type { Language, Words } from '../words';
import { accountPages } from './failingAccountPages';
import { companyPages } from './failingCompanyPages';
import { ownPages } from './failingOwnPages';
import { failingTemplatePages } from './failingTemplatePages';
import { visitorPages } from './failingVisitorPages';

/** A page, some of its calls, and the user action that makes them. */
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

/** Endpoints that no page calls, with the reason. */
export const uncalled: Record<string, string> = {};

/** The endpoints without an entry. A page has to call each of them while it opens. */
export const unlistedEndpoints = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => !uncalled[name] && !failingPages.some(({ calls }) => calls.includes(name)),
);
