import { isEncryptionWanted, sealForRequest } from '@/services/secrets';
import * as uaa from '@/services/uaa';
import * as secret from '@/utils/secret';

jest.mock('@/services/uaa');
jest.mock('@/utils/secret');

const { getSecret, isEncryptionDefault } = jest.mocked(uaa);
const { sealSecrets } = jest.mocked(secret);
const domain = (enableVerifySecret: '0' | '1') => ({ enableVerifySecret, siteName: '', redirectHosts: [] });

beforeEach(() => jest.resetAllMocks());

it.each([
  [true, '0', true],
  [true, '1', true],
  [false, '1', true],
  [false, '0', false],
] as const)(
  'server default %s and enableVerifySecret %s: encrypt %s',
  async (byDefault, enabled, expected) => {
    isEncryptionDefault.mockResolvedValue(byDefault);
    expect(await isEncryptionWanted(domain(enabled))).toBe(expected);
  },
);

it('passes values through where nothing is to be encrypted, without asking for a key', async () => {
  expect(await sealForRequest(['a'], false)).toEqual({ values: ['a'] });
  expect(getSecret).not.toHaveBeenCalled();
});

it('seals all values of a request with one key and names it', async () => {
  const key = { id: 's1', random: 'r', publicKey: 'k' };
  getSecret.mockResolvedValue(key);
  sealSecrets.mockResolvedValue(['x', 'y']);
  expect(await sealForRequest(['a', 'b'], true)).toEqual({ values: ['x', 'y'], secretId: 's1' });
  expect(sealSecrets).toHaveBeenCalledWith(['a', 'b'], key);
});

it.each([
  { id: 's1', random: null, publicKey: 'k' },
  { id: 's1', random: 'r', publicKey: null },
])('passes values through where the server gives no random or no key', async (incomplete) => {
  getSecret.mockResolvedValue(incomplete);
  expect(await sealForRequest(['a'], true)).toEqual({ values: ['a'] });
});

it('does not fall back to clear text when the key cannot be fetched', async () => {
  getSecret.mockResolvedValue(false);
  await expect(sealForRequest(['a'], true)).rejects.toThrow();
  expect(sealSecrets).not.toHaveBeenCalled();
});
