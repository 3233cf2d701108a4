/** @jest-environment jsdom */
import { DOMAIN_LIFETIME, SECRET_PREFETCH_LIFETIME } from '@/constants';
import { prepareSealing, sealForRequest } from '@/services/secrets';
import { createFakeNetwork, httpError, settle } from '../support/fakes/fakeNetwork';
import { answerSecret, open } from '../support/fakes/openSecret';

const network = createFakeNetwork();

const wants = (byDefault: boolean, enableVerifySecret: '0' | '1') => {
  network.answer('defaultEncryption', byDefault);
  network.answer('domain', { enableVerifySecret });
};
const count = (name: import('@/contract').EndpointName) => network.sent(name).length;
/** The result of two values, with the sealed ones opened. */
async function seals() {
  const { values, ...rest } = await sealForRequest(['a', 'b']);
  return { values: values.map(open), ...rest };
}
const SEALED = { values: ['a', 'b'], secretId: 'key' };
let now = Date.now();

beforeEach(() => {
  // Each test requests the domain again.
  now += DOMAIN_LIFETIME;
  jest.useFakeTimers({ now });
  answerSecret(network);
});
afterEach(() => jest.useRealTimers());

it.each([
  [true, '0', true],
  [true, '1', true],
  [false, '1', true],
  [false, '0', false],
] as const)(
  'decides by the server default %s and enableVerifySecret %s whether to encrypt: %s',
  async (byDefault, enabled, encrypted) => {
    wants(byDefault, enabled);
    if (encrypted) expect(await seals()).toEqual(SEALED);
    else expect(await sealForRequest(['a', 'b'])).toEqual({ values: ['a', 'b'] });
    // It requests no key if there is nothing to encrypt.
    expect(count('secret')).toBe(encrypted ? 1 : 0);
  },
);

it.each([{ id: 's1', random: '', publicKey: 'k' }, { id: 's1', random: 'r', publicKey: '' }, {}])(
  'returns values unchanged if the response has no random or no key',
  async (incomplete) => {
    network.answer('secret', incomplete);
    expect(await sealForRequest(['a'])).toEqual({ values: ['a'] });
  },
);

it.each([
  ['the domain', 'domain', true, '1'],
  ['the domain', 'domain', false, '0'],
  ['the default', 'defaultEncryption', true, '1'],
  ['the default', 'defaultEncryption', false, '0'],
] as const)('encrypts if the request for %s fails', async (_, unknown, byDefault, enabled) => {
  wants(byDefault, enabled);
  network.answer(unknown, httpError(503));
  expect(await seals()).toEqual(SEALED);
});

it.each([
  ['domain and default', ['domain', 'defaultEncryption']],
  ['the key', ['secret']],
] as const)('throws if the request for %s fails', async (_, unknown) => {
  for (const name of unknown) network.answer(name, httpError(503));
  await expect(sealForRequest(['a'])).rejects.toMatchObject({ kind: 'http', status: 503 });
});

it('throws the reason why a value cannot be sealed', async () => {
  await expect(sealForRequest(['a'.repeat(300)])).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'secret',
    messageId: 'error.secret.tooLong',
  });
});

describe('a prefetched key', () => {
  it('is used for the next request only', async () => {
    prepareSealing();
    await sealForRequest(['a']);
    expect([count('defaultEncryption'), count('secret')]).toEqual([1, 1]);
    await sealForRequest(['a']);
    expect(count('secret')).toBe(2);
  });

  it('is requested again after a failure', async () => {
    network.answer('secret', httpError(503), answerSecret(network));
    prepareSealing();
    expect(await seals()).toEqual(SEALED);
    expect(count('secret')).toBe(2);
  });

  it('is not used after its lifetime', async () => {
    prepareSealing();
    await settle();
    jest.advanceTimersByTime(SECRET_PREFETCH_LIFETIME);
    await sealForRequest(['a']);
    expect(count('secret')).toBe(2);
  });

  it('is not requested if secrets are sent unencrypted', async () => {
    wants(false, '0');
    prepareSealing();
    expect(await sealForRequest(['a'])).toEqual({ values: ['a'] });
    expect(count('secret')).toBe(0);
  });
});
