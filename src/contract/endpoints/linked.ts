/** The accounts of one person and the providers linked to one. */
import * as v from 'valibot';
import { accountStatus, level, loginResult, userType } from '../shared';
import type { SomeEndpoints } from './rows';

const accounts = v.array(
  v.object({
    id: v.string(),
    account: v.string(),
    userType,
    level,
    status: accountStatus,
    source: v.picklist(['REGISTERED', 'PROVIDER', 'COMPANY']),
    lastLoginAt: v.nullable(v.string()),
    primary: v.boolean(),
    current: v.boolean(),
  }),
);

const bindings = v.object({
  list: v.array(
    v.object({
      id: v.string(),
      provider: v.string(),
      providerName: v.string(),
      nickname: v.string(),
      boundAt: v.string(),
      lastUsedAt: v.nullable(v.string()),
    }),
  ),
  otherWays: v.array(v.picklist(['password', 'sms', 'certificate'])),
});

export const linkedEndpoints = {
  accounts: { call: 'GET /authApi/account/v1/accounts', data: accounts },
  switchAccount: { call: 'POST /authApi/account/v1/accounts/:id/switch', data: loginResult },
  setPrimaryAccount: { call: 'PUT /authApi/account/v1/accounts/:id/primary', data: accounts },
  bindings: { call: 'GET /authApi/account/v1/bindings', data: bindings },
  unbind: { call: 'DELETE /authApi/account/v1/bindings/:id', data: bindings },
} satisfies SomeEndpoints;
