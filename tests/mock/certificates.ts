/** The demo certificates, and challenges that are signed with them. */
import { sign } from 'node:crypto';
import forge from 'node-forge';
import { getSubjectKeys, issueCertificate } from '../../mock/_domain/checks/certificateAuthority';
import { type DemoCertificate, demoCertificates } from '../../mock/_domain/checks/demoCertificates';
import type { Browser } from './portal';

const { asn1, pki } = forge;

/** Returns the DER of a certificate in base64. */
export const encodeCertificate = (certificate: forge.pki.Certificate): string =>
  Buffer.from(asn1.toDer(pki.certificateToAsn1(certificate)).getBytes(), 'binary').toString('base64');

/** Issues a demo certificate, with some fields changed, and returns its DER in base64. */
export function issueDemoCertificate(name: string, changes: Partial<DemoCertificate> = {}): string {
  const demo = demoCertificates.find((one) => one.name === name);
  if (!demo) throw new Error(`no certificate ${name}`);
  return encodeCertificate(issueCertificate({ ...demo, ...changes }));
}

/** Signs a fresh challenge of the browser for this certificate. */
export async function signChallenge(browser: Browser, certificate: string) {
  const { data } = await browser.call('caChallenge');
  const key = pki.privateKeyToPem(getSubjectKeys().privateKey);
  const signature = sign('sha256', Buffer.from(data.challenge, 'base64'), key).toString('base64');
  return { id: data.id, certificate, signature };
}
