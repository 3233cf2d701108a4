/** Self-signed certificates for tests. */
import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import { DAY } from '../../../../src/constants';

/** Creates a key and a self-signed certificate for this machine, as PEM; valid for a day. */
export function makeCertificate(): { certificate: string; key: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const signer = forge.pki.privateKeyFromPem(key);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(signer.n, signer.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - DAY);
  certificate.validity.notAfter = new Date(Date.now() + DAY);
  const name = [{ name: 'commonName', value: 'localhost' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(signer, forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key };
}
