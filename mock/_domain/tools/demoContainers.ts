/** PKCS#12 containers (RFC 7292) of the demo certificates. Each is created once per process, at its first use. */
import forge from 'node-forge';
import { getAuthority, getSubjectKeys, issueCertificate } from '../checks/certificateAuthority';
import { type DemoCertificate, demoCertificates } from '../checks/demoCertificates';
import { Download } from '../http/responses';
import { type Lang, type MessageKey, translate } from '../lib/messages';
import { oncePerProcess } from '../lib/oncePerProcess';
import { encryptCertificates } from '../lib/pkcs12';
import { getFound } from '../lib/refusals';

const { asn1, pkcs12 } = forge;

/** The PIN of all demo containers. */
export const DEMO_PIN = 'pin-2026';

/** Lists the demo certificates with a description in the language of the reader. */
export function listDemoCertificates(lang: Lang) {
  return demoCertificates.map(({ name }) => ({
    name,
    file: fileOf(name),
    about: translate(lang, `certificate.${name}` as MessageKey),
  }));
}

/** Returns a container as a download. Throws a 404 for an unknown name. */
export function downloadDemoCertificate(name: string): Download {
  const demo = getFound(demoCertificates.find((one) => one.name === name));
  const container = oncePerProcess(`container.${name}`, () => pack(demo));
  return new Download(fileOf(name), 'application/x-pkcs12', container);
}

const fileOf = (name: string) => `${name}.p12`;

/**
 * Builds a container with AES-256; a `legacy` one as older Windows versions do, with the issuer's
 * certificate.
 */
function pack(demo: DemoCertificate): Buffer {
  const certificate = issueCertificate(demo);
  const chain = demo.legacy ? [certificate, getAuthority().certificate] : [certificate];
  const algorithm = demo.legacy ? '3des' : 'aes256';
  const options = { algorithm, friendlyName: demo.name } as const;
  const plain = pkcs12.toPkcs12Asn1(getSubjectKeys().privateKey, chain, DEMO_PIN, options);
  const pfx = encryptCertificates(plain, DEMO_PIN, demo.legacy ? 'rc2-40' : 'aes256');
  return Buffer.from(asn1.toDer(pfx).getBytes(), 'binary');
}
