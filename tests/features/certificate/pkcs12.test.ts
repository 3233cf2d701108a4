import { createPrivateKey, createSign, createVerify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import type { CertificateError } from '@/features/certificate/certificateError';
import { openContainer } from '@/features/certificate/pkcs12';
import { encryptCertificates } from '../../../mock/_domain/lib/pkcs12';
import {
  type Algorithm,
  bytesOf,
  integer,
  makeBare,
  makeCertificate,
  makeContainer,
  makeCurveKey,
  makeKeys,
  oid,
  PIN,
  put,
  shroud,
} from './containers';

const keys = makeKeys();
const certificate = makeCertificate(keys);
const key = keys.privateKey;

/** A container with the key and its certificate. */
const make = (options: Partial<Parameters<typeof makeContainer>[0]> = {}) =>
  makeContainer({ key, certificates: [certificate], ...options });

/** The problem a container is refused with, or null where it opens. */
function problemOf(bytes: Uint8Array<ArrayBuffer>, pin = PIN): string | null {
  try {
    openContainer(bytes, pin);
    return null;
  } catch (error) {
    return (error as CertificateError).problem ?? String(error);
  }
}

/** Returns whether the file contained a certificate and its private key. */
function isPair({ certificate: der, pkcs8 }: ReturnType<typeof openContainer>): boolean {
  const signed = createSign('sha256')
    .update('challenge')
    .sign(createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' }));
  const { publicKey } = new X509Certificate(Buffer.from(der, 'base64'));
  return createVerify('sha256').update('challenge').verify(publicKey, signed);
}

/** A container with one of its bytes changed: the one this share of its length in. */
function spoiled(bytes: Uint8Array<ArrayBuffer>, share: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  const at = Math.floor(copy.length * share);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

describe('opens', () => {
  test.each<Algorithm>(['aes128', 'aes192', 'aes256', '3des'])('%s', (algorithm) => {
    const opened = openContainer(bytesOf(make({ algorithm })), PIN);
    expect(isPair(opened)).toBe(true);
    expect(opened.facts).toEqual({
      subject: '测试甲',
      issuer: '测试甲',
      notBefore: new Date('2026-01-01'),
      notAfter: new Date('2027-01-01'),
    });
  });

  test.each(['rc2-40', 'aes256'] as const)('opens certificates encrypted with %s', (cipher) => {
    const plain = make({ algorithm: '3des' });
    expect(isPair(openContainer(bytesOf(encryptCertificates(plain, PIN, cipher)), PIN))).toBe(true);
  });

  test.each([
    ['without an integrity check', PIN, { mac: false }],
    ['with a PIN beyond ASCII', '密码é1', { pin: '密码é1' }],
    ['with a PIN beyond ASCII, 3DES', '密码é1', { pin: '密码é1', algorithm: '3des' as const }],
  ])('opens a container %s', (_, pin, options) => {
    expect(isPair(openContainer(bytesOf(make(options)), pin))).toBe(true);
  });

  test('finds the certificate that belongs to the key among several', () => {
    const others = [makeCertificate(makeKeys(), 'Issuer'), certificate];
    const opened = openContainer(bytesOf(make({ certificates: others })), PIN);
    expect(opened.facts.subject).toBe('测试甲');
    expect(isPair(opened)).toBe(true);
  });
});

describe('refuses', () => {
  const container = make();
  const bytes = bytesOf(container);
  const encrypted = bytesOf(encryptCertificates(container, PIN, 'aes256'));
  const legacy = bytesOf(encryptCertificates(make({ algorithm: '3des' }), PIN, 'rc2-40'));

  test.each([
    ['AES', bytes],
    ['AES throughout', encrypted],
    ['3DES and RC2', legacy],
    ['no integrity check', bytesOf(make({ mac: false }))],
  ])('rejects a wrong PIN: %s', (_name, container) => {
    for (const pin of ['pin-2027', 'PIN-2026', ' pin-2026', ''])
      expect(problemOf(container, pin)).toBe('wrongPin');
  });

  test('rejects a wrong PIN even if the decrypted bytes begin like ASN.1', () => {
    const forgeError = new Error('Only 8, 16, 24, or 32 bits supported: 232');
    const decrypt = jest.spyOn(forge.pkcs12, 'pkcs12FromAsn1').mockImplementation(() => {
      throw forgeError;
    });
    expect(problemOf(bytes, 'pin-2027')).toBe('wrongPin');
    decrypt.mockRestore();
  });

  test.each([
    ['cut short', bytes.slice(0, -40)],
    ['with something behind', Uint8Array.from([...bytes, 0, 0])],
    ['a changed certificate', spoiled(encrypted, 0.15)],
    ['a changed certificate, 3DES and RC2', spoiled(legacy, 0.15)],
    ['a changed key', spoiled(encrypted, 0.8)],
    ['a changed integrity check', spoiled(encrypted, 0.975)],
  ])('rejects a damaged file with the right PIN: %s', (_name, container) => {
    expect(problemOf(container)).toBe('damaged');
  });

  const ROUNDS = integer(2_000_000_000);
  const change = (node: ReturnType<typeof make>, path: number[], value: typeof node) => {
    put(node, path, value);
    return node;
  };

  test.each([
    ['bytes that are not ASN.1', 'damaged', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
    ['no bytes', 'damaged', new Uint8Array(0)],
    ['a container without a private key', 'noKey', bytesOf(make({ key: null }))],
    ['a key without a certificate', 'noCertificate', bytesOf(make({ certificates: [] }))],
    [
      'a key with the certificate of another',
      'noCertificate',
      bytesOf(make({ certificates: [makeCertificate(makeKeys())] })),
    ],
    ['a key that is not RSA', 'notRsa', bytesOf(makeBare('keyBag', makeCurveKey()))],
    [
      'an unknown encryption',
      'unsupported',
      bytesOf(makeBare('pkcs8ShroudedKeyBag', change(shroud(key), [0, 0], oid('1.2.3.4')))),
    ],
    ['too many rounds for the user to wait for', 'tooManyRounds', bytesOf(change(make(), [2, 2], ROUNDS))],
    [
      'too many rounds of the key',
      'tooManyRounds',
      bytesOf(makeBare('pkcs8ShroudedKeyBag', change(shroud(key), [0, 1, 0, 1, 1], ROUNDS))),
    ],
  ])('rejects %s', (_, problem, content) => {
    expect(problemOf(content)).toBe(problem);
  });

  test.each<Algorithm>(['aes256', '3des'])('reports the progress of many rounds up to 1: %s', (algorithm) => {
    const plain = make({ algorithm, rounds: 10_000 });
    const slow = bytesOf(encryptCertificates(plain, PIN, algorithm === '3des' ? 'rc2-40' : 'aes256'));
    const shares: number[] = [];
    openContainer(slow, PIN, (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.2);
    expect(shares.at(-1)).toBeGreaterThan(0.8);
    expect(shares.filter((share) => share === 1).length).toBeLessThan(3);
  });
});
