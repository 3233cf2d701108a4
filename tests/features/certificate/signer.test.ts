import { verify, X509Certificate } from 'node:crypto';
import { openContainer } from '@/features/certificate/pkcs12';
import { openSignerFromFile } from '@/features/certificate/signer';
import { bytesOf, makeCertificate, makeContainer, makeKeys, PIN } from './containers';

const keys = makeKeys();
const certificate = makeCertificate(keys);
const file = new File(
  [bytesOf(makeContainer({ key: keys.privateKey, certificates: [certificate] }))],
  'me.p12',
);
/** Opens the file without a worker. */
const opener = {
  prepare: () => undefined,
  open: async (bytes: Uint8Array<ArrayBuffer>, pin: string) => openContainer(bytes, pin),
  close: () => undefined,
};
const open = () => openSignerFromFile(file, PIN, opener);
const challenge = Buffer.from('a challenge of the server').toString('base64');

test('creates a signature that its certificate verifies', async () => {
  const { certificate: der, sign, facts } = await open();
  const { publicKey } = new X509Certificate(Buffer.from(der, 'base64'));
  const signature = Buffer.from(await sign(challenge), 'base64');
  expect(verify('sha256', Buffer.from(challenge, 'base64'), publicKey, signature)).toBe(true);
  expect(facts?.subject).toBe('测试甲');
});

test('imports a non-extractable key that can only sign, and erases its bytes', async () => {
  const importKey = jest.spyOn(crypto.subtle, 'importKey');
  await open();
  const [, bytes, , extractable, usages] = importKey.mock.calls[0] ?? [];
  expect([extractable, usages]).toEqual([false, ['sign']]);
  expect(new Set(bytes as unknown as Uint8Array)).toEqual(new Set([0]));
  importKey.mockRestore();
});

test('reports missing WebCrypto', async () => {
  const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await expect(open()).rejects.toMatchObject({ problem: 'insecure', field: null });
  subtle.mockRestore();
});
