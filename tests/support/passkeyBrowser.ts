/** What the browser and the server exchange with the page when a passkey is created or used; the content is not verified. */
import { PASSKEY_TIMEOUT } from '@/constants';

const bytes = new Uint8Array([1]).buffer;

/** The result of navigator.credentials.create and get. */
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

export const creationOptions: import('@/contract').PasskeyCreationOptions = {
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
