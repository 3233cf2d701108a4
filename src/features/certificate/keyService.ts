/** A vendor's local key service in place of the file: docs/certificates.md. */
import { MINUTE } from '@/constants';
import { isBase64 } from '@/utils/base64';
import { isAbort } from '@/utils/http/httpErrors';
import { CertificateError } from './certificateError';
import type { Signer } from './signer';

/**
 * What a vendor registers as `window.portalKeyService`: the holder of a certificate whose key never enters the page.
 * The service asks for the PIN itself. A rejection named AbortError means that the person canceled.
 */
export interface KeyService {
  /** Shown to the person: the name of the token or of its vendor. */
  readonly name: string;
  /** Base64 DER of the certificate to use. */
  certificate(): Promise<string>;
  /** Signature over the bytes of a base64 challenge (RSASSA-PKCS1-v1_5 with SHA-256), base64. */
  sign(challenge: string): Promise<string>;
}

declare global {
  interface Window {
    portalKeyService?: KeyService;
  }
}

/** Event on window that tells of a service registered, or withdrawn, after the page was loaded. */
export const KEY_SERVICE_EVENT = 'portalkeyservice';
/** How long a person may take over the service's own questions (ms). */
const ANSWER_TIMEOUT = 3 * MINUTE;
/** Longest answer of a service, in characters. */
const ANSWER_MAX = 32 * 1024;

/** The registered service, or null where there is none or it lacks one of its parts. */
export function findKeyService(): KeyService | null {
  const given: Partial<KeyService> | undefined = window.portalKeyService;
  if (typeof given !== 'object' || given === null) return null;
  const { name, certificate, sign } = given;
  const complete =
    typeof name === 'string' &&
    name.trim() !== '' &&
    typeof certificate === 'function' &&
    typeof sign === 'function';
  return complete ? (given as KeyService) : null;
}

/** Calls back when a service is registered or withdrawn. Returns a function that stops it. */
export function watchKeyService(listener: () => void): () => void {
  window.addEventListener(KEY_SERVICE_EVENT, listener);
  return () => window.removeEventListener(KEY_SERVICE_EVENT, listener);
}

/** An answer of the service: base64, line breaks left out. Rejects with `canceled`, `serviceSilent` or `service`. */
async function readAnswer(work: () => Promise<string>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CertificateError('serviceSilent')), ANSWER_TIMEOUT);
  });
  try {
    const answer = String(await Promise.race([work(), timeout])).replace(/\s+/g, '');
    if (isBase64(answer) && answer.length <= ANSWER_MAX) return answer;
  } catch (cause) {
    if (cause instanceof CertificateError) throw cause;
    throw new CertificateError(isAbort(cause) ? 'canceled' : 'service', { cause });
  } finally {
    clearTimeout(timer);
  }
  throw new CertificateError('service');
}

/** The service as a signer. Rejects with CertificateError. */
export async function createServiceSigner(service: KeyService): Promise<Signer> {
  return {
    certificate: await readAnswer(async () => service.certificate()),
    sign: (challenge) => readAnswer(async () => service.sign(challenge)),
  };
}
