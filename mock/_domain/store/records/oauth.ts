/** Records of OAuth 2.0 and OpenID Connect: requests of applications, their scopes, codes and tokens. */
import type { IdentityLevel, Scope } from '../../../../src/contract';
import type { Acr } from '../../../../src/domain/factors';
import type { Locale } from '../../../../src/locales/languages';
import type { Expiring } from './expiring';

/** The ids of the registered applications. */
export type ClientId = 'demo-app' | 'demo-web' | 'city-parking' | 'city-library' | 'city-clinic';

/** Values of the parameter `prompt` (OpenID Connect Core 1.0, section 3.1.2.1). */
export const prompts = ['none', 'login', 'consent', 'select_account'] as const;
export type Prompt = (typeof prompts)[number];

/** The error of a request, as the client receives it. */
export interface AuthorizationError {
  error: string;
  /** For the client's developers. Never contains input of the request. */
  description: string;
}

/** A request of an application at the authorization endpoint. */
export interface AuthorizationRequest extends Expiring {
  /** The account that saw it last; null before a person has signed in. */
  accountId: string | null;
  clientId: ClientId;
  redirectUri: string;
  /** The unchanged state parameter, still encoded. */
  state?: string;
  /** The origin of the portal as the browser called it. */
  issuer: string;
  scopes: Scope[];
  nonce?: string;
  challenge: string;
  prompts: Prompt[];
  loginHint: string;
  locale: Locale | null;
  /** The account that the client expects, from its ID token hint. */
  expectedId?: string;
  /** The public id of the session that the browser had when the request came. */
  openedWith: string | null;
  /** The person must have been authenticated at this time (ms) or later; null for any time. */
  authenticatedFrom: number | null;
  /** The supported values of `acr_values`, in the order of preference. */
  acrValues: Acr[];
  fault: AuthorizationError | null;
  /** The redirect to the client; a repeated decision gets the same one. */
  answer: string | null;
}

/** Claims of an ID token (OpenID Connect Core 1.0, section 2). */
export interface AuthenticationContext {
  acr: Acr;
  /** Empty if no method is known, such as after a sign-in by a provider. */
  amr: string[];
}

/** An application that tests and tools create. It has no address to return to. */
export interface PlayedApplication {
  accountId: string;
  name: string;
  level: Exclude<IdentityLevel, 1>;
  /** Whether a person may continue without the level. */
  skippable: boolean;
}

/** The record of a request id. */
export type WaitingApplication = PlayedApplication | AuthorizationRequest;

/** An authorization code that was issued (RFC 6749, section 4.1.2). */
export interface AuthorizationCode extends AuthenticationContext {
  clientId: ClientId;
  accountId: string;
  redirectUri: string;
  /** Base64url of the verifier's SHA-256 (RFC 7636). */
  challenge: string;
  issuer: string;
  nonce?: string;
  scopes: Scope[];
  /** The session it was issued in. It ends with this session, unless the session expired while it was idle. */
  sessionId: string;
  /** When the person signed in, in ms. */
  authTime: number;
  expiresAt: number;
  /** Whether the token endpoint has seen it, with or without success. */
  spent: boolean;
}

export interface AccessToken {
  clientId: ClientId;
  accountId: string;
  scopes: Scope[];
  /** The session that the code was issued in. */
  sessionId: string;
  /** The code it was exchanged for. A second use of the code ends the token. */
  code: string;
  expiresAt: number;
}

/** The permission of a person for an application. */
export interface Grant {
  clientId: ClientId;
  accountId: string;
  scopes: Scope[];
  /** Scopes that the person left unticked. The portal does not ask for them again by itself. */
  declined: Scope[];
  grantedAt: number;
  lastUsedAt: number;
  expiresAt: number;
}
