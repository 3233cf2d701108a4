import { constants, createPublicKey, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import en from '@/locales/en-US/error';
import { SecretError, sealSecrets } from '@/utils/secret';

const pair = (modulusLength: number) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return { publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), privateKey };
};
const key = pair(2048);
const random = 'r4nd0m';
const seal = async (value: string, publicKey = key.publicKey) =>
  (await sealSecrets([value], random, publicKey))[0] ?? '';

/** Returns the text of the block, after checking its padding (RFC 8017, 7.2.1) byte by byte. */
function open(cipher: string, { privateKey } = key): string {
  const block = privateDecrypt(
    { key: privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(cipher, 'base64'),
  );
  const end = block.indexOf(0, 2);
  expect([block[0], block[1]]).toEqual([0, 2]);
  expect(end).toBeGreaterThanOrEqual(10);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(block.subarray(end + 1));
}

async function reason(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(SecretError);
  const { messageId } = error as SecretError;
  expect(en).toHaveProperty([messageId]);
  return messageId;
}

describe('sealing', () => {
  test.each([
    'Demo-2026-pass',
    'é',
    '密码测试',
    'ß𝄞😀🏳️‍🌈',
    '',
    ' lead and trail ',
    '\0nul',
    '\u202ertl',
    '\ufeffbom',
  ])('restores %j, joined with the random value', async (value) => {
    expect(open(await seal(value))).toBe(`${value}${random}`);
  });

  test('never returns the same ciphertext twice for a value', async () => {
    expect(await seal('a')).not.toBe(await seal('a'));
  });

  test('returns results of the length of the key', async () => {
    const values = Array.from({ length: 300 }, () => 'a');
    const sealed = await sealSecrets(values, random, key.publicKey);
    expect(new Set(sealed.map((cipher) => Buffer.from(cipher, 'base64').length))).toEqual(new Set([256]));
  });

  test('accepts larger keys and keys with line breaks', async () => {
    const large = pair(3072);
    const publicKey = large.publicKey.replace(/(.{64})/g, '$1\n');
    expect(open(await seal('a', publicKey), large)).toBe(`a${random}`);
  });
});

describe('refusing', () => {
  const room = 256 - 11 - random.length;

  test('counts UTF-8 bytes, not characters', async () => {
    expect(open(await seal('a'.repeat(room)))).toHaveLength(room + random.length);
    expect(await reason(seal('a'.repeat(room + 1)))).toBe('error.secret.tooLong');
    expect(await reason(seal('密'.repeat(82)))).toBe('error.secret.tooLong');
    expect(await reason(sealSecrets(['ok', '😀'.repeat(60)], random, key.publicKey))).toBe(
      'error.secret.tooLong',
    );
  });

  test.each(['\ud800', 'a\udc00b'])('refuses %j, which has no UTF-8 encoding', async (value) => {
    expect(await reason(seal(value))).toBe('error.secret.text');
  });

  /** With this exponent, encryption does not change the value. */
  const exponentOne = createPublicKey({
    key: { ...key.privateKey.export({ format: 'jwk' }), e: 'AQ', d: undefined },
    format: 'jwk',
  });
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  test.each([
    ['blank', '   '],
    ['base64 without a key', Buffer.from('hello').toString('base64')],
    ['an elliptic key', elliptic.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')],
    ['a key in PEM format', `-----BEGIN PUBLIC KEY-----\n${key.publicKey}\n-----END PUBLIC KEY-----`],
    ['an exponent of one', exponentOne.export({ type: 'spki', format: 'der' }).toString('base64')],
    ['a key of 1024 bits', pair(1024).publicKey],
    ['a key of 2047 bits', pair(2047).publicKey],
  ])('refuses %s', async (_, publicKey) => {
    expect(await reason(seal('a', publicKey))).toBe('error.secret.key');
  });

  test('rejects a result of the wrong length', async () => {
    const { default: Encryptor } = await import('jsencrypt');
    const { prototype } = Encryptor;
    const readKey = jest.spyOn(prototype, 'getKey').mockImplementationOnce(function mocked(
      this: typeof prototype,
    ) {
      const real = prototype.getKey.call(this);
      real.encrypt = () => 'abcd';
      return real;
    });
    expect(await reason(seal('a'))).toBe('error.secret.failed');
    readKey.mockRestore();
  });
});
