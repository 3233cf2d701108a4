import { createPublicKey, verify, webcrypto, X509Certificate } from 'node:crypto';
import { createContainerOpener } from '@/features/certificate/containerOpener';
import { openSignerFromFile } from '@/features/certificate/signer';
import { getValidity } from '@/features/certificate/validity';
import { bytesOf, makeCertificate, makeContainer, makeKeys, PIN } from '../../certificate/containers';

const keys = makeKeys();
const certificate = makeCertificate(keys);
const file = new File(
  [bytesOf(makeContainer({ key: keys.privateKey, certificates: [certificate] }))],
  'me.p12',
);
const open = (pin = PIN) => openSignerFromFile(file, pin, createContainerOpener());
const challenge = Buffer.from('a challenge of the server').toString('base64');

test('signs so that its own certificate verifies the signature', async () => {
  const { certificate: der, sign, facts } = await open();
  const { publicKey } = new X509Certificate(Buffer.from(der, 'base64'));
  const key = createPublicKey(publicKey.export({ format: 'pem', type: 'spki' }));
  const signature = Buffer.from(await sign(challenge), 'base64');
  expect(verify('sha256', Buffer.from(challenge, 'base64'), key, signature)).toBe(true);
  expect(facts?.subject).toBe('测试甲');
});

test('imports the key as not extractable and overwrites its bytes', async () => {
  const importKey = jest.spyOn(webcrypto.subtle, 'importKey');
  await open();
  const [, bytes, , extractable, usages] = importKey.mock.calls[0] ?? [];
  expect([extractable, usages]).toEqual([false, ['sign']]);
  expect(new Set(bytes as unknown as Uint8Array)).toEqual(new Set([0]));
  importKey.mockRestore();
});

test('reports a wrong PIN at the PIN field, not at the file', async () => {
  await expect(open('pin-2027')).rejects.toMatchObject({ problem: 'wrongPin', field: 'pin' });
});

test('reports missing WebCrypto', async () => {
  const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await expect(open()).rejects.toMatchObject({ problem: 'insecure', field: null });
  subtle.mockRestore();
});

test('compares the clock with the validity of the certificate', () => {
  const facts = { notBefore: new Date('2026-01-01'), notAfter: new Date('2027-01-01') };
  const at = (day: string) => getValidity(facts, new Date(day).getTime());
  expect([at('2025-12-31'), at('2026-01-01'), at('2027-01-01'), at('2027-01-02')]).toEqual([
    'notYet',
    'valid',
    'valid',
    'expired',
  ]);
});
