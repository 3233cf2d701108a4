import { DOMAIN_LIFETIME, SECRET_PREFETCH_LIFETIME } from '@/constants';
import { prepareSealing, sealForRequest } from '@/services/secrets';
import * as secret from '@/utils/secret';
import { createFakeNetwork, httpError, settle } from '../support/fakeNetwork';

jest.mock('@/utils/secret', () => ({
  ...jest.requireActual('@/utils/secret'),
  loadEncryptor: jest.fn(),
  sealSecrets: jest.fn(),
}));

const network = createFakeNetwork();
const { sealSecrets } = jest.mocked(secret);
const key = { id: 's1', random: 'r', publicKey: 'k' };

const wants = (byDefault: boolean, enableVerifySecret: '0' | '1') => {
  network.answer('defaultEncryption', byDefault);
  network.answer('domain', { enableVerifySecret });
};
const count = (name: import('@/contract').EndpointName) => network.sent(name).length;
let now = Date.now();

beforeEach(() => {
  jest.resetAllMocks();
  // Each test requests the domain again.
  now += DOMAIN_LIFETIME;
  jest.useFakeTimers({ now });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  wants(true, '1');
  network.answer('secret', key);
  sealSecrets.mockResolvedValue(['x', 'y'] as never);
});
afterEach(() => jest.useRealTimers());

it.each([
  [true, '0', true],
  [true, '1', true],
  [false, '1', true],
  [false, '0', false],
] as const)(
  'with server default %s and enableVerifySecret %s encrypts: %s',
  async (byDefault, enabled, encrypted) => {
    wants(byDefault, enabled);
    const plain = { values: ['a', 'b'] };
    const sealed = { values: ['x', 'y'], secretId: 's1' };
    expect(await sealForRequest(['a', 'b'])).toEqual(encrypted ? sealed : plain);
    // It requests no key if there is nothing to encrypt.
    expect(count('secret')).toBe(encrypted ? 1 : 0);
    if (encrypted) expect(sealSecrets).toHaveBeenCalledWith(['a', 'b'], key);
  },
);

it.each([
  { id: 's1', random: null, publicKey: 'k' },
  { id: 's1', random: 'r', publicKey: null },
  { publicKey: 'k' },
  {},
])('passes values through where the server gives no random or no key', async (incomplete) => {
  network.answer('secret', incomplete);
  expect(await sealForRequest(['a'])).toEqual({ values: ['a'] });
});

it.each([
  ['the domain', 'domain', true, '1'],
  ['the domain', 'domain', false, '0'],
  ['the default', 'defaultEncryption', true, '1'],
  ['the default', 'defaultEncryption', false, '0'],
] as const)('encrypts where %s cannot be learned', async (_, unknown, byDefault, enabled) => {
  wants(byDefault, enabled);
  network.answer(unknown, httpError(503));
  expect(await sealForRequest(['a', 'b'])).toEqual({ values: ['x', 'y'], secretId: 's1' });
});

it.each([
  ['neither domain nor default', ['domain', 'defaultEncryption']],
  ['no key', ['secret']],
] as const)('gives nothing to send where %s can be learned', async (_, unknown) => {
  for (const name of unknown) network.answer(name, httpError(503));
  await expect(sealForRequest(['a'])).rejects.toMatchObject({ kind: 'http', status: 503 });
  expect(sealSecrets).not.toHaveBeenCalled();
});

it('sends no secretId where the server names no key', async () => {
  network.answer('secret', { random: 'r', publicKey: 'k' });
  expect(await sealForRequest(['a', 'b'])).toEqual({ values: ['x', 'y'] });
});

it('says why a value cannot be sealed', async () => {
  sealSecrets.mockRejectedValue(new secret.SecretError('error.secret.tooLong'));
  await expect(sealForRequest(['a'])).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'secret',
    messageId: 'error.secret.tooLong',
  });
});

describe('a key asked for ahead', () => {
  it('serves the next request, and no other', async () => {
    prepareSealing();
    await sealForRequest(['a']);
    expect([count('defaultEncryption'), count('secret')]).toEqual([1, 1]);
    await sealForRequest(['a']);
    expect(count('secret')).toBe(2);
  });

  it('is requested again after a failure', async () => {
    network.answer('secret', httpError(503), key);
    prepareSealing();
    expect(await sealForRequest(['a', 'b'])).toEqual({ values: ['x', 'y'], secretId: 's1' });
    expect(count('secret')).toBe(2);
  });

  it('is not used once it is old', async () => {
    prepareSealing();
    await settle();
    jest.advanceTimersByTime(SECRET_PREFETCH_LIFETIME);
    await sealForRequest(['a']);
    expect(count('secret')).toBe(2);
  });

  it('is no reason to encrypt what shall travel as it is', async () => {
    wants(false, '0');
    prepareSealing();
    expect(await sealForRequest(['a'])).toEqual({ values: ['a'] });
    expect(count('secret')).toBe(0);
  });
});
