/** Passkeys: WebAuthn credentials that sign in to the user's account and confirm actions (docs/api.md, Passkeys). */
import * as v from 'valibot';
import { type EndpointRows, personal } from './endpoint';

const descriptors = v.array(v.object({ type: v.literal('public-key'), id: v.string() }));

/** A challenge, valid for one signature. */
const challenge = v.object({
  /** Base64url. */
  challenge: v.string(),
  rpId: v.string(),
  /** In ms. */
  timeout: v.number(),
  userVerification: v.literal('required'),
  /** The passkeys that the browser may offer; [] for all. */
  allowCredentials: descriptors,
});

const passkey = v.object({
  id: v.string(),
  /** Id of the credential, base64url. */
  credentialId: v.string(),
  /** Chosen by the owner; '' for none. */
  name: v.string(),
  /** The password manager or device that stores it, such as iCloud Keychain; '' if unknown. */
  provider: v.string(),
  /** Whether its provider syncs it to other devices. */
  synced: v.boolean(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});

const passkeys = v.object({
  /** The oldest first. */
  list: v.array(passkey),
  /** With `userId` for signals to the browser: the passkeys of this user that still exist. */
  rpId: v.string(),
  userId: v.string(),
  /** Whether the browser may create the first passkey by itself, without a step-up (conditional create). */
  mayUpgrade: v.boolean(),
});

/** Options for the browser to create a passkey (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON). */
const creationOptions = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({
    /** Stable and random: contains no information about the user. */
    id: v.string(),
    name: personal('ownName'),
    displayName: personal('ownName'),
  }),
  challenge: v.string(),
  timeout: v.number(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  /** The account's passkeys, because an authenticator stores only one for each account. */
  excludeCredentials: descriptors,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    /** A browser that creates the passkey by itself cannot verify its user. */
    userVerification: v.picklist(['required', 'preferred']),
  }),
  attestation: v.literal('none'),
});

export type PasskeyChallenge = v.InferOutput<typeof challenge>;
export type Passkey = v.InferOutput<typeof passkey>;
export type Passkeys = v.InferOutput<typeof passkeys>;
export type PasskeyCreationOptions = v.InferOutput<typeof creationOptions>;

export const passkeysEndpoints = {
  passkeyChallenge: { call: 'POST /anonApi/uaa/v1/passkeyChallenge', data: challenge },
  passkeys: { call: 'GET /authApi/account/v1/passkeys', data: passkeys },
  passkeyOptions: { call: 'POST /authApi/account/v1/passkeys/options', data: creationOptions },
  addPasskey: { call: 'POST /authApi/account/v1/passkeys', data: passkeys },
  renamePasskey: { call: 'PUT /authApi/account/v1/passkeys/:id', data: passkeys },
  removePasskey: { call: 'DELETE /authApi/account/v1/passkeys/:id', data: passkeys },
} satisfies EndpointRows;
