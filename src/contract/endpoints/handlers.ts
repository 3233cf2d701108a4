/** Who acts for a company. */
import * as v from 'valibot';
import type { CompanyMatter, IdType } from '..';
import { wordOf } from '../endpoint';
import { authorizationState, capacity, roleOrigin } from '../roleWords';
import { page, storedFile } from '../shared';
import type { SomeEndpoints } from './rows';

const handler = v.object({
  id: v.string(),
  name: v.string(),
  account: v.string(),
  mobile: v.string(),
  capacity,
  state: authorizationState,
  origin: roleOrigin,
  start: v.nullable(v.string()),
  end: v.nullable(v.string()),
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
  isOwn: v.boolean(),
  authorizations: v.number(),
  version: v.string(),
  actions: v.array(v.picklist(['accept', 'reject', 'withdraw', 'changeDates', 'end'])),
});

const scope = v.picklist(['ALL', 'LISTED']);
const matters = v.array(wordOf<CompanyMatter>());

const authorizationFields = {
  id: v.string(),
  number: v.string(),
  handlerId: v.string(),
  handlerName: v.string(),
  scope,
  matters,
  start: v.string(),
  end: v.string(),
  letter: v.nullable(storedFile),
  state: authorizationState,
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
  change: v.nullable(v.object({ scope, matters, end: v.string(), reason: v.string(), askedAt: v.string() })),
  reason: v.string(),
  version: v.string(),
  actions: v.array(
    v.picklist([
      'accept',
      'reject',
      'withdraw',
      'acceptChange',
      'rejectChange',
      'withdrawChange',
      'modify',
      'revoke',
      'resign',
    ]),
  ),
};

/** An authorization of a company for one of its handlers. */
export const companyAuthorization = v.object(authorizationFields);

const detail = v.object({
  ...authorizationFields,
  company: v.object({ orgName: v.string(), uscc: v.string(), legalRep: v.string() }),
  handler: v.object({ name: v.string(), idType: wordOf<IdType>(), idNo: v.string() }),
});

const HANDLERS = '/authApi/role/v1/roles/:id/handlers';
const AUTHORIZATIONS = '/authApi/role/v1/roles/:id/authorizations';

export const handlersEndpoints = {
  handlers: { call: `GET ${HANDLERS}`, data: page(handler) },
  inviteHandler: { call: `POST ${HANDLERS}`, data: handler },
  moveHandler: { call: `PATCH ${HANDLERS}/:handlerId`, data: handler },
  changeHandlerDates: { call: `PUT ${HANDLERS}/:handlerId/dates`, data: handler },
  companyAuthorizations: { call: `GET ${AUTHORIZATIONS}`, data: page(companyAuthorization) },
  companyAuthorization: { call: `GET ${AUTHORIZATIONS}/:authorizationId`, data: detail },
  addCompanyAuthorization: { call: `POST ${AUTHORIZATIONS}`, data: companyAuthorization },
  modifyCompanyAuthorization: { call: `PUT ${AUTHORIZATIONS}/:authorizationId`, data: companyAuthorization },
  moveCompanyAuthorization: { call: `PATCH ${AUTHORIZATIONS}/:authorizationId`, data: companyAuthorization },
} satisfies SomeEndpoints;
