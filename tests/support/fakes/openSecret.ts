/** The server's key for encrypted secrets in requests, and their decryption. */
import { constants, createPrivateKey, createPublicKey, privateDecrypt } from 'node:crypto';
import type { FakeNetwork } from './fakeNetwork';

const privateKey = createPrivateKey(process.env.PORTAL_TEST_KEY ?? '');
const random = 'random';

/** Sets the responses of a server that requires encrypted secrets; returns the key that it provides. */
export function answerSecret(network: FakeNetwork) {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  network.answer('domain', { enableVerifySecret: '1' });
  network.answer('defaultEncryption', true);
  const key = { id: 'key', random, publicKey };
  network.answer('secret', key);
  return key;
}

/** Decrypts a secret of a request; expects the key's random value at its end, and returns the secret without it. */
export function open(sealed: string): string {
  // Node does not remove the padding of PKCS#1 v1.5: 00 02, bytes other than zero, 00.
  const padding = constants.RSA_NO_PADDING;
  const block = privateDecrypt({ key: privateKey, padding }, Buffer.from(sealed, 'base64'));
  const opened = block.subarray(block.indexOf(0, 2) + 1).toString();
  expect(opened.endsWith(random)).toBe(true);
  return opened.slice(0, -random.length);
}
