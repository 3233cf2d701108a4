/** Who answers a challenge: a certificate, and the key that signs for it. */
import { SECOND } from '@/constants';
import { fromBase64, toBase64 } from '@/utils/base64';
import { CertificateError } from './certificateError';
import { readCertificateFile } from './certificateFile';
import type { CertificateFacts, OpenedContainer } from './pkcs12';

export interface Signer {
  /** Base64 DER. */
  certificate: string;
  /** Signature over the challenge's bytes (RSASSA-PKCS1-v1_5 with SHA-256); both base64. */
  sign: (challenge: string) => Promise<string>;
  /** What the certificate says of itself, where the page can read it. */
  facts?: CertificateFacts;
}

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
/** Long enough for the page to show that it is busy, before the container takes the thread. */
const PAINT = 0.03 * SECOND;

/** Loads what opens a container. Worth calling as soon as a file is chosen. Rejects with `notLoaded`. */
export function loadPkcs12(): Promise<typeof import('./pkcs12')> {
  return import('./pkcs12').catch((cause: unknown) => {
    throw new CertificateError('notLoaded', { cause });
  });
}

/** The key for signing alone: from here on nobody can read it, this page included. */
async function importKey(pkcs8: OpenedContainer['pkcs8']): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, false, ['sign']);
  } catch (cause) {
    throw new CertificateError('unsupported', { cause });
  } finally {
    pkcs8.fill(0);
  }
}

/** Opens a PKCS#12 file with its PIN, in this page. Rejects with CertificateError. */
export async function openSignerFromFile(file: File, pin: string): Promise<Signer> {
  // Browsers keep WebCrypto from pages that came without TLS.
  if (!globalThis.crypto?.subtle) throw new CertificateError('insecure');
  const bytes = await readCertificateFile(file);
  const { openContainer } = await loadPkcs12();
  await new Promise((resolve) => setTimeout(resolve, PAINT));
  const { certificate, pkcs8, facts } = openContainer(bytes, pin);
  const key = await importKey(pkcs8);
  return {
    certificate,
    facts,
    sign: async (challenge) =>
      toBase64(new Uint8Array(await crypto.subtle.sign(ALGORITHM, key, fromBase64(challenge)))),
  };
}
