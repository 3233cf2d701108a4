/** The signed-in person's own record. Everything personal arrives masked. */
import * as v from 'valibot';
import { type EndpointRows, nothing } from './endpoint';
import type { Instant } from './envelope';
import { level } from './shared';
import type { UserType } from './uaa';

/** Identity levels of the portal: 1 unverified, 2 primary, 3 advanced, 4 on the spot or by certificate. */
export type IdentityLevel = 1 | 2 | 3 | 4;

export type Capacity = 'LEGAL_REP' | 'ADMIN' | 'HANDLER';

/** Role of the account in a company. */
export interface CompanyRole {
  id: string;
  /** Name and credit code of the company, public both; '' where the server has none. */
  orgName: string;
  uscc: string;
  capacity: Capacity;
}

export interface UserInfo {
  id: string;
  account: string;
  nickname: string;
  /** Address of a picture on the portal's own origin, a data URI, or ''. */
  avatar: string;
  name: string;
  userType: UserType;
  level: IdentityLevel;
  mobile: string;
  email: string;
  idType: string;
  idNo: string;
  status: 'ACTIVE' | 'FROZEN' | 'CANCELLING';
  lastLogin: { at: Instant; place: string } | null;
  /** A legal entity's account stands for the company of the first. */
  roles: CompanyRole[];
}

/** What /user/identity_manage shows. */
const identity = v.object({
  name: v.string(),
  idType: v.string(),
  idNo: v.string(),
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

export interface AccountContract {
  accountDetail: { data: UserInfo };
}

export const accountEndpoints = {
  changePassword: { call: 'PUT /authApi/account/v1/password', data: nothing },
  bindMobile: { call: 'POST /authApi/info/v1/mobile', data: nothing },
  identity: { call: 'GET /authApi/user/v1/identity', data: identity },
  /** A POST, so that nothing on the way keeps the value. '' for none. */
  ownValue: { call: 'POST /authApi/user/v1/ownValue', data: v.object({ value: v.string() }) },
} satisfies EndpointRows;
