/** Handlers of a company, and the matters that each of them is authorized for. */
import type { Body, Query } from '@/contract';
import { handlersEndpoints } from '@/contract/handlers';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(handlersEndpoints);

/** Shows no notice; the page shows the error in place of the list. */
export const getHandlers = (id: string, query: Query<'handlers'>) =>
  call('handlers', { params: { id }, query, quiet: true });

export const inviteHandler = (id: string, body: Body<'inviteHandler'>) =>
  call('inviteHandler', { params: { id }, body });

/** Shows no notice for CHANGED_MEANWHILE; the page shows it beside the list. */
export const changeHandlerState = (id: string, handlerId: string, body: Body<'moveHandler'>) =>
  call('moveHandler', { params: { id, handlerId }, body, silentFor: ['CHANGED_MEANWHILE'] });

/** Shows no notice for CHANGED_MEANWHILE; the page shows it beside the list. */
export const changeHandlerDates = (id: string, handlerId: string, body: Body<'changeHandlerDates'>) =>
  call('changeHandlerDates', { params: { id, handlerId }, body, silentFor: ['CHANGED_MEANWHILE'] });

/** Shows no notice; the page shows the error in place of the list. */
export const getCompanyAuthorizations = (id: string, query: Query<'companyAuthorizations'>) =>
  call('companyAuthorizations', { params: { id }, query, quiet: true });

/** Shows no notice; the page shows the error in place of the authorization. */
export const getCompanyAuthorization = (id: string, authorizationId: string) =>
  call('companyAuthorization', { params: { id, authorizationId }, quiet: true });

export const addCompanyAuthorization = (id: string, body: Body<'addCompanyAuthorization'>) =>
  call('addCompanyAuthorization', { params: { id }, body });

/** Shows no notice for CHANGED_MEANWHILE; the form shows it, with the changes. */
export const modifyCompanyAuthorization = (
  id: string,
  authorizationId: string,
  body: Body<'modifyCompanyAuthorization'>,
) =>
  call('modifyCompanyAuthorization', {
    params: { id, authorizationId },
    body,
    silentFor: ['CHANGED_MEANWHILE'],
  });

/** Shows no notice for CHANGED_MEANWHILE; the page shows it beside the list. */
export const changeCompanyAuthorizationState = (
  id: string,
  authorizationId: string,
  body: Body<'moveCompanyAuthorization'>,
) =>
  call('moveCompanyAuthorization', {
    params: { id, authorizationId },
    body,
    silentFor: ['CHANGED_MEANWHILE'],
  });
