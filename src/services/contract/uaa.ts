/** Contract of the visitor's side: sign-in and what it needs. Field names are the wire names. */
import type { Instant } from './envelope';

export type UserType = 'person' | 'legal';

export interface Domain {
  /** '1': secrets travel RSA-encrypted (specification, section 3). */
  enableVerifySecret: '1' | '0';
  siteName: string;
  /** Hosts the server may send the browser to, besides the portal's own. */
  redirectHosts: string[];
}

/** A single-use key for the secrets of one request. */
export interface Secret {
  id: string;
  random: string | null;
  /** Base64 SPKI. */
  publicKey: string | null;
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

export interface LoginResult {
  /** A guide, the address a waiting application expects, or null. */
  redirectUrl: string | null;
  /** The sign-in before this one. */
  lastLogin?: { at: Instant; place: string };
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
  /** An image as data URI; with kind=text a short question in words. */
  captchaImage: { query: { t: string; kind?: 'text' }; data: string };
  /** Never consumes the captcha. */
  checkCaptcha: { query: { captcha: string }; data: boolean };
  defaultEncryption: { data: boolean };
  captchaNeeded: { query: { account: string }; data: boolean };
  login: { query: { channelCode: number }; body: PasswordLogin; data: LoginResult };
  /** The page's own query goes through; answers where a signed-in visitor of /uaa/login belongs. */
  redirect: { query: Record<string, string>; data: string | null };
  online: { data: boolean };
  logout: { query: { post_logout_redirect_uri?: string; id_token_hint?: string }; data: string | null };
  findWithUserType: { query: { userType: UserType }; data: Provider[] };
}
