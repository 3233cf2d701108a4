/** @jest-environment node */
import { createPublicKey, verify, webcrypto, X509Certificate } from 'node:crypto';
import type { Envelope } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { openSignerFromFile } from '@/features/certificate/signer';
import { submitCertificateProof } from '@/features/certificate/submitCertificateProof';
import { getValidity } from '@/features/certificate/validity';
import { bytesOf, makeCertificate, makeContainer, makeKeys, PIN } from '../../certificate/containers';

const keys = makeKeys();
const certificate = makeCertificate(keys);
const file = new File(
  [bytesOf(makeContainer({ key: keys.privateKey, certificates: [certificate] }))],
  'me.p12',
);
const challenge = Buffer.from('a challenge of the server').toString('base64');

/** A desk that answers in turn: a subCode refuses, null takes the proof. */
function deskOf(...answers: (string | null)[]) {
  let asked = 0;
  const ask = jest.fn(async () => {
    asked += 1;
    return { id: `id-${asked}`, challenge };
  });
  const present = jest.fn(async (_proof: object, onFailure: (envelope: Envelope) => void) => {
    const subCode = answers.shift() ?? null;
    if (subCode === null) return 'in';
    onFailure({ code: 40000, data: null, subCode, subMsg: '' });
    return false as const;
  });
  return { ask, present };
}

const signer = { certificate: 'Y2VydA==', sign: jest.fn(async () => 'c2ln') };

test('what it signs is checked with the certificate it hands out', async () => {
  const { certificate: der, sign, facts } = await openSignerFromFile(file, PIN);
  const { publicKey } = new X509Certificate(Buffer.from(der, 'base64'));
  const key = createPublicKey(publicKey.export({ format: 'pem', type: 'spki' }));
  const signature = Buffer.from(await sign(challenge), 'base64');
  expect(verify('sha256', Buffer.from(challenge, 'base64'), key, signature)).toBe(true);
  expect(facts?.subject).toBe('测试甲');
});

test('the key cannot be read any more, and its bytes are gone', async () => {
  const importKey = jest.spyOn(webcrypto.subtle, 'importKey');
  await openSignerFromFile(file, PIN);
  const [, bytes, , extractable, usages] = importKey.mock.calls[0] ?? [];
  expect([extractable, usages]).toEqual([false, ['sign']]);
  expect(new Set(bytes as unknown as Uint8Array)).toEqual(new Set([0]));
  importKey.mockRestore();
});

test('a wrong PIN is about the PIN, not about the file', async () => {
  await expect(openSignerFromFile(file, 'pin-2027')).rejects.toMatchObject({
    problem: 'wrongPin',
    field: 'pin',
  });
});

test('without WebCrypto it says what is missing', async () => {
  const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await expect(openSignerFromFile(file, PIN)).rejects.toMatchObject({ problem: 'insecure', field: null });
  subtle.mockRestore();
});

describe('prove', () => {
  test('signs the challenge and hands it in', async () => {
    const desk = deskOf(null);
    expect(await submitCertificateProof(signer, desk)).toEqual({ result: 'in', refusal: null });
    const [proof] = desk.present.mock.calls[0] ?? [];
    expect(proof).toEqual({ id: 'id-1', certificate: 'Y2VydA==', signature: 'c2ln' });
  });

  test('a challenge that ran out is replaced once, in silence', async () => {
    const desk = deskOf(subCodes.CHALLENGE_EXPIRED, null);
    expect(await submitCertificateProof(signer, desk)).toMatchObject({ result: 'in' });
    const silent = desk.present.mock.calls.map(([, , silentFor]: unknown[]) => silentFor);
    expect(silent).toEqual([[subCodes.CHALLENGE_EXPIRED], []]);
    const ids = desk.present.mock.calls.map(([proof]) => (proof as { id: string }).id);
    expect(ids).toEqual(['id-1', 'id-2']);
  });

  test('one that runs out again is told', async () => {
    const desk = deskOf(subCodes.CHALLENGE_EXPIRED, subCodes.CHALLENGE_EXPIRED, null);
    const { result, refusal } = await submitCertificateProof(signer, desk);
    expect([result, refusal?.subCode]).toEqual([false, subCodes.CHALLENGE_EXPIRED]);
    expect(desk.ask).toHaveBeenCalledTimes(2);
  });

  test('any other refusal is told at once', async () => {
    const desk = deskOf(subCodes.CERT_REVOKED);
    expect((await submitCertificateProof(signer, desk)).refusal?.subCode).toBe(subCodes.CERT_REVOKED);
    expect(desk.ask).toHaveBeenCalledTimes(1);
  });

  test('without a challenge nothing is signed', async () => {
    signer.sign.mockClear();
    const desk = { ...deskOf(null), ask: async () => false as const };
    expect(await submitCertificateProof(signer, desk)).toEqual({ result: false, refusal: null });
    expect(signer.sign).not.toHaveBeenCalled();
  });
});

test('the clock stands before, in or after the validity', () => {
  const facts = { notBefore: new Date('2026-01-01'), notAfter: new Date('2027-01-01') };
  const at = (day: string) => getValidity(facts, new Date(day).getTime());
  expect([at('2025-12-31'), at('2026-01-01'), at('2027-01-01'), at('2027-01-02')]).toEqual([
    'notYet',
    'valid',
    'valid',
    'expired',
  ]);
});
