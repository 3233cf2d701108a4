/** Requests of the passkeys of the own account. */
import * as v from 'valibot';
import { PASSKEYS_MAX } from '../../constants';
import { checkPasskeyName, normalizeLine } from '../../validation/profile';
import type { passkeysEndpoints } from '../passkeys';
import { checkedText, id, orEmpty, text } from './fields';
import type { RequestsFor } from './request';

/** In characters of base64url. WebAuthn allows ids of 1,023 bytes, and user handles of 64. */
const CREDENTIAL_ID_MAX = 1_364;
const USER_HANDLE_MAX = 88;
/** Room for the challenge and addresses, for a post-quantum key, and for an attestation. */
const CLIENT_DATA_MAX = 4_096;
const AUTHENTICATOR_DATA_MAX = 8_192;
const SIGNATURE_MAX = 8_192;
const ATTESTATION_MAX = 32_768;
/** Longer than any name. A longer text is reported as too long, a shorter one is checked. */
const NAME_MAX = 1_000;

const credentialId = text(CREDENTIAL_ID_MAX);
const credential = { id: credentialId, rawId: credentialId, type: v.literal('public-key') };

/** A browser's answer to a challenge of passkeyChallenge (AuthenticationResponseJSON). */
export const assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text(CLIENT_DATA_MAX),
    authenticatorData: text(AUTHENTICATOR_DATA_MAX),
    signature: text(SIGNATURE_MAX),
    userHandle: v.optional(text(USER_HANDLE_MAX)),
  }),
});

/** A new passkey (RegistrationResponseJSON). */
const registration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text(CLIENT_DATA_MAX),
    attestationObject: text(ATTESTATION_MAX),
  }),
});

/** The refusals of an assertion after CHALLENGE_EXPIRED, in the order of the checks. */
export const assertionRefusals = ['PASSKEY_UNKNOWN', 'PASSKEY_INVALID', 'PASSKEY_COPIED'] as const;

export const passkeysRequests = {
  passkeyChallenge: {
    summary:
      'Issues a challenge for a passkey, to sign in or to confirm an act. It can be used once, within 5 minutes.',
    /** The own account or a linked one, to confirm an act: only its passkeys are offered. Ignored without a session. */
    body: v.object({ accountId: v.optional(id) }),
  },
  passkeys: { summary: 'Lists the passkeys that sign in to the account.' },
  passkeyOptions: {
    summary: 'Issues what a browser needs to create a passkey, with a challenge for one within 5 minutes.',
    /** `upgrade`: the browser creates it by itself (`mayUpgrade` of `passkeys`). */
    body: v.object({ upgrade: v.optional(v.boolean()) }),
    refusals: ['PASSKEY_LIMIT', 'CHALLENGE_EXPIRED'],
    stepUp: true,
  },
  addPasskey: {
    summary: 'Adds the passkey that a browser has created with passkeyOptions.',
    body: v.object({ passkey: registration }),
    refusals: ['CHALLENGE_EXPIRED', 'PASSKEY_INVALID', 'PASSKEY_LIMIT'],
    stepUp: true,
    limits: `${PASSKEYS_MAX} passkeys per account (PASSKEY_LIMIT).`,
  },
  renamePasskey: {
    summary: 'Names a passkey, or takes its name.',
    body: v.object({ name: orEmpty(checkedText(NAME_MAX, checkPasskeyName, normalizeLine)) }),
  },
  removePasskey: {
    summary: 'Removes a passkey. It no longer signs in.',
    refusals: ['LAST_WAY_IN', 'FACTOR_REQUIRED'],
    stepUp: true,
  },
} satisfies RequestsFor<typeof passkeysEndpoints>;
