/** Encrypts secrets before they are sent to the server (specification, section 3). */
import type { JSEncrypt } from 'jsencrypt';
import { RSA_BITS_MIN } from '@/constants';
import type { MessageKey } from '@/locales/zh-CN/index';
import { isWellFormed } from '@/validation/text';

/** Bytes of a block that RSAES-PKCS1-v1_5 reserves (RFC 8017, 7.2.1). */
const PADDING_BYTES = 11;
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/** Thrown for a value that cannot be encrypted. `messageId` is the key of the error message. */
export class SecretError extends Error {
  readonly name = 'SecretError';

  constructor(readonly messageId: Extract<MessageKey, `error.secret.${string}`>) {
    super(messageId);
  }
}

type RsaKey = ReturnType<JSEncrypt['getKey']>;
type BigNumber = Parameters<RsaKey['doPublic']>[0];
type BigNumberClass = new (bytes: number[], base: number) => BigNumber;

interface Key {
  rsa: RsaKey;
  BigNumber: BigNumberClass;
  /** Length of the modulus in bytes. */
  size: number;
}

/** Returns random bytes for the padding, none of them zero. */
function makePadding(length: number): number[] {
  const bytes: number[] = [];
  while (bytes.length < length) {
    const randomBytes = crypto.getRandomValues(new Uint8Array(length - bytes.length));
    bytes.push(...randomBytes.filter((byte) => byte !== 0));
  }
  return bytes;
}

/** Lazy-loads the encryption library. Also called to prefetch it. */
export const loadEncryptor = () => import('jsencrypt');

/** Parses the key of the server. jsencrypt ignores unreadable keys and accepts keys of any size, so check both. */
async function parseKey(publicKey: string): Promise<Key> {
  if (!BASE64.test(publicKey)) throw new SecretError('error.secret.key');
  const { default: Encryptor } = await loadEncryptor();
  const encryptor = new Encryptor();
  encryptor.setPublicKey(publicKey);
  const rsa = encryptor.getKey();
  // The types of jsencrypt do not make modulus and exponent public.
  const { n, e } = rsa as unknown as { n: (BigNumber & { constructor: unknown }) | null; e: number };
  if (!n || e < 3 || n.bitLength() < RSA_BITS_MIN) throw new SecretError('error.secret.key');
  return { rsa, BigNumber: n.constructor as BigNumberClass, size: Math.ceil(n.bitLength() / 8) };
}

/**
 * Encrypts a value with PKCS#1 v1.5, as base64. The block is padded here, because jsencrypt measures UTF-16 units and
 * splits characters beyond the first plane into bytes that are not UTF-8.
 */
function encrypt(text: string, { rsa, BigNumber, size }: Key): string {
  // TextEncoder would replace an unpaired surrogate by another character without an error.
  if (!isWellFormed(text)) throw new SecretError('error.secret.text');
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > size - PADDING_BYTES) throw new SecretError('error.secret.tooLong');
  const block = [0, 2, ...makePadding(size - 3 - bytes.length), 0, ...bytes];
  const hex = rsa.encrypt('', () => new BigNumber(block, 256));
  if (hex?.length !== 2 * size) throw new SecretError('error.secret.failed');
  const cipher = hex.match(/../g) ?? [];
  return btoa(String.fromCharCode(...cipher.map((byte) => Number.parseInt(byte, 16))));
}

/** Appends the server's random value to each secret and encrypts it with the server's key. Throws SecretError. */
export async function sealSecrets(values: string[], random: string, publicKey: string): Promise<string[]> {
  const key = await parseKey(publicKey);
  return values.map((value) => encrypt(`${value}${random}`, key));
}
