/** PKCS#12 containers for the tests, made with node-forge. The names in them are invented. */
import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const { asn1, md, pki, pkcs12 } = forge;

export const PIN = 'pin-2026';

interface Pair {
  privateKey: forge.pki.rsa.PrivateKey;
  publicKey: forge.pki.rsa.PublicKey;
}

/** Makes an RSA key pair with node's generator, which is faster than node-forge's. */
export function makeKeys(): Pair {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const key = pki.privateKeyFromPem(privateKey);
  return { privateKey: key, publicKey: pki.setRsaPublicKey(key.n, key.e) };
}

/** Makes a self-signed certificate. */
export function makeCertificate({ privateKey, publicKey }: Pair, owner = '测试甲'): forge.pki.Certificate {
  const certificate = pki.createCertificate();
  certificate.serialNumber = '01';
  certificate.publicKey = publicKey;
  certificate.validity = { notBefore: new Date('2026-01-01'), notAfter: new Date('2027-01-01') };
  // The library's type expects a class although it takes a tag.
  const name = [{ name: 'commonName', value: owner, valueTagClass: asn1.Type.UTF8 as number }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(privateKey, md.sha256.create());
  return certificate;
}

export const bytesOf = (node: forge.asn1.Asn1): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(asn1.toDer(node).getBytes(), 'binary'));

export type Algorithm = 'aes128' | 'aes192' | 'aes256' | '3des';

interface Content {
  key: forge.pki.rsa.PrivateKey | null;
  certificates: forge.pki.Certificate[];
  pin?: string;
  algorithm?: Algorithm;
  /** Whether the container carries its own integrity check. */
  mac?: boolean;
  rounds?: number;
}

/** A container; its key is encrypted, its certificates are not. */
export function makeContainer({
  key,
  certificates,
  pin = PIN,
  algorithm = 'aes256',
  mac = true,
  rounds = 16,
}: Content) {
  const options = { algorithm, useMac: mac, count: rounds };
  // The types do not know of a container without a key, or without a certificate.
  const chain = (certificates.length > 0 ? certificates : null) as forge.pki.Certificate[];
  return pkcs12.toPkcs12Asn1(key as forge.pki.rsa.PrivateKey, chain, pin, options);
}

type Node = forge.asn1.Asn1;

const { Class, Type } = asn1;
const sequence = (...items: Node[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, items);
const tagged = (...items: Node[]) => asn1.create(Class.CONTEXT_SPECIFIC, Type.NONE, true, items);
export const oid = (dotted: string) =>
  asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(dotted).getBytes());

export const integer = (value: number): Node =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(value).getBytes());

/** A part of a structure, by its place at each depth. */
export const at = (node: Node, ...path: number[]): Node =>
  path.reduce((inner, index) => (inner.value as Node[])[index] as Node, node);

/** Puts a value in the place of the last number. */
export function put(node: Node, path: number[], value: Node): void {
  (at(node, ...path.slice(0, -1)).value as Node[])[path.at(-1) as number] = value;
}

/** A container of one bag and no integrity check. */
export function makeBare(bag: 'keyBag' | 'pkcs8ShroudedKeyBag', content: Node): Node {
  const data = (inner: Node) => {
    const octets = asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, asn1.toDer(inner).getBytes());
    return sequence(oid(pki.oids.data as string), tagged(octets));
  };
  const safe = sequence(sequence(oid(pki.oids[bag] as string), tagged(content)));
  return sequence(integer(3), data(sequence(data(safe))));
}

/** A private key that is no RSA key (PKCS#8). */
export function makeCurveKey(): Node {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return asn1.fromDer(privateKey.toString('binary'));
}

/** The key, encrypted with AES and the PIN. */
export const shroud = (key: forge.pki.rsa.PrivateKey): Node =>
  pki.encryptPrivateKeyInfo(pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key)), PIN, {
    algorithm: 'aes256',
    count: 16,
  });
