/** The accounts of one person, and the linked provider accounts of one account. */
import * as v from 'valibot';
import { type EndpointRows, personal } from './endpoint';
import { accountStatus, level, loginResult, userType } from './shared';

/** An account of the same person: same document, both at level 3 and verified by a channel that proves possession. */
const account = v.object({
  id: v.string(),
  account: personal('ownName'),
  userType,
  level,
  /** A frozen account, or one that is being closed, cannot be switched to. */
  status: accountStatus,
  /** How the account was created. */
  source: v.picklist(['REGISTERED', 'PROVIDER', 'COMPANY']),
  lastLoginAt: v.nullable(v.string()),
  /** Whether a sign-in by a code to a mobile number that several accounts share opens this account. */
  primary: v.boolean(),
  current: v.boolean(),
});
const accounts = v.array(account);

const binding = v.object({
  id: v.string(),
  provider: v.string(),
  /** In the reader's language. */
  providerName: v.string(),
  nickname: personal(),
  boundAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});

const bindings = v.object({
  list: v.array(binding),
  /** The sign-in methods that remain without any linked account. */
  otherWays: v.array(v.picklist(['password', 'sms', 'certificate', 'passkey'])),
});

export type LinkedAccount = v.InferOutput<typeof account>;
export type AccountSource = LinkedAccount['source'];
export type Binding = v.InferOutput<typeof binding>;
export type Bindings = v.InferOutput<typeof bindings>;

export const linkedEndpoints = {
  accounts: { call: 'GET /authApi/account/v1/accounts', data: accounts },
  switchAccount: { call: 'POST /authApi/account/v1/accounts/:id/switch', data: loginResult },
  setPrimaryAccount: { call: 'PUT /authApi/account/v1/accounts/:id/primary', data: accounts },
  bindings: { call: 'GET /authApi/account/v1/bindings', data: bindings },
  unbind: { call: 'DELETE /authApi/account/v1/bindings/:id', data: bindings },
} satisfies EndpointRows;
