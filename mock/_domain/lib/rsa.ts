/** RSA decryption for secrets. It checks the padding itself (RFC 8017, section 7.2). */
import {
  constants,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto';
import { RSA_BITS_MIN } from '../../../src/constants';
import { decodeBase64 } from './base64';
import { oncePerProcess } from './oncePerProcess';

interface KeyPair {
  /** Base64 SPKI. */
  publicKey: string;
  privateKey: KeyObject;
}

const MIN_PADDING = 8;

export const getKeyPair = (): KeyPair => oncePerProcess('rsa', makeKeyPair);

function makeKeyPair(): KeyPair {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: RSA_BITS_MIN,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicKey: pair.publicKey.toString('base64'), privateKey: createPrivateKey(pair.privateKey) };
}

/** Decrypts a base64 ciphertext. Returns undefined if the padding is wrong or the content is not UTF-8. */
export function decrypt(ciphertext: string): string | undefined {
  const bytes = decodeBase64(ciphertext);
  if (bytes?.length !== RSA_BITS_MIN / 8) return undefined;
  try {
    const block = privateDecrypt({ key: getKeyPair().privateKey, padding: constants.RSA_NO_PADDING }, bytes);
    const message = unpad(block);
    return message && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message);
  } catch {
    // The number is above the modulus, or the bytes are not UTF-8.
    return undefined;
  }
}

/** Returns the message of a block `00 02 padding 00 message`, or undefined for another form. */
function unpad(block: Uint8Array): Uint8Array | undefined {
  if (block[0] !== 0 || block[1] !== 2) return undefined;
  const end = block.indexOf(0, 2);
  return end < 2 + MIN_PADDING ? undefined : block.subarray(end + 1);
}
