/** The accounts of one person and the providers linked to one. */
import { anyData, type SomeEndpoints } from './endpoint';

export const linkedEndpoints = {
  accounts: { call: 'GET /authApi/account/v1/accounts', data: anyData<'accounts'>() },
  switchAccount: { call: 'POST /authApi/account/v1/accounts/:id/switch', data: anyData<'switchAccount'>() },
  setPrimaryAccount: {
    call: 'PUT /authApi/account/v1/accounts/:id/primary',
    data: anyData<'setPrimaryAccount'>(),
  },
  bindings: { call: 'GET /authApi/account/v1/bindings', data: anyData<'bindings'>() },
  unbind: { call: 'DELETE /authApi/account/v1/bindings/:id', data: anyData<'unbind'>() },
} satisfies SomeEndpoints;
