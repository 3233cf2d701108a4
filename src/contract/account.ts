/** The signed-in user's own record. All personal data is masked. */
import * as v from 'valibot';
import { type EndpointRows, nothing, personal } from './endpoint';
import { type capacity, level } from './shared';

/** Identity levels of the portal: 1 unverified, 2 primary, 3 advanced, 4 on the spot or by certificate. */
export type IdentityLevel = v.InferOutput<typeof level>;

export type Capacity = v.InferOutput<typeof capacity>;

/** The identity of the person, for /user/identity_manage. */
const identity = v.object({
  name: personal('ownName'),
  idType: v.string(),
  idNo: personal(),
  idFrom: v.nullable(v.string()),
  /** null with `idFrom` set: valid without end. */
  idTo: v.nullable(v.string()),
  level,
  verifiedAt: v.nullable(v.string()),
  /** Channel that raised the level last, by its route name, or null. */
  verifiedBy: v.nullable(v.string()),
});

export type { OwnField } from '../validation/people';

export type Identity = v.InferOutput<typeof identity>;

export const accountEndpoints = {
  changePassword: { call: 'PUT /authApi/account/v1/password', data: nothing },
  bindMobile: { call: 'POST /authApi/info/v1/mobile', data: nothing },
  identity: { call: 'GET /authApi/user/v1/identity', data: identity },
  /** A POST, so that no proxy or cache stores the value. '' if there is none. */
  ownValue: { call: 'POST /authApi/user/v1/ownValue', data: v.object({ value: personal('stepUp') }) },
} satisfies EndpointRows;
