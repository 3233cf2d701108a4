/** Contract of the accounts of one person, and of the provider accounts that sign in to one. */
import type { IdentityLevel } from './account';
import type { Instant } from './envelope';
import type { SignInProof } from './security';
import type { UserInfo } from './session';
import type { LoginResult, UserType } from './signIn';

/** How an account came about. */
export type AccountSource = 'REGISTERED' | 'PROVIDER' | 'COMPANY';

/** An account of the same person: same document, both at level 3 and verified by a channel that proves possession. */
export interface LinkedAccount {
  id: string;
  account: string;
  userType: UserType;
  level: IdentityLevel;
  /** Nothing leads to an account that is frozen or being closed. */
  status: UserInfo['status'];
  source: AccountSource;
  lastLoginAt: Instant | null;
  /** What a way in that says nothing of the account leads to: a code to a number that several share. */
  primary: boolean;
  current: boolean;
}

export interface Binding {
  id: string;
  provider: string;
  /** In the reader's language. */
  providerName: string;
  /** Masked. */
  nickname: string;
  boundAt: Instant;
  lastUsedAt: Instant | null;
}

export interface Bindings {
  list: Binding[];
  /** How the person gets in without any of them. */
  otherWays: SignInProof[];
}

export interface LinkedContract {
  accounts: { data: LinkedAccount[] };
  switchAccount: { params: { id: string }; body: Record<string, never>; data: LoginResult };
  setPrimaryAccount: { params: { id: string }; body: Record<string, never>; data: LinkedAccount[] };
  bindings: { data: Bindings };
  unbind: { params: { id: string }; body: Record<string, never>; data: Bindings };
}
