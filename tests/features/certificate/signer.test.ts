/** @jest-environment node */
import { createPublicKey, verify, webcrypto, X509Certificate } from 'node:crypto';
import { createContainerOpener } from '@/features/certificate/containerOpener';
import { openSignerFromFile } from '@/features/certificate/signer';
import { submitCertificateProof } from '@/features/certificate/submitCertificateProof';
import { getValidity } from '@/features/certificate/validity';
import { ApiError } from '@/utils/http/ApiError';
import { bytesOf, makeCertificate, makeContainer, makeKeys, PIN } from '../../certificate/containers';

jest.mock('@umijs/max', () => jest.requireActual('../../support/umi'));

// By import(): the transform that lifts jest.mock takes no imported types.
type SubCodeName = import('@/contract/subCodes').SubCodeName;

const keys = makeKeys();
const certificate = makeCertificate(keys);
const file = new File(
  [bytesOf(makeContainer({ key: keys.privateKey, certificates: [certificate] }))],
  'me.p12',
);
const open = (pin = PIN) => openSignerFromFile(file, pin, createContainerOpener());
const challenge = Buffer.from('a challenge of the server').toString('base64');

/** Answers proofs in turn: a subCode refuses, null accepts. */
function exchangeOf(...answers: (SubCodeName | null)[]) {
  let asked = 0;
  const ask = jest.fn(async () => {
    asked += 1;
    return { id: `id-${asked}`, challenge };
  });
  const present = jest.fn(async (_proof: object, _silentFor: readonly string[]) => {
    const subCode = answers.shift() ?? null;
    if (subCode !== null) throw new ApiError('refused', { subCode });
    return 'in';
  });
  return { ask, present };
}

const signer = { certificate: 'Y2VydA==', sign: jest.fn(async () => 'c2ln') };

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
  await expect(open('pin-2027')).rejects.toMatchObject({
    problem: 'wrongPin',
    field: 'pin',
  });
});

test('reports missing WebCrypto', async () => {
  const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await expect(open()).rejects.toMatchObject({ problem: 'insecure', field: null });
  subtle.mockRestore();
});

describe('a proof', () => {
  test('signs the challenge and submits it', async () => {
    const exchange = exchangeOf(null);
    expect(await submitCertificateProof(signer, exchange)).toBe('in');
    const [proof] = exchange.present.mock.calls[0] ?? [];
    expect(proof).toEqual({ id: 'id-1', certificate: 'Y2VydA==', signature: 'c2ln' });
  });

  test('replaces an expired challenge once, without a notice', async () => {
    const exchange = exchangeOf('CHALLENGE_EXPIRED', null);
    expect(await submitCertificateProof(signer, exchange)).toBe('in');
    const silent = exchange.present.mock.calls.map(([, silentFor]) => silentFor);
    expect(silent).toEqual([['CHALLENGE_EXPIRED'], []]);
    const ids = exchange.present.mock.calls.map(([proof]) => (proof as { id: string }).id);
    expect(ids).toEqual(['id-1', 'id-2']);
  });

  test('reports a second expired challenge', async () => {
    const exchange = exchangeOf('CHALLENGE_EXPIRED', 'CHALLENGE_EXPIRED', null);
    await expect(submitCertificateProof(signer, exchange)).rejects.toMatchObject({
      subCode: 'CHALLENGE_EXPIRED',
    });
    expect(exchange.ask).toHaveBeenCalledTimes(2);
  });

  test('reports any other refusal at once', async () => {
    const exchange = exchangeOf('CERT_REVOKED');
    await expect(submitCertificateProof(signer, exchange)).rejects.toMatchObject({ subCode: 'CERT_REVOKED' });
    expect(exchange.ask).toHaveBeenCalledTimes(1);
  });

  test('signs nothing without a challenge', async () => {
    signer.sign.mockClear();
    const ask = () => Promise.reject(new ApiError('network'));
    await expect(submitCertificateProof(signer, { ...exchangeOf(null), ask })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(signer.sign).not.toHaveBeenCalled();
  });
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
