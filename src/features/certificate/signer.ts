/** Signs a challenge with a certificate's key. */
import { fromBase64, toBase64 } from '@/utils/base64';
import { CertificateError } from './certificateError';
import { readCertificateFile } from './certificateFile';
import type { ContainerOpener } from './containerOpener';
import type { CertificateFacts, OpenedContainer } from './pkcs12';

export interface Signer {
  /** Base64 DER. */
  certificate: string;
  /** Signature over the challenge's bytes (RSASSA-PKCS1-v1_5 with SHA-256); both base64. */
  sign: (challenge: string) => Promise<string>;
  /** The certificate's data, if the page can read it. */
  facts?: CertificateFacts;
}

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/** Imports a key that can only sign and cannot be exported. Erases the given bytes. */
async function importKey(pkcs8: OpenedContainer['pkcs8']): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, false, ['sign']);
  } catch (cause) {
    throw new CertificateError('unsupported', { cause });
  } finally {
    pkcs8.fill(0);
  }
}

/** Creates a signer from a PKCS#12 file and its PIN. Rejects with CertificateError or the opener's errors. */
export async function openSignerFromFile(
  file: File,
  pin: string,
  opener: ContainerOpener,
  onProgress?: (share: number) => void,
): Promise<Signer> {
  // Browsers provide WebCrypto only on pages loaded over TLS.
  if (!globalThis.crypto?.subtle) throw new CertificateError('insecure');
  const { certificate, pkcs8, facts } = await opener.open(await readCertificateFile(file), pin, onProgress);
  const key = await importKey(pkcs8);
  return {
    certificate,
    facts,
    sign: async (challenge) =>
      toBase64(new Uint8Array(await crypto.subtle.sign(ALGORITHM, key, fromBase64(challenge)))),
  };
}
