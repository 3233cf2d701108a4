/** The data that every page reads first: the deployment, the session and the signed-in user, masked. */
import * as v from 'valibot';
import { addressOrNull, type Disclosure, type EndpointRows, flag, personal } from './endpoint';
import { accountStatus, capacity, level, userType } from './shared';

/**
 * Contact data of the portal's staff, for the help page. `email` and `phone` become links if they have the form of an
 * address or a number; `hours` is text in the language of the request.
 */
const contact = v.object({
  email: v.optional(personal('public')),
  phone: v.optional(personal('public')),
  hours: v.optional(v.string()),
});

/** The specification defines only `enableVerifySecret`, and only its value '1'. */
const domain = v.object({
  /** '1': secrets are sent RSA-encrypted (specification, section 3). */
  enableVerifySecret: v.fallback(v.picklist(['1', '0']), '0'),
  siteName: v.optional(v.string(), ''),
  /** Hosts to which the server may redirect, besides the portal's own. */
  redirectHosts: v.optional(v.array(v.string()), []),
  /** The captcha that the server prefers, by default the image. A server that prefers a proof also accepts an image. */
  captcha: v.optional(v.picklist(['proof', 'image'])),
  contact: v.optional(contact),
});

const textOrNone = v.optional(v.string(), '');
const personalOrNone = (disclosure?: Disclosure) => v.optional(personal(disclosure), '');

/** A role of the account in a company. Name and credit code are public, '' if the server has none. */
const companyRole = v.object({
  id: v.string(),
  orgName: v.string(),
  uscc: v.string(),
  capacity,
});

/** The specification defines no field of the user: each has a default. */
const userInfo = v.object({
  id: textOrNone,
  account: personalOrNone('ownName'),
  nickname: personalOrNone('ownName'),
  /** Address of a picture on the portal's own origin, a data URI, or ''. */
  avatar: textOrNone,
  name: personalOrNone('ownName'),
  userType: v.optional(userType, 'person'),
  level: v.optional(level, 1),
  mobile: personalOrNone(),
  email: personalOrNone(),
  idType: textOrNone,
  idNo: personalOrNone(),
  status: v.optional(accountStatus, 'ACTIVE'),
  lastLogin: v.optional(v.nullable(v.object({ at: v.string(), place: v.string() })), null),
  /** Expiry, if the user chose to stay signed in; null if the session ends after inactivity. */
  keptUntil: v.optional(v.nullable(v.string()), null),
  /** For the account of a legal entity: the company of its first role. */
  roles: v.optional(v.array(companyRole), []),
});

export type Domain = v.InferOutput<typeof domain>;
export type CompanyRole = v.InferOutput<typeof companyRole>;
export type UserInfo = v.InferOutput<typeof userInfo>;

export const sessionEndpoints = {
  getVersion: { call: 'GET /anonApi/getVersion', data: v.string() },
  domain: { call: 'GET /anonApi/global/v1/domain', data: domain },
  online: { call: 'GET /anonApi/user/v1/online', data: flag },
  accountDetail: { call: 'GET /authApi/account/v1/detail', data: userInfo },
  logout: { call: 'GET /anonApi/custom/logout', data: addressOrNull },
} satisfies EndpointRows;
