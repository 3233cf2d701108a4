/** The signed-in person's own record. */
import * as v from 'valibot';
import { nothing } from '../endpoint';
import { level } from '../shared';
import type { SomeEndpoints } from './rows';

const identity = v.object({
  name: v.string(),
  idType: v.string(),
  idNo: v.string(),
  idFrom: v.nullable(v.string()),
  idTo: v.nullable(v.string()),
  level: level,
  verifiedAt: v.nullable(v.string()),
  verifiedBy: v.nullable(v.string()),
});

export const accountEndpoints = {
  changePassword: { call: 'PUT /authApi/account/v1/password', data: nothing },
  bindMobile: { call: 'POST /authApi/info/v1/mobile', data: nothing },
  identity: { call: 'GET /authApi/user/v1/identity', data: identity },
  ownValue: { call: 'POST /authApi/user/v1/ownValue', data: v.object({ value: v.string() }) },
} satisfies SomeEndpoints;
