/** Who is here: what every page asks first. */
import * as v from 'valibot';
import { addressOrNull, flag } from '../endpoint';
import { accountStatus, level, userType } from '../shared';
import type { SomeEndpoints } from './rows';

/** The specification names `enableVerifySecret` alone, and only its value '1'. */
const contact = v.object({
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  hours: v.optional(v.string()),
});

const domain = v.object({
  enableVerifySecret: v.fallback(v.picklist(['1', '0']), '0'),
  siteName: v.optional(v.string(), ''),
  redirectHosts: v.optional(v.array(v.string()), []),
  captcha: v.optional(v.picklist(['proof', 'image'])),
  contact: v.optional(contact),
});

const textOrNone = v.optional(v.string(), '');

/** The specification names no field of the user: each has a default. */
const userInfo = v.object({
  id: textOrNone,
  account: textOrNone,
  nickname: textOrNone,
  avatar: textOrNone,
  name: textOrNone,
  userType: v.optional(userType, 'person'),
  level: v.optional(level, 1),
  mobile: textOrNone,
  email: textOrNone,
  idType: textOrNone,
  idNo: textOrNone,
  status: v.optional(accountStatus, 'ACTIVE'),
  lastLogin: v.optional(v.nullable(v.object({ at: v.string(), place: v.string() })), null),
  roles: v.optional(
    v.array(
      v.object({
        id: v.string(),
        orgName: v.string(),
        uscc: v.string(),
        capacity: v.picklist(['LEGAL_REP', 'ADMIN', 'HANDLER']),
      }),
    ),
    [],
  ),
});

export const sessionEndpoints = {
  getVersion: { call: 'GET /anonApi/getVersion', data: v.string() },
  domain: { call: 'GET /anonApi/global/v1/domain', data: domain },
  online: { call: 'GET /anonApi/user/v1/online', data: flag },
  accountDetail: { call: 'GET /authApi/account/v1/detail', data: userInfo },
  logout: { call: 'GET /anonApi/custom/logout', data: addressOrNull },
} satisfies SomeEndpoints;
