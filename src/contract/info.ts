/** Contract of contact data, addresses and what others may do or see. Everything personal arrives masked. */
import type { Scope } from './authorize';
import type { Instant, Page, PageQuery } from './envelope';

export type AddressLabel = 'HOME' | 'WORK' | 'SCHOOL';

/** An address as it is typed. */
export interface AddressBody {
  recipient: string;
  region: string;
  mobile: string;
  /** Code of the district (GB/T 2260); city and province follow from it. */
  district: string;
  /** 5 to 100 characters. */
  detail: string;
  /** Six digits, or ''. */
  postcode: string;
  label: AddressLabel | '';
  isDefault: boolean;
}

/** An address in full, for its owner to change. */
export interface Address extends AddressBody {
  id: string;
  /** Goes back with a change: what has changed meanwhile is not overwritten. */
  version: string;
}

export interface AddressRow {
  id: string;
  recipient: string;
  mobile: string;
  /** Code of the district (GB/T 2260). */
  district: string;
  /** Names down to the district in simplified characters, then four stars. */
  address: string;
  label: AddressLabel | '';
  isDefault: boolean;
}

export type AuthorizationState =
  | 'PENDING'
  | 'ACTIVE'
  | 'REJECTED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'REVOKED'
  | 'SUSPENDED';

/** What one person may see to for another. */
export type AuthorizationMatter =
  | 'IDENTITY'
  | 'SOCIAL_SECURITY'
  | 'PROVIDENT_FUND'
  | 'VEHICLE'
  | 'TAX'
  | 'APPOINTMENT';

/** Whose it is from the reader's side. */
export type AuthorizationDirection = 'given' | 'received';

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
  addresses: { query: PageQuery; data: Page<AddressRow> };
  address: { params: { id: string }; data: Address };
  addAddress: { body: AddressBody; data: { id: string } };
  changeAddress: { params: { id: string }; body: AddressBody & { version: string }; data: null };
  setDefaultAddress: { params: { id: string }; body: Record<string, never>; data: null };
  /** `heir`: another address, which becomes the default in place of a default that is deleted. */
  deleteAddress: { params: { id: string }; body: { heir?: string }; data: null };
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
