/** A key for the secrets of a request, and the server's side of it. */
import { constants, createPrivateKey, createPublicKey, privateDecrypt } from 'node:crypto';
import type { FakeNetwork } from './fakeNetwork';

const privateKey = createPrivateKey(process.env.PORTAL_TEST_KEY ?? '');
const random = 'random';

/** Has the server require sealed secrets, and answers each request for a key with the returned one. */
export function answerSecret(network: FakeNetwork, given: { id?: undefined } = {}) {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  network.answer('domain', { enableVerifySecret: '1' });
  network.answer('defaultEncryption', true);
  const key = { id: 'key', random, publicKey, ...given };
  network.answer('secret', key);
  return key;
}

/** Returns the secret that a request has sent sealed. */
export function open(sealed: string): string {
  // Node does not remove the padding of PKCS#1 v1.5: 00 02, other bytes than zero, 00.
  const padding = constants.RSA_NO_PADDING;
  const block = privateDecrypt({ key: privateKey, padding }, Buffer.from(sealed, 'base64'));
  const opened = block.subarray(block.indexOf(0, 2) + 1).toString();
  expect(opened.endsWith(random)).toBe(true);
  return opened.slice(0, -random.length);
}
