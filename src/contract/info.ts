/** Contract of contact data, addresses and what others may do or see. Everything personal arrives masked. */

import type {
  AuthorizationDirection,
  AuthorizationMatter,
  AuthorizationState,
} from '../validation/authorizations';
import type { Scope } from './authorize';
import type { Instant, Page, PageQuery } from './envelope';

export type {
  AuthorizationDirection,
  AuthorizationMatter,
  AuthorizationState,
} from '../validation/authorizations';

/** accept and reject are the grantee's; cancel (while pending) is the grantor's; revoke either's. */
export type AuthorizationAction = 'accept' | 'reject' | 'cancel' | 'revoke';

export interface AuthorizationRow {
  id: string;
  direction: AuthorizationDirection;
  /** The other person. */
  party: { name: string; account: string };
  matters: AuthorizationMatter[];
  /** Days in China, YYYY-MM-DD, both included. */
  start: string;
  end: string;
  state: AuthorizationState;
  createdAt: Instant;
  /** When it was accepted, rejected, canceled or revoked. */
  decidedAt: Instant | null;
  /** What the reader may do now. */
  actions: AuthorizationAction[];
}

/** What an application may read. */
export interface AppGrant {
  /** The client's. */
  id: string;
  name: string;
  operator: string;
  purpose: string;
  /** A picture as docs/api.md defines it, '' for none. */
  logo: string;
  /** A required one goes only with all. */
  scopes: { scope: Scope; required: boolean }[];
  grantedAt: Instant;
  lastUsedAt: Instant;
  expiresAt: Instant;
}

export interface InfoContract {
  /** That the account's own number is at hand, or in its place a certificate or a verification; good for one change. */
  proveOwnMobile: {
    body:
      | { method: 'sms'; code: string }
      | { method: 'certificate'; challenge: string; certificate: string; signature: string }
      /** A verification to level 3 that has just matched. */
      | { method: 'verification' };
    data: { proof: string; expiresAt: Instant };
  };
  /** A code of the scene `bind` to the new number. */
  changeMobile: { body: { proof: string; region: string; mobile: string; code: string }; data: null };
  authorizations: {
    query: PageQuery & { direction: AuthorizationDirection; state?: AuthorizationState };
    data: Page<AuthorizationRow>;
  };
  /** The grantee by account name or mobile number, and by their full name. */
  grantAuthorization: {
    body: { loginId: string; name: string; matters: AuthorizationMatter[]; start: string; end: string };
    data: AuthorizationRow;
  };
  moveAuthorization: {
    params: { id: string };
    body: { action: AuthorizationAction };
    data: AuthorizationRow;
  };
  grants: { data: AppGrant[] };
  withdrawGrant: { params: { id: string }; body: Record<string, never>; data: AppGrant[] };
  withdrawScope: { params: { id: string; scope: string }; body: Record<string, never>; data: AppGrant[] };
}
