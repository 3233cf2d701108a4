/** Passkeys as the server returns them, and the browser's result for one; `overrides` replace single fields. */
import { PASSKEY_TIMEOUT } from '@/constants';
import type { Passkey, PasskeyCreationOptions, Passkeys } from '@/contract';

export const makePasskey = (overrides: Partial<Passkey> = {}): Passkey => ({
  id: 'p-1',
  credentialId: 'AAAA',
  name: '',
  provider: '',
  synced: false,
  createdAt: '2026-11-01T09:00:00+08:00',
  lastUsedAt: null,
  ...overrides,
});

export const makePasskeys = (list: Passkey[], mayUpgrade = false): Passkeys => ({
  list,
  rpId: 'localhost',
  userId: 'AAAA',
  mayUpgrade,
});

export const creationOptions: PasskeyCreationOptions = {
  rp: { id: 'localhost', name: 'Portal' },
  user: { id: 'AAAA', name: 'demo', displayName: 'demo' },
  challenge: 'BBBB',
  timeout: PASSKEY_TIMEOUT,
  pubKeyCredParams: [],
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'preferred',
  },
  attestation: 'none',
};

const bytes = new Uint8Array([1]).buffer;

/** The result of creating a passkey or of signing with it; each of its values is `AQ` in base64url. */
export const credential = {
  id: 'AQ',
  rawId: bytes,
  type: 'public-key',
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  },
  getClientExtensionResults: () => ({}),
};

/** Installs PublicKeyCredential, which jsdom does not have, with these static methods. */
export function addPasskeySupport(methods: object = {}) {
  Object.assign(window, { PublicKeyCredential: Object.assign(() => undefined, methods) });
}

export const removePasskeySupport = () => Reflect.deleteProperty(window, 'PublicKeyCredential');

/** A device that can lock its screen, which the portal requires before it offers a passkey. */
export const hasLock = { isUserVerifyingPlatformAuthenticatorAvailable: async () => true };
