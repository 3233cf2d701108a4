/** Who is here: what every page asks first. */
import * as v from 'valibot';
import { addressOrNull, type SomeEndpoints } from './endpoint';
import { accountStatus, level, userType } from './shared';

const domain = v.looseObject({
  enableVerifySecret: v.picklist(['1', '0']),
  siteName: v.string(),
  redirectHosts: v.array(v.string()),
  captcha: v.optional(v.picklist(['proof', 'image'])),
});

const userInfo = v.looseObject({
  id: v.string(),
  account: v.string(),
  nickname: v.string(),
  avatar: v.string(),
  name: v.string(),
  userType,
  level,
  mobile: v.string(),
  email: v.string(),
  idType: v.string(),
  idNo: v.string(),
  status: accountStatus,
  lastLogin: v.nullable(v.looseObject({ at: v.string(), place: v.string() })),
  roles: v.array(
    v.looseObject({
      id: v.string(),
      orgName: v.string(),
      uscc: v.string(),
      capacity: v.picklist(['LEGAL_REP', 'ADMIN', 'HANDLER']),
    }),
  ),
});

export const sessionEndpoints = {
  getVersion: { call: 'GET /anonApi/getVersion', data: v.string() },
  domain: { call: 'GET /anonApi/global/v1/domain', data: domain },
  online: { call: 'GET /anonApi/user/v1/online', data: v.boolean() },
  accountDetail: { call: 'GET /authApi/account/v1/detail', data: userInfo },
  logout: { call: 'GET /anonApi/custom/logout', data: addressOrNull },
} satisfies SomeEndpoints;
