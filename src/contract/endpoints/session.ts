/** Who is here: what every page asks first. */
import { anyData, type SomeEndpoints } from './endpoint';

export const sessionEndpoints = {
  getVersion: { call: 'GET /anonApi/getVersion', data: anyData<'getVersion'>() },
  domain: { call: 'GET /anonApi/global/v1/domain', data: anyData<'domain'>() },
  online: { call: 'GET /anonApi/user/v1/online', data: anyData<'online'>() },
  accountDetail: { call: 'GET /authApi/account/v1/detail', data: anyData<'accountDetail'>() },
  logout: { call: 'GET /anonApi/custom/logout', data: anyData<'logout'>() },
} satisfies SomeEndpoints;
