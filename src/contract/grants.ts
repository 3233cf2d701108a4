/** The data of the signed-in user that applications may read. */
import * as v from 'valibot';
import type { Scope } from './authorize';
import { type EndpointRows, openEnum } from './endpoint';

/** A current grant. */
const grant = v.object({
  /** Client id of the application. */
  id: v.string(),
  name: v.string(),
  operator: v.string(),
  purpose: v.string(),
  /** A picture as docs/api.md defines it, '' for none. */
  logo: v.string(),
  /** A required scope can only be withdrawn with the whole grant. */
  scopes: v.array(v.object({ scope: openEnum<Scope>(), required: v.boolean() })),
  grantedAt: v.string(),
  lastUsedAt: v.string(),
  expiresAt: v.string(),
});
const grants = v.array(grant);

export type AppGrant = v.InferOutput<typeof grant>;

export const grantsEndpoints = {
  grants: { call: 'GET /authApi/info/v1/grants', data: grants },
  withdrawGrant: { call: 'DELETE /authApi/info/v1/grants/:id', data: grants },
  withdrawScope: { call: 'DELETE /authApi/info/v1/grants/:id/scopes/:scope', data: grants },
} satisfies EndpointRows;
