import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { decrypt, getKeyPair, unpad } from '../../../mock/_domain/lib/rsa';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { RSA_BITS_MIN, SECRET_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal, seal } from '../portal';

/**
 * Longest random value that can be appended to a secret, in bytes (docs/specification.md). RSA leaves no more room.
 */
const SECRET_RANDOM_BYTES_MAX = 64;

const newBrowser = runPortal();
const invalid = { status: 200, code: 40000, data: null, subCode: subCodes.SECRET_INVALID };

function login(browser: Browser, password: string, secretId?: string) {
  const body = { userType: 'person', account: 'demo', password, secretId };
  return browser.call('login', { query: { channelCode: '1' }, body });
}

/** Encrypts a block without padding. */
function rawEncrypt(block: Buffer): string {
  const key = createPublicKey({
    key: Buffer.from(getKeyPair().publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  return publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, block).toString('base64');
}

function block(start: number[], message: string): Buffer {
  const bytes = Buffer.from(message);
  const filling = Buffer.alloc(RSA_BITS_MIN / 8 - start.length - 1 - bytes.length, 0x5a);
  return Buffer.concat([Buffer.from(start), filling, Buffer.from([0]), bytes]);
}

test('returns a key of 2,048 bits and a random value that fits', async () => {
  const { data } = await newBrowser().call('secret');
  const key = createPublicKey({
    key: Buffer.from(data.publicKey ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  });
  expect(key.asymmetricKeyDetails?.modulusLength).toBe(RSA_BITS_MIN);
  expect(Buffer.byteLength(data.random ?? '')).toBeLessThanOrEqual(SECRET_RANDOM_BYTES_MAX);
});

test('accepts a password that is encrypted with the visitor’s key, once', async () => {
  const browser = newBrowser();
  const { data: secret } = await browser.call('secret');
  const sealed = seal(secret, 'Demo-2026-pass');
  expect((await login(browser, sealed, secret.id)).code).toBe(20000);
  expect(await login(browser, sealed, secret.id)).toMatchObject(invalid);
});

test('refuses the key of another visitor, which stays valid for its owner', async () => {
  const [owner, thief] = [newBrowser(), newBrowser()];
  const { data: secret } = await owner.call('secret');
  await thief.call('online');
  expect(await login(thief, seal(secret, 'Demo-2026-pass'), secret.id)).toMatchObject(invalid);
  expect((await login(owner, seal(secret, 'Demo-2026-pass'), secret.id)).code).toBe(20000);
});

test('refuses an expired key, and removes expired keys', async () => {
  const browser = newBrowser();
  const { data: secret } = await browser.call('secret');
  advanceClock(SECRET_LIFETIME);
  expect(await login(browser, seal(secret, 'Demo-2026-pass'), secret.id)).toMatchObject(invalid);
  await browser.call('secret');
  advanceClock(SECRET_LIFETIME);
  await browser.call('secret');
  expect(getPortal().secrets.size).toBe(1);
});

test.each([
  ['block type 1', [0, 1]],
  ['a leading byte', [1, 2]],
])('rejects the padding with %s', async (_, start) => {
  const browser = newBrowser();
  const { data: secret } = await browser.call('secret');
  const password = rawEncrypt(block(start, `Demo-2026-pass${secret.random}`));
  expect(await login(browser, password, secret.id)).toMatchObject(invalid);
});

test('refuses another random value, clear text, malformed text and an unknown id', async () => {
  const browser = newBrowser();
  const first = (await browser.call('secret')).data;
  const other = { ...first, random: 'other' };
  expect(await login(browser, seal(other, 'Demo-2026-pass'), first.id)).toMatchObject(invalid);
  expect(await login(browser, 'Demo-2026-pass')).toMatchObject(invalid);
  const second = (await browser.call('secret')).data;
  expect(await login(browser, '%%%', second.id)).toMatchObject(invalid);
  expect(await login(browser, seal(second, 'Demo-2026-pass'), 'unknown')).toMatchObject(invalid);
});

test('accepts a clear password while the portal requires no encryption', async () => {
  Object.assign(getPortal().settings, { enableVerifySecret: '0', defaultEncryption: false });
  expect((await login(newBrowser(), 'Demo-2026-pass')).code).toBe(20000);
});

test('requires at least eight bytes of padding and a zero before the message', () => {
  const good = Buffer.from([0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 65]);
  expect(unpad(good)).toEqual(Buffer.from('A'));
  expect(unpad(Buffer.from([0, 2, 1, 1, 1, 1, 1, 1, 1, 0, 65, 65]))).toBeUndefined();
  expect(unpad(Buffer.alloc(12, 2).fill(0, 0, 1))).toBeUndefined();
});

test('decrypts Han characters, and rejects bytes that are not UTF-8', () => {
  expect(decrypt(rawEncrypt(block([0, 2], '密码')))).toBe('密码');
  const broken = block([0, 2], 'xx').fill(0xff, RSA_BITS_MIN / 8 - 2);
  expect(decrypt(rawEncrypt(broken))).toBeUndefined();
});
