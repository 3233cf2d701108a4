/** Endpoints of the handlers of a company, and of the authorizations that the company grants them. */
import * as v from 'valibot';
import type { CompanyMatter } from '../validation/companyMatters';
import type { IdType } from '../validation/documents';
import { type EndpointRows, openEnum, personal } from './endpoint';
import { authorizationState, roleOrigin } from './roleValues';
import { capacity, page, storedFile } from './shared';

/** `accept` and `reject` decide a person's request to become a handler; `withdraw` cancels an invitation. */
const handlerAction = v.picklist(['accept', 'reject', 'withdraw', 'changeDates', 'end']);

/** A person with a role in a company, as shown to its legal representative and administrators. */
const handler = v.object({
  id: v.string(),
  name: personal('ownName'),
  account: personal(),
  mobile: personal(),
  capacity,
  state: authorizationState,
  origin: roleOrigin,
  /** First and last day (China time), YYYY-MM-DD, both included; `end` is null if the role has no end. */
  start: v.nullable(v.string()),
  end: v.nullable(v.string()),
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
  /** Whether this is the caller's own row. */
  isOwn: v.boolean(),
  /** Number of authorizations that are effective today. */
  authorizations: v.number(),
  /** Sent with each change: the server rejects it if the record was changed meanwhile. */
  version: v.string(),
  actions: v.array(handlerAction),
});

/** All matters, or the listed ones. */
export const authorizationScope = v.picklist(['ALL', 'LISTED']);
const matters = v.array(openEnum<CompanyMatter>());

/**
 * Actions of the handler: `accept` and `reject` a new authorization, `acceptChange` and `rejectChange` an extended one,
 * `resign`. Actions of the company: the others.
 */
export const authorizationAction = v.picklist([
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
  /** The number on the printed letter: `SQ`, the date and six digits. */
  number: v.string(),
  /** `id` of the handler in `handlers`. */
  handlerId: v.string(),
  handlerName: personal(),
  scope: authorizationScope,
  /** Empty for ALL. */
  matters,
  /** First and last day (China time), YYYY-MM-DD, both included. */
  start: v.string(),
  end: v.string(),
  /** The uploaded signed letter. */
  letter: v.nullable(storedFile),
  state: authorizationState,
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
  /** An extension that the handler has not accepted yet; until then, the current authorization stays effective. */
  change: v.nullable(
    v.object({
      scope: authorizationScope,
      matters,
      end: v.string(),
      reason: v.string(),
      askedAt: v.string(),
    }),
  ),
  /** Reason of the last change; '' if it was never changed. */
  reason: v.string(),
  /** Sent with each change: the server rejects it if the record was changed meanwhile. */
  version: v.string(),
  /** Actions that the caller may perform now. */
  actions: v.array(authorizationAction),
};

/** An authorization that a company grants to one of its handlers. */
export const companyAuthorization = v.object(authorizationFields);

/** An authorization with the contents of its printed letter, for the company and the handler. */
const detail = v.object({
  ...authorizationFields,
  company: v.object({ orgName: v.string(), uscc: v.string(), legalRep: personal('public') }),
  /** The letter names this person. */
  handler: v.object({ name: personal('company'), idType: openEnum<IdType>(), idNo: personal() }),
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
