/** The handlers of a company, and the matters that each of them can act in. */
import * as v from 'valibot';
import type { CompanyMatter } from '../validation/companyMatters';
import type { IdType } from '../validation/documents';
import { type EndpointRows, wordOf } from './endpoint';
import { authorizationState, roleOrigin } from './roleWords';
import { capacity, page, storedFile } from './shared';

/** accept and reject answer an application, withdraw takes back an invitation. */
const handlerAction = v.picklist(['accept', 'reject', 'withdraw', 'changeDates', 'end']);

/** A person in a company, as those who lead it see them. */
const handler = v.object({
  id: v.string(),
  /** In full in the own row, otherwise masked. */
  name: v.string(),
  /** Masked, as the mobile number is. */
  account: v.string(),
  mobile: v.string(),
  capacity,
  state: authorizationState,
  origin: roleOrigin,
  /** Days in China, YYYY-MM-DD, both included; null where it has no end. */
  start: v.nullable(v.string()),
  end: v.nullable(v.string()),
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
  /** The reader. */
  isOwn: v.boolean(),
  /** How many authorizations they have in force today. */
  authorizations: v.number(),
  /** Sent back with a change, so that a change made meanwhile is not overwritten. */
  version: v.string(),
  actions: v.array(handlerAction),
});

/** All matters, or the listed ones. */
export const authorizationScope = v.picklist(['ALL', 'LISTED']);
const matters = v.array(wordOf<CompanyMatter>());

/**
 * accept, reject: the handler's, of a new one. acceptChange, rejectChange: the handler's, of a widening. withdraw,
 * withdrawChange, modify, revoke: the company's. resign: the handler's.
 */
const authorizationAction = v.picklist([
  'accept',
  'reject',
  'withdraw',
  'acceptChange',
  'rejectChange',
  'withdrawChange',
  'modify',
  'revoke',
  'resign',
]);

const authorizationFields = {
  id: v.string(),
  /** As a letter names it: `SQ`, the date and six digits. */
  number: v.string(),
  /** The handler's row in `handlers`. */
  handlerId: v.string(),
  /** Masked. */
  handlerName: v.string(),
  scope: authorizationScope,
  /** Empty for ALL. */
  matters,
  /** Days in China, YYYY-MM-DD, both included. */
  start: v.string(),
  end: v.string(),
  /** A signed letter that was uploaded. */
  letter: v.nullable(storedFile),
  state: authorizationState,
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
  /** A wider authorization that the handler has not accepted yet; the former one stays in force until then. */
  change: v.nullable(
    v.object({
      scope: authorizationScope,
      matters,
      end: v.string(),
      reason: v.string(),
      askedAt: v.string(),
    }),
  ),
  /** Why it was changed last, '' for never. */
  reason: v.string(),
  /** Sent back with a change, so that a change made meanwhile is not overwritten. */
  version: v.string(),
  /** The actions that the reader can do now. */
  actions: v.array(authorizationAction),
};

/** An authorization of a company for one of its handlers. */
export const companyAuthorization = v.object(authorizationFields);

/** With what its printed letter says; for both sides. */
const detail = v.object({
  ...authorizationFields,
  company: v.object({ orgName: v.string(), uscc: v.string(), legalRep: v.string() }),
  /** The name in full: the letter is about this person. The number masked. */
  handler: v.object({ name: v.string(), idType: wordOf<IdType>(), idNo: v.string() }),
});

export type HandlerAction = v.InferOutput<typeof handlerAction>;
export type HandlerRow = v.InferOutput<typeof handler>;
export type AuthorizationScope = v.InferOutput<typeof authorizationScope>;
export type CompanyAuthorizationAction = v.InferOutput<typeof authorizationAction>;
export type CompanyAuthorization = v.InferOutput<typeof companyAuthorization>;
export type CompanyAuthorizationDetail = v.InferOutput<typeof detail>;

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
} satisfies EndpointRows;
