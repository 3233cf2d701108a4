/** Opens a PKCS#12 container (RFC 7292): AES, and the 3DES and RC2 that Windows exports. Loads node-forge. */
import type { asn1, pkcs12, pki } from 'node-forge';
import { fromBase64 } from '@/utils/base64';
import { CertificateError } from './certificateError';
import forge, { watchRounds } from './forge';

export interface CertificateFacts {
  subject: string;
  issuer: string;
  notBefore: Date;
  notAfter: Date;
}

export interface OpenedContainer {
  /** Base64 DER of the certificate that belongs to the key. */
  certificate: string;
  /** DER of the private key (PKCS#8). */
  pkcs8: Uint8Array<ArrayBuffer>;
  facts: CertificateFacts;
}

type Bag = pkcs12.Bag & { type: string };
type Safe = { encrypted: boolean; safeBags: Bag[] };

const { oids } = forge.pki;
const PROTECTED_KEY = oids.pkcs8ShroudedKeyBag;
const KEYS = [oids.keyBag, PROTECTED_KEY];
/** Matches node-forge's errors about unknown algorithms, and none about what a wrong PIN has decrypted ("bits supported"). */
const UNSUPPORTED = /unsupported|not (?:a )?supported|mode supported/i;

function parseDer(bytes: Uint8Array<ArrayBuffer>): asn1.Asn1 {
  try {
    return forge.asn1.fromDer(forge.util.createBuffer(bytes), true);
  } catch (cause) {
    throw new CertificateError('damaged', { cause });
  }
}

const decrypt = (container: asn1.Asn1, pin: string): Safe[] =>
  forge.pkcs12.pkcs12FromAsn1(container, true, pin).safeContents as unknown as Safe[];

const getChildren = (node: asn1.Asn1 | undefined): asn1.Asn1[] =>
  Array.isArray(node?.value) ? node.value : [];

/** Whether the PIN decrypts one part of a container, without the integrity check. */
function opensPart(version: asn1.Asn1, part: asn1.Asn1, pin: string): boolean {
  const { create, Class, Type, oidToDer, toDer } = forge.asn1;
  const sequence = (...values: asn1.Asn1[]) => create(Class.UNIVERSAL, Type.SEQUENCE, true, values);
  const octets = create(Class.UNIVERSAL, Type.OCTETSTRING, false, toDer(sequence(part)).getBytes());
  const type = create(Class.UNIVERSAL, Type.OID, false, oidToDer(oids.data as string).getBytes());
  const content = create(Class.CONTEXT_SPECIFIC, 0 as asn1.Type, true, [octets]);
  try {
    const safes = decrypt(sequence(version, sequence(type, content)), pin);
    return safes.some(
      ({ encrypted, safeBags }) => encrypted || safeBags.some((bag) => bag.type === PROTECTED_KEY),
    );
  } catch {
    return false;
  }
}

/** Whether the PIN decrypts any part: then it is correct, and the rest is damaged. */
function opensAny(container: asn1.Asn1, pin: string): boolean {
  const [version, authSafe] = getChildren(container);
  const [octets] = getChildren(getChildren(authSafe)[1]);
  if (!version || typeof octets?.value !== 'string') return false;
  try {
    const parts = getChildren(forge.asn1.fromDer(octets.value, true));
    return parts.some((part) => opensPart(version, part, pin));
  } catch {
    return false;
  }
}

/** Returns all bags of the container. Throws CertificateError: a wrong PIN and damage both fail the integrity check. */
function readBags(container: asn1.Asn1, pin: string): Bag[] {
  try {
    return decrypt(container, pin).flatMap(({ safeBags }) => safeBags);
  } catch (cause) {
    if (cause instanceof CertificateError) throw cause;
    if (UNSUPPORTED.test(String(cause))) throw new CertificateError('unsupported', { cause });
    throw new CertificateError(opensAny(container, pin) ? 'damaged' : 'wrongPin', { cause });
  }
}

/** Returns a name's common name or organization. node-forge leaves UTF-8 as bytes. */
function readName(name: pki.Certificate['subject']): string {
  const field = name.getField('CN') ?? name.getField('O');
  const value = String(field?.value ?? '');
  if (field?.valueTagClass !== forge.asn1.Type.UTF8) return value;
  return new TextDecoder().decode(Uint8Array.from(value, (char) => char.charCodeAt(0)));
}

function isPair(certificate: pki.Certificate, key: pki.PrivateKey): boolean {
  const { n } = certificate.publicKey as pki.rsa.PublicKey;
  return n.equals((key as pki.rsa.PrivateKey).n);
}

const toDer64 = (node: asn1.Asn1): string => forge.util.encode64(forge.asn1.toDer(node).getBytes());

/**
 * Returns the number of rounds if the two values are a salt followed by rounds, as in the parameters of every key
 * derivation; otherwise 0.
 */
function readRounds(salt: asn1.Asn1 | undefined, rounds: asn1.Asn1): number {
  const { OCTETSTRING, INTEGER } = forge.asn1.Type;
  if (salt?.type !== OCTETSTRING || rounds.type !== INTEGER || typeof rounds.value !== 'string') return 0;
  return Number.parseInt(forge.util.bytesToHex(rounds.value), 16);
}

/** Returns the total number of rounds declared in a container, including nested structures. */
function countRounds(node: asn1.Asn1): number {
  const own = getChildren(node);
  const nested = () => {
    if (node.type !== forge.asn1.Type.OCTETSTRING || typeof node.value !== 'string') return [];
    try {
      return [forge.asn1.fromDer(node.value, true)];
    } catch {
      // Not a structure but, for example, a salt or encrypted content.
      return [];
    }
  };
  return [...own, ...nested()].reduce(
    (sum, child, at) => sum + readRounds(own[at - 1], child) + countRounds(child),
    0,
  );
}

/** Calls back with the share of completed rounds, up to 1. */
function reportShare(container: asn1.Asn1, onProgress: (share: number) => void) {
  const total = countRounds(container);
  let done = 0;
  watchRounds((rounds) => {
    done += rounds;
    onProgress(Math.min(done / total, 1));
  });
}

/**
 * Returns the first RSA key of a container and its certificate. Throws CertificateError: damaged, unsupported,
 * tooManyRounds, wrongPin, noKey, notRsa, noCertificate.
 */
export function openContainer(
  bytes: Uint8Array<ArrayBuffer>,
  pin: string,
  onProgress: (share: number) => void = () => undefined,
): OpenedContainer {
  const container = parseDer(bytes);
  reportShare(container, onProgress);
  const bags = readBags(container, pin);
  const keyBags = bags.filter(({ type }) => KEYS.includes(type));
  if (keyBags.length === 0) throw new CertificateError('noKey');
  const keys = keyBags.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) throw new CertificateError('notRsa');
  const certificates = bags.flatMap(({ cert }) => cert ?? []);
  for (const key of keys) {
    const certificate = certificates.find((one) => isPair(one, key));
    if (!certificate) continue;
    const { subject, issuer, validity } = certificate;
    return {
      certificate: toDer64(forge.pki.certificateToAsn1(certificate)),
      pkcs8: fromBase64(toDer64(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key)))),
      facts: { subject: readName(subject), issuer: readName(issuer), ...validity },
    };
  }
  throw new CertificateError('noCertificate');
}
