/** Passkeys in a software authenticator, or in the browser's virtual authenticator. */
import type { PasskeyChallenge, PasskeyCreationOptions } from '../../../../src/contract';
import { PasskeyDevice } from '../../../support/fakes/passkeyDevice';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import { confirmsBeside } from './sessions';

export const SECURITY = '/user/account_manage/account_security';

/** Lists the passkeys of the signed-in account. */
export const passkeysOf = async (visitor: Visitor) => (await visitor.calls('passkeys')).list;

/** Adds a passkey of a new software authenticator to the session's account, by API calls. */
export async function addsPasskey(visitor: Visitor, person: Person): Promise<PasskeyDevice> {
  const device = new PasskeyDevice(visitor.origin);
  await confirmsBeside(visitor, person);
  const options = await visitor.calls('passkeyOptions', {});
  await visitor.calls('addPasskey', { passkey: device.create(options) });
  return device;
}

/**
 * Connects the page to a software authenticator. Browsers support passkeys only under a domain name, and only Chromium's
 * protocol has virtual authenticators.
 */
export async function connectsDevice(visitor: Visitor, device: PasskeyDevice): Promise<void> {
  const { page } = visitor;
  await page.exposeFunction('createOnDevice', (options: PasskeyCreationOptions) => device.create(options));
  await page.exposeFunction('signOnDevice', (challenge: PasskeyChallenge) => device.sign(challenge));
  await page.evaluateOnNewDocument(() => {
    // In Firefox, a blank page has no credentials.
    if (!navigator.credentials) return;
    interface DeviceResponse {
      id: string;
      response: Record<string, string>;
    }
    type CallDevice = (options: object) => Promise<DeviceResponse>;
    const { createOnDevice, signOnDevice } = window as unknown as Record<string, CallDevice>;
    const toText = (bytes: BufferSource) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const toBytes = (text: string) => {
      const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
      return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
    };
    const toCredential = ({ id, response }: DeviceResponse) => ({
      id,
      rawId: toBytes(id),
      type: 'public-key',
      response: Object.fromEntries(Object.entries(response).map(([name, text]) => [name, toBytes(text)])),
      getClientExtensionResults: () => ({}),
    });
    navigator.credentials.create = async ({ publicKey } = {}) => {
      if (!publicKey || !createOnDevice) return null;
      const { challenge, rp, user } = publicKey;
      const options = { challenge: toText(challenge), rp, user: { id: toText(user.id) } };
      return toCredential(await createOnDevice(options));
    };
    navigator.credentials.get = async ({ publicKey } = {}) => {
      if (!publicKey || !signOnDevice) return null;
      const { challenge, rpId } = publicKey;
      return toCredential(await signOnDevice({ challenge: toText(challenge), rpId }));
    };
  });
}

/** Adds a virtual authenticator to the visitor's tab, which stores passkeys and verifies its user. Returns a function that lists them. */
export async function addsVirtualAuthenticator({ page }: Visitor) {
  const session = await page.createCDPSession();
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}
