/** Records of OAuth 2.0 and OpenID Connect: requests of applications, what they may read, their codes and tokens. */
import type { IdentityLevel, Scope } from '../../../../src/contract';
import type { Locale } from '../../../../src/utils/i18n/localeChoice';
import type { Expiring } from './expiring';

export type ClientId = 'demo-app' | 'demo-web' | 'city-parking' | 'city-library' | 'city-clinic';

/** Values of the parameter `prompt` (OpenID Connect Core 1.0, section 3.1.2.1). */
export const prompts = ['none', 'login', 'consent', 'select_account'] as const;
export type Prompt = (typeof prompts)[number];

/** What is wrong with a request, as the client is told. */
export interface AuthorizationError {
  error: string;
  /** For the client's developers. Never repeats what came. */
  description: string;
}

export interface AuthorizationRequest extends Expiring {
  /** The account it was shown to last; null before anybody has signed in. */
  accountId: string | null;
  clientId: ClientId;
  redirectUri: string;
  /** As it came, still encoded. */
  state?: string;
  /** The portal's origin as the browser asked it. */
  issuer: string;
  scopes: Scope[];
  nonce?: string;
  challenge: string;
  prompts: Prompt[];
  loginHint: string;
  locale: Locale | null;
  /** The account the client expects, by its ID token. */
  expectedId?: string;
  /** The session it came with, and whether that one is too old for it. */
  openedWith: string | null;
  stale: boolean;
  fault: AuthorizationError | null;
  /** The client's address with the answer; null until there is one. Nothing but a repeated decision gets it again. */
  answer: string | null;
}

/** One that tests and tools make up, with nowhere to return to. */
export interface PlayedApplication {
  accountId: string;
  name: string;
  level: Exclude<IdentityLevel, 1>;
  /** Whether it goes on without the level. */
  skippable: boolean;
}

/** What waits under a request id; a registered client's level and name are its own. */
export type WaitingApplication = PlayedApplication | AuthorizationRequest;

export interface AuthorizationCode {
  clientId: ClientId;
  accountId: string;
  redirectUri: string;
  /** Base64url of the verifier's SHA-256 (RFC 7636). */
  challenge: string;
  issuer: string;
  nonce?: string;
  scopes: Scope[];
  /** When the person signed in, in ms. */
  authTime: number;
  expiresAt: number;
  /** Shown to the token endpoint before, rightly or not. */
  spent: boolean;
}

export interface AccessToken {
  clientId: ClientId;
  accountId: string;
  scopes: Scope[];
  /** The code it was traded for: a replay of that code ends it. */
  code: string;
  expiresAt: number;
}

export interface Grant {
  clientId: ClientId;
  accountId: string;
  scopes: Scope[];
  /** Asked for and left unticked: not asked again on its own. */
  declined: Scope[];
  grantedAt: number;
  lastUsedAt: number;
  expiresAt: number;
}
