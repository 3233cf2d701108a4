/** Handlers of a company, and what each of them may see to. */
import type {
  Body,
  CompanyAuthorization,
  CompanyAuthorizationDetail,
  HandlerRow,
  Page,
  Query,
} from '@/contract';
import { handlersEndpoints } from '@/contract/handlers';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(handlersEndpoints);

/** The page shows what goes wrong in place of the list. */
export const getHandlers = (id: string, query: Query<'handlers'>): Promise<Page<HandlerRow>> =>
  call('handlers', { params: { id }, query, quiet: true });

export const inviteHandler = (id: string, body: Body<'inviteHandler'>): Promise<HandlerRow> =>
  call('inviteHandler', { params: { id }, body });

/** CHANGED_MEANWHILE is said beside the list. */
export const changeHandlerState = (
  id: string,
  handlerId: string,
  body: Body<'moveHandler'>,
): Promise<HandlerRow> =>
  call('moveHandler', { params: { id, handlerId }, body, silentFor: ['CHANGED_MEANWHILE'] });

/** CHANGED_MEANWHILE is said beside the list. */
export const changeHandlerDates = (
  id: string,
  handlerId: string,
  body: Body<'changeHandlerDates'>,
): Promise<HandlerRow> =>
  call('changeHandlerDates', { params: { id, handlerId }, body, silentFor: ['CHANGED_MEANWHILE'] });

/** The page shows what goes wrong in place of the list. */
export const getCompanyAuthorizations = (
  id: string,
  query: Query<'companyAuthorizations'>,
): Promise<Page<CompanyAuthorization>> =>
  call('companyAuthorizations', { params: { id }, query, quiet: true });

/** The page shows what goes wrong in its place. */
export const getCompanyAuthorization = (
  id: string,
  authorizationId: string,
): Promise<CompanyAuthorizationDetail> =>
  call('companyAuthorization', { params: { id, authorizationId }, quiet: true });

export const addCompanyAuthorization = (
  id: string,
  body: Body<'addCompanyAuthorization'>,
): Promise<CompanyAuthorization> => call('addCompanyAuthorization', { params: { id }, body });

/** CHANGED_MEANWHILE is said beside the form, with what changed. */
export const modifyCompanyAuthorization = (
  id: string,
  authorizationId: string,
  body: Body<'modifyCompanyAuthorization'>,
): Promise<CompanyAuthorization> =>
  call('modifyCompanyAuthorization', {
    params: { id, authorizationId },
    body,
    silentFor: ['CHANGED_MEANWHILE'],
  });

/** CHANGED_MEANWHILE is said beside the list. */
export const changeCompanyAuthorizationState = (
  id: string,
  authorizationId: string,
  body: Body<'moveCompanyAuthorization'>,
): Promise<CompanyAuthorization> =>
  call('moveCompanyAuthorization', {
    params: { id, authorizationId },
    body,
    silentFor: ['CHANGED_MEANWHILE'],
  });
