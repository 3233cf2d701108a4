/** The mock portal's key pair, which all test files of a run share (makeKeyPair.js). */
import { createPrivateKey, createPublicKey } from 'node:crypto';

/** Stores the pair in place of the one that the portal of a test file would generate (mock/_domain/lib/rsa.ts). */
export function giveKeyPair(): void {
  const privateKey = createPrivateKey(process.env.PORTAL_TEST_KEY ?? '');
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  Object.assign(globalThis, { [Symbol.for('identity-portal.mock.rsa')]: { publicKey, privateKey } });
}
