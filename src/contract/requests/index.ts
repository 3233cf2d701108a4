/** The requests by endpoint name. */
import { actingRequests } from './acting';
import { addressRequests } from './addresses';
import { companiesRequests } from './companies';
import { handlersRequests } from './handlers';
import type { EndpointRequest } from './request';
import { rolesRequests } from './roles';
import { templateCardsRequests } from './templateCards';
import { templateDashboardRequests } from './templateDashboard';
import { templateFormsRequests } from './templateForms';
import { templateListsRequests } from './templateLists';

export const allRequests = {
  ...addressRequests,
  ...actingRequests,
  ...rolesRequests,
  ...companiesRequests,
  ...handlersRequests,
  ...templateCardsRequests,
  ...templateDashboardRequests,
  ...templateFormsRequests,
  ...templateListsRequests,
} satisfies Record<string, EndpointRequest>;
