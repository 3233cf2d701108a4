/** Contract of the visitor's side: sign-in and what it needs. Field names are the wire names. */

import type { UserType } from '../validation/people';
import type { Instant } from './envelope';

export type { UserType } from '../validation/people';

export interface Domain {
  /** '1': secrets travel RSA-encrypted (specification, section 3). */
  enableVerifySecret: '1' | '0';
  siteName: string;
  /** Hosts the server may send the browser to, besides the portal's own. */
  redirectHosts: string[];
  /** The captcha that the server prefers; absent means image. A server that prefers a proof takes an image too. */
  captcha?: 'proof' | 'image';
  /** How people reach the portal's staff, for the help page. */
  contact?: { email?: string; phone?: string; hours?: string };
}

/** A single-use key for the secrets of one request. */
export interface Secret {
  /** Absent where the server has one key for all. */
  id?: string | undefined;
  random?: string | null | undefined;
  /** Base64 SPKI. */
  publicKey?: string | null | undefined;
}

export interface PasswordLogin {
  userType: UserType;
  /** Account, mobile or ID number; a legal entity also its credit code. */
  account: string;
  /** Encrypted when `secretId` is given. */
  password: string;
  captcha?: string;
  secretId?: string;
}

/** Channel 2. */
interface SmsLogin {
  region: string;
  mobile: string;
  code: string;
}

/** Channel 3. */
export interface QrLogin {
  uuid: string;
}

/** Channel 5: what a provider brought back; with account and password it binds as well. */
export interface AssociateLogin {
  provider: string;
  /** The provider's code, or the bind ticket an unbound one was answered with. */
  ticket: string;
  state?: string;
  account?: string;
  password?: string;
  userType?: UserType;
  captcha?: string;
  secretId?: string;
}

/** What a waiting QR page hears; while nobody has scanned, the answer is the waiting refusal. */
export interface QrProgress {
  state: 'scanned' | 'cancelled' | 'expired';
  /** Who scanned, masked. */
  name?: string;
}

/** Body and data of POST login by channelCode. */
export interface LoginChannels {
  1: { body: PasswordLogin; data: LoginResult };
  2: { body: SmsLogin; data: LoginResult };
  3: { body: QrLogin; data: LoginResult | QrProgress };
  5: { body: AssociateLogin; data: LoginResult };
}

export type LoginChannel = keyof LoginChannels;

export interface LoginResult {
  /** A guide, the address a waiting application expects, or null. */
  redirectUrl: string | null;
  /** The sign-in before this one. */
  lastLogin?: { at: Instant; place: string };
  /** Signing in has undone the cancellation of the account. */
  cancellationUndone?: true;
}

export interface Guide {
  kind: 'modifyPwd' | 'bindMobile' | 'auth';
  /** Why: a weak or an expired password; nothing for the others. */
  reason?: 'weak' | 'expired';
  skippable: boolean;
  /** Account name, for the password manager. */
  account: string;
  /** The application whose level is not reached. */
  application?: { name: string; level: 2 | 3 | 4 };
}

export interface Provider {
  provider: string;
  channelCode: number;
  name: string;
}

export interface UaaContract {
  getVersion: { data: string };
  domain: { data: Domain };
  secret: { data: Secret };
  defaultEncryption: { data: boolean };
  captchaNeeded: { query: { account: string }; data: boolean };
  login: {
    query: { channelCode: LoginChannel };
    body: LoginChannels[LoginChannel]['body'];
    data: LoginChannels[LoginChannel]['data'];
  };
  getUuid: { data: string };
  /** `content` is opaque; the page draws it. */
  getQRCode: { query: { uuid: string }; data: { content: string; expiresAt: Instant } };
  /**
   * Address of the provider's page: an app login (31, 32 with category 13) or an associate provider; `link` where
   * its account is to be linked to the one signed in, and to sign in to no other. With
   * `requestId` the client's address with a code, where nothing is left to ask.
   */
  obtainCode: {
    query: { channelCode: 31 | 32; category: 13 } | { provider: string; link?: '1' } | { requestId: string };
    data: string;
  };
  /** Whom an unbound provider account belongs to, for the binding page. */
  bindTicket: { query: { bind: string }; data: { provider: string; providerName: string; nickname: string } };
  /** The number an SMS login proved, for the registration it leads to. */
  registerTicket: { query: { ticket: string }; data: { region: string; mobile: string } };
  /** Base64; single use, 5 minutes, bound to the visitor. */
  caChallenge: { body: Record<string, never>; data: { id: string; challenge: string } };
  /** Base64 DER of the certificate; RSASSA-PKCS1-v1_5 with SHA-256 over the challenge's bytes, base64. */
  caLogin: { body: { id: string; certificate: string; signature: string }; data: LoginResult };
  /** What stands between this sign-in and where it was going; `requestId` names a waiting application. */
  guide: { query: { requestId?: string }; data: Guide | null };
  skipGuide: { body: { kind: Guide['kind']; requestId?: string }; data: LoginResult };
  /** The page's own query goes through; answers where a signed-in visitor of /uaa/login belongs. */
  redirect: { query: Record<string, string>; data: string | null };
  online: { data: boolean };
  /**
   * OpenID Connect RP-Initiated Logout 1.0. Answers the very address asked for, `state` added, where the client
   * registered it.
   */
  logout: {
    query: { post_logout_redirect_uri?: string; state?: string; id_token_hint?: string; client_id?: string };
    data: string | null;
  };
  findWithUserType: { query: { userType: UserType }; data: Provider[] };
}
