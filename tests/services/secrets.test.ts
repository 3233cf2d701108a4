import { SECRET_PREFETCH_LIFETIME } from '@/constants';
import * as portal from '@/services/portal';
import { prepareSealing, sealForRequest } from '@/services/secrets';
import * as signIn from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';
import * as secret from '@/utils/secret';

jest.mock('@/services/portal');
jest.mock('@/services/signIn');
jest.mock('@/utils/secret', () => ({
  ...jest.requireActual('@/utils/secret'),
  loadEncryptor: jest.fn(),
  sealSecrets: jest.fn(),
}));

const { getDomain } = jest.mocked(portal);
const { getSecret, isEncryptionDefault } = jest.mocked(signIn);
const { sealSecrets } = jest.mocked(secret);
const key = { id: 's1', random: 'r', publicKey: 'k' };

const wants = (byDefault: boolean, enableVerifySecret: '0' | '1') => {
  isEncryptionDefault.mockResolvedValue(byDefault);
  getDomain.mockResolvedValue({ enableVerifySecret, siteName: '', redirectHosts: [] });
};

beforeEach(() => {
  jest.resetAllMocks();
  wants(true, '1');
  getSecret.mockResolvedValue(key);
  sealSecrets.mockResolvedValue(['x', 'y'] as never);
});

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
    expect(getSecret).toHaveBeenCalledTimes(encrypted ? 1 : 0);
    if (encrypted) expect(sealSecrets).toHaveBeenCalledWith(['a', 'b'], key);
  },
);

it.each([
  { id: 's1', random: null, publicKey: 'k' },
  { id: 's1', random: 'r', publicKey: null },
  { publicKey: 'k' },
  {},
])('passes values through where the server gives no random or no key', async (incomplete) => {
  getSecret.mockResolvedValue(incomplete);
  expect(await sealForRequest(['a'])).toEqual({ values: ['a'] });
});

it.each([
  ['the domain', getDomain, true, '1'],
  ['the domain', getDomain, false, '0'],
  ['the default', isEncryptionDefault, true, '1'],
  ['the default', isEncryptionDefault, false, '0'],
] as const)('encrypts where %s cannot be learned', async (_, unknown, byDefault, enabled) => {
  wants(byDefault, enabled);
  (unknown as jest.Mock).mockRejectedValue(new ApiError('network'));
  expect(await sealForRequest(['a', 'b'])).toEqual({ values: ['x', 'y'], secretId: 's1' });
});

it.each([
  ['neither domain nor default', [getDomain, isEncryptionDefault]],
  ['no key', [getSecret]],
] as const)('gives nothing to send where %s can be learned', async (_, unknown) => {
  for (const call of unknown) (call as jest.Mock).mockRejectedValue(new ApiError('network'));
  await expect(sealForRequest(['a'])).rejects.toMatchObject({ kind: 'network' });
  expect(sealSecrets).not.toHaveBeenCalled();
});

it('sends no secretId where the server names no key', async () => {
  getSecret.mockResolvedValue({ random: 'r', publicKey: 'k' });
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
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('serves the next request, and no other', async () => {
    prepareSealing();
    await sealForRequest(['a']);
    expect([isEncryptionDefault, getSecret].map((call) => call.mock.calls.length)).toEqual([1, 1]);
    await sealForRequest(['a']);
    expect(getSecret).toHaveBeenCalledTimes(2);
  });

  it('is requested again after a failure', async () => {
    getSecret.mockRejectedValueOnce(new ApiError('network'));
    prepareSealing();
    expect(await sealForRequest(['a', 'b'])).toEqual({ values: ['x', 'y'], secretId: 's1' });
    expect(getSecret).toHaveBeenCalledTimes(2);
  });

  it('is not used once it is old', async () => {
    prepareSealing();
    jest.advanceTimersByTime(SECRET_PREFETCH_LIFETIME);
    await sealForRequest(['a']);
    expect(getSecret).toHaveBeenCalledTimes(2);
  });

  it('is no reason to encrypt what shall travel as it is', async () => {
    wants(false, '0');
    prepareSealing();
    expect(await sealForRequest(['a'])).toEqual({ values: ['a'] });
    expect(getSecret).not.toHaveBeenCalled();
  });
});
