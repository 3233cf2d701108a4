/** Contact data, addresses and what others may do or see. */
import { anyData, type SomeEndpoints } from './endpoint';

export const infoEndpoints = {
  proveOwnMobile: { call: 'POST /authApi/info/v1/mobile/proof', data: anyData<'proveOwnMobile'>() },
  changeMobile: { call: 'PUT /authApi/info/v1/mobile', data: anyData<'changeMobile'>() },
  addresses: { call: 'GET /authApi/info/v1/addresses', data: anyData<'addresses'>() },
  address: { call: 'GET /authApi/info/v1/addresses/:id', data: anyData<'address'>() },
  addAddress: { call: 'POST /authApi/info/v1/addresses', data: anyData<'addAddress'>() },
  changeAddress: { call: 'PUT /authApi/info/v1/addresses/:id', data: anyData<'changeAddress'>() },
  setDefaultAddress: {
    call: 'PUT /authApi/info/v1/addresses/:id/default',
    data: anyData<'setDefaultAddress'>(),
  },
  deleteAddress: { call: 'DELETE /authApi/info/v1/addresses/:id', data: anyData<'deleteAddress'>() },
  authorizations: { call: 'GET /authApi/info/v1/authorizations', data: anyData<'authorizations'>() },
  grantAuthorization: { call: 'POST /authApi/info/v1/authorizations', data: anyData<'grantAuthorization'>() },
  moveAuthorization: {
    call: 'PATCH /authApi/info/v1/authorizations/:id',
    data: anyData<'moveAuthorization'>(),
  },
  grants: { call: 'GET /authApi/info/v1/grants', data: anyData<'grants'>() },
  withdrawGrant: { call: 'DELETE /authApi/info/v1/grants/:id', data: anyData<'withdrawGrant'>() },
  withdrawScope: {
    call: 'DELETE /authApi/info/v1/grants/:id/scopes/:scope',
    data: anyData<'withdrawScope'>(),
  },
} satisfies SomeEndpoints;
