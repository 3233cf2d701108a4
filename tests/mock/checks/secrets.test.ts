import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { getKeyPair } from '../../../mock/_domain/lib/rsa';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { RSA_BITS_MIN, SECRET_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal, seal } from '../portal';

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

test('refuses the key of another visitor, which stays valid for its owner', async () => {
  const [owner, thief] = [newBrowser(), newBrowser()];
  const { data: secret } = await owner.call('secret');
  await thief.call('online');
  expect(await login(thief, seal(secret, 'Demo-2026-pass'), secret.id)).toMatchObject(invalid);
  expect(await login(owner, seal(secret, 'Demo-2026-pass'), secret.id)).toSucceed();
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

test('accepts a clear password while the portal requires no encryption', async () => {
  Object.assign(getPortal().settings, { enableVerifySecret: '0', defaultEncryption: false });
  expect(await login(newBrowser(), 'Demo-2026-pass')).toSucceed();
});
