/** The signed-in person's own record. */
import { anyData, type SomeEndpoints } from './endpoint';

export const accountEndpoints = {
  changePassword: { call: 'PUT /authApi/account/v1/password', data: anyData<'changePassword'>() },
  bindMobile: { call: 'POST /authApi/info/v1/mobile', data: anyData<'bindMobile'>() },
  identity: { call: 'GET /authApi/user/v1/identity', data: anyData<'identity'>() },
  notices: { call: 'GET /authApi/user/v1/notices', data: anyData<'notices'>() },
  readNotices: { call: 'PATCH /authApi/user/v1/notices', data: anyData<'readNotices'>() },
} satisfies SomeEndpoints;
