/** The mock portal's key pair of a whole run of tests (makeKeyPair.js). */
import { createPrivateKey, createPublicKey } from 'node:crypto';

/** Has the portal of a test file find the pair where its own would be kept (mock/_domain/lib/rsa.ts). */
export function giveKeyPair(): void {
  const privateKey = createPrivateKey(process.env.PORTAL_TEST_KEY ?? '');
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  Object.assign(globalThis, { [Symbol.for('identity-portal.mock.rsa')]: { publicKey, privateKey } });
}
