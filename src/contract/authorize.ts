/** Endpoints that the pages of the authorization provider call (OAuth 2.0, OpenID Connect Core 1.0). */
import * as v from 'valibot';
import type { Scope } from '../validation/scopes';
import { addressOrNull, type EndpointRows, openEnum, personal } from './endpoint';
import { userType } from './shared';

export type { Scope } from '../validation/scopes';

const requestedScope = v.object({
  scope: openEnum<Scope>(),
  /** Cannot be deselected. */
  required: v.boolean(),
  /** Whether this application has it by a current grant. */
  granted: v.boolean(),
  /** The user's values that it discloses, the name unmasked and the others masked; none for a visitor. */
  values: v.array(personal('ownName')),
});

const authorizeRequest = v.object({
  requestId: v.string(),
  client: v.object({
    name: v.string(),
    operator: v.string(),
    purpose: v.string(),
    /** A picture as docs/api.md defines it, '' for none. */
    logo: v.string(),
    /** The application's own site (RFC 7591: client_uri), https. */
    siteUrl: v.optional(v.string()),
    /** Its privacy policy (RFC 7591: policy_uri), https. */
    privacyUrl: v.optional(v.string()),
  }),
  scopes: v.array(requestedScope),
  /** Host to which the browser is redirected. */
  host: v.string(),
  /**
   * The next step. With `error`, the response to the application is at `redirectUrl`; with `code`, obtainCode returns
   * it; with `stepUp`, obtainCode first responds with 428.
   */
  next: v.picklist(['login', 'level', 'stepUp', 'consent', 'code', 'error']),
  redirectUrl: v.nullable(v.string()),
  /** The signed-in user with the unmasked name; null for a visitor. */
  person: v.nullable(v.object({ account: personal('ownName'), name: personal('ownName'), userType })),
  /** Login name the application suggests, '' for none. */
  loginHint: v.string(),
  /** The first supported language of `ui_locales`, or null. */
  locale: v.nullable(v.picklist(['zh-CN', 'zh-TW', 'en-US', 'pt-BR'])),
  /** Lifetime of a grant, in days. */
  days: v.number(),
});

export type RequestedScope = v.InferOutput<typeof requestedScope>;
export type AuthorizeRequest = v.InferOutput<typeof authorizeRequest>;

export const authorizeEndpoints = {
  authorizeRequest: { call: 'POST /anonApi/uaa/v1/authorizeRequest', data: authorizeRequest },
  autoAuth: { call: 'GET /anonApi/uaa/v1/autoAuth', data: addressOrNull },
  consent: { call: 'POST /authApi/uaa/v1/consent', data: v.object({ redirectUrl: v.string() }) },
} satisfies EndpointRows;
