/** Contact data, addresses and what others may do or see. */
import * as v from 'valibot';
import type { AuthorizationMatter, Scope } from '..';
import { nothing, wordOf } from '../endpoint';
import { authorizationState } from '../roleWords';
import { page } from '../shared';
import type { SomeEndpoints } from './rows';

const authorization = v.object({
  id: v.string(),
  direction: v.picklist(['given', 'received']),
  party: v.object({ name: v.string(), account: v.string() }),
  matters: v.array(wordOf<AuthorizationMatter>()),
  start: v.string(),
  end: v.string(),
  state: authorizationState,
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
  actions: v.array(v.picklist(['accept', 'reject', 'cancel', 'revoke'])),
});

const grants = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    operator: v.string(),
    purpose: v.string(),
    logo: v.string(),
    scopes: v.array(v.object({ scope: wordOf<Scope>(), required: v.boolean() })),
    grantedAt: v.string(),
    lastUsedAt: v.string(),
    expiresAt: v.string(),
  }),
);

export const infoEndpoints = {
  proveOwnMobile: {
    call: 'POST /authApi/info/v1/mobile/proof',
    data: v.object({ proof: v.string(), expiresAt: v.string() }),
  },
  changeMobile: { call: 'PUT /authApi/info/v1/mobile', data: nothing },
  authorizations: { call: 'GET /authApi/info/v1/authorizations', data: page(authorization) },
  grantAuthorization: { call: 'POST /authApi/info/v1/authorizations', data: authorization },
  moveAuthorization: { call: 'PATCH /authApi/info/v1/authorizations/:id', data: authorization },
  grants: { call: 'GET /authApi/info/v1/grants', data: grants },
  withdrawGrant: { call: 'DELETE /authApi/info/v1/grants/:id', data: grants },
  withdrawScope: { call: 'DELETE /authApi/info/v1/grants/:id/scopes/:scope', data: grants },
} satisfies SomeEndpoints;
