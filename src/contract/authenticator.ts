/** The authenticator app of an account (RFC 6238), its recovery codes, and the second factor of a sign-in. */
import * as v from 'valibot';
import { type EndpointRows, nothing } from './endpoint';
import { loginResult } from './shared';

const authenticator = v.object({
  /** Time of the confirmation; null if the account has none. */
  addedAt: v.nullable(v.string()),
  lastUsedAt: v.nullable(v.string()),
  /** Number of unused recovery codes, and when the set was created. */
  codesLeft: v.number(),
  codesMadeAt: v.nullable(v.string()),
});

/** A secret for the app. It becomes effective when one of its codes has been entered. */
const setup = v.object({
  /** Base32, to type. */
  secret: v.string(),
  /** The same as an address that a QR code shows (otpauth://totp/…). */
  uri: v.string(),
  expiresAt: v.string(),
});

/** A set of recovery codes, which is shown only once. It replaces the former set. */
const recoveryCodes = v.object({ codes: v.array(v.string()) });

export type Authenticator = v.InferOutput<typeof authenticator>;
export type AuthenticatorSetup = v.InferOutput<typeof setup>;
export type RecoveryCodes = v.InferOutput<typeof recoveryCodes>;

export const authenticatorEndpoints = {
  secondFactor: { call: 'POST /anonApi/uaa/v1/secondFactor', data: loginResult },
  authenticator: { call: 'GET /authApi/account/v1/authenticator', data: authenticator },
  startAuthenticator: { call: 'POST /authApi/account/v1/authenticator/setup', data: setup },
  confirmAuthenticator: { call: 'POST /authApi/account/v1/authenticator', data: recoveryCodes },
  removeAuthenticator: { call: 'DELETE /authApi/account/v1/authenticator', data: nothing },
  renewRecoveryCodes: { call: 'POST /authApi/account/v1/recoveryCodes', data: recoveryCodes },
} satisfies EndpointRows;
