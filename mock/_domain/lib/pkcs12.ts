/** Encrypts the certificates of a PKCS#12 container. node-forge encrypts only the key. */
import forge from 'node-forge';

const { asn1, hmac, md, pkcs12, pki, random, rc2, util } = forge;
const { Class, Type } = asn1;

type Node = forge.asn1.Asn1;
/** The two ciphers of the demo containers: the one of older Windows versions, and a current one. */
type Cipher = 'rc2-40' | 'aes256';

const SALT_BYTES = 8;
const ROUNDS = 2048;
/** The purposes of a derived value (RFC 7292, appendix B.3). */
const FOR_KEY = 1;
const FOR_IV = 2;
const FOR_MAC = 3;

const sequence = (...items: Node[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, items);
const octets = (bytes: string) => asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes);
const oid = (name: string) =>
  asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(pki.oids[name] as string).getBytes());
const integer = (value: number) =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(value).getBytes());
const tagged = (...items: Node[]) => asn1.create(Class.CONTEXT_SPECIFIC, Type.NONE, true, items);
const derOf = (node: Node) => asn1.toDer(node).getBytes();

const child = (node: Node, index: number) => (node.value as Node[])[index] as Node;
/** Returns the bytes in a ContentInfo of type data. */
const dataOf = (contentInfo: Node) => child(child(contentInfo, 1), 0).value as string;
const dataInfo = (bytes: string) => sequence(oid('data'), tagged(octets(bytes)));

/** Encrypts the certificates of the container `pfx` by `pin`, with a new checksum (RFC 7292, section 4). */
export function encryptCertificates(pfx: Node, pin: string, cipher: Cipher): Node {
  const [version, authSafe] = pfx.value as [Node, Node];
  const [certificates, key] = asn1.fromDer(dataOf(authSafe)).value as [Node, Node];
  const safe = derOf(sequence(encryptedInfo(dataOf(certificates), pin, cipher), key));
  return sequence(version, dataInfo(safe), macOf(safe, pin));
}

/** Builds an EncryptedData (RFC 2315, section 13). */
function encryptedInfo(bytes: string, pin: string, cipher: Cipher): Node {
  const [algorithm, encrypted] = cipher === 'rc2-40' ? rc2With40Bits(bytes, pin) : aes256(bytes, pin);
  const content = asn1.create(Class.CONTEXT_SPECIFIC, Type.NONE, false, encrypted);
  const info = sequence(oid('data'), algorithm, content);
  return sequence(oid('encryptedData'), tagged(sequence(integer(0), info)));
}

/** Encrypts by PBES2 with AES-256. node-forge's function is for private keys, but takes any ASN.1. */
function aes256(bytes: string, pin: string): [algorithm: Node, encrypted: string] {
  const encrypted = pki.encryptPrivateKeyInfo(asn1.fromDer(bytes), pin, { algorithm: 'aes256' });
  return [child(encrypted, 0), child(encrypted, 1).value as string];
}

/** Encrypts by pbeWithSHAAnd40BitRC2-CBC (RFC 7292, appendix C). */
function rc2With40Bits(bytes: string, pin: string): [algorithm: Node, encrypted: string] {
  const salt = random.getBytesSync(SALT_BYTES);
  const cipher = rc2.createEncryptionCipher(derive(pin, salt, FOR_KEY, 5), 40);
  cipher.start(derive(pin, salt, FOR_IV, 8));
  cipher.update(util.createBuffer(bytes));
  cipher.finish();
  const parameters = sequence(octets(salt), integer(ROUNDS));
  return [sequence(oid('pbewithSHAAnd40BitRC2-CBC'), parameters), cipher.output.getBytes()];
}

function macOf(bytes: string, pin: string): Node {
  const salt = random.getBytesSync(SALT_BYTES);
  const mac = hmac.create();
  mac.start(md.sha1.create(), derive(pin, salt, FOR_MAC, 20));
  mac.update(bytes);
  const none = asn1.create(Class.UNIVERSAL, Type.NULL, false, '');
  const digest = sequence(sequence(oid('sha1'), none), octets(mac.getMac().getBytes()));
  return sequence(digest, octets(salt), integer(ROUNDS));
}

function derive(pin: string, salt: string, purpose: number, bytes: number): forge.util.ByteBuffer {
  return pkcs12.generateKey(pin, util.createBuffer(salt), purpose, ROUNDS, bytes);
}
