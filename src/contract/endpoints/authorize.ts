/** Signing in to other applications. */
import * as v from 'valibot';
import type { Scope } from '..';
import { addressOrNull, wordOf } from '../endpoint';
import { userType } from '../shared';
import type { SomeEndpoints } from './rows';

const authorizeRequest = v.object({
  requestId: v.string(),
  client: v.object({
    name: v.string(),
    operator: v.string(),
    purpose: v.string(),
    logo: v.string(),
    siteUrl: v.optional(v.string()),
    privacyUrl: v.optional(v.string()),
  }),
  scopes: v.array(
    v.object({
      scope: wordOf<Scope>(),
      required: v.boolean(),
      granted: v.boolean(),
      values: v.array(v.string()),
    }),
  ),
  host: v.string(),
  next: v.picklist(['login', 'level', 'consent', 'code', 'error']),
  redirectUrl: v.nullable(v.string()),
  person: v.nullable(v.object({ account: v.string(), name: v.string(), userType })),
  loginHint: v.string(),
  locale: v.nullable(v.picklist(['zh-CN', 'zh-TW', 'en-US', 'pt-BR'])),
  days: v.number(),
});

export const authorizeEndpoints = {
  authorizeRequest: { call: 'POST /anonApi/uaa/v1/authorizeRequest', data: authorizeRequest },
  autoAuth: { call: 'GET /anonApi/uaa/v1/autoAuth', data: addressOrNull },
  consent: { call: 'POST /authApi/uaa/v1/consent', data: v.object({ redirectUrl: v.string() }) },
} satisfies SomeEndpoints;
