/**
 * Calls that fail in a journey: those of user actions and of addresses with parameters. A call that a page makes while it
 * opens by the address of the route table needs no entry (failuresWhileOpening.e2e.ts).
 */
import type { EndpointName } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { accountPages } from './failingAccountPages';
import { companyPages } from './failingCompanyPages';
import { ownPages } from './failingOwnPages';
import { failingTemplatePages } from './failingTemplatePages';
import { visitorPages } from './failingVisitorPages';
import type { FailingPage } from './rows';

/** The pages of all builds. */
export const failingPages: readonly FailingPage[] = [
  ...visitorPages,
  ...accountPages,
  ...ownPages,
  ...companyPages,
  ...failingTemplatePages,
];

/** Endpoints that no page calls, with the reason. */
export const uncalled: Partial<Record<EndpointName, string>> = {};

/** The endpoints without an entry. A page has to call each of them while it opens. */
export const unlistedEndpoints = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => !uncalled[name] && !failingPages.some(({ calls }) => calls.includes(name)),
);
