/** A vendor's local key service as an alternative to a file: docs/certificates.md. */
import { MINUTE } from '@/constants';
import { isBase64 } from '@/utils/base64';
import { isAbort } from '@/utils/http/httpErrors';
import { CertificateError } from './certificateError';
import type { Signer } from './signer';

/**
 * The object that a vendor registers as `window.portalKeyService`. It holds a certificate whose key never enters the
 * page, and asks for the PIN itself. A rejection named AbortError means that the user canceled.
 */
export interface KeyService {
  /** Displayed name of the token or its vendor. */
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

/** Event on window: a service was registered or withdrawn after the page was loaded. */
export const KEY_SERVICE_EVENT = 'portalkeyservice';
/** Time limit for the service's own dialogs (ms). */
const ANSWER_TIMEOUT = 3 * MINUTE;
/** Maximum length of a service's response, in characters. */
const ANSWER_MAX = 32 * 1024;

/** Returns the registered service, or null if it is missing or incomplete. */
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

/** Calls the listener when a service is registered or withdrawn. Returns a function that removes it. */
export function watchKeyService(listener: () => void): () => void {
  window.addEventListener(KEY_SERVICE_EVENT, listener);
  return () => window.removeEventListener(KEY_SERVICE_EVENT, listener);
}

/**
 * Reads a response of the service: base64, without line breaks. Rejects with `canceled`, `serviceSilent` or
 * `service`.
 */
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

/** Creates a signer that uses the service. Rejects with CertificateError. */
export async function createServiceSigner(service: KeyService): Promise<Signer> {
  return {
    certificate: await readAnswer(async () => service.certificate()),
    sign: (challenge) => readAnswer(async () => service.sign(challenge)),
  };
}
