/** Checks of a certificate file that need no PIN. */
import { CERTIFICATE_BYTES_MAX } from '@/constants';
import { CertificateError, type CertificateProblem } from './certificateError';

/** Number of bytes that contain the tag and length of the outer sequence, and the version. */
const HEAD_BYTES = 16;
const SEQUENCE = 0x30;
/** INTEGER 3: every PKCS#12 container starts with version 3 (RFC 7292, 4). */
const VERSION = [0x02, 0x01, 0x03];

/** Returns the number of length bytes of an ASN.1 value, from the first of them (X.690, 8.1.3). */
const countLengthBytes = (first: number): number => (first > 0x80 ? 1 + (first & 0x7f) : 1);

/** Whether the bytes start like a PKCS#12 container, whatever the file name is. */
function isPkcs12(head: Uint8Array): boolean {
  if (head[0] !== SEQUENCE) return false;
  const start = 1 + countLengthBytes(head[1] ?? 0);
  return VERSION.every((byte, at) => head[start + at] === byte);
}

/** Returns the bytes of a file or a part of it. Rejects with `unreadable` if it was removed or may not be read. */
async function readBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new CertificateError('unreadable', { cause });
  }
}

/**
 * Returns the problem of a file that can be detected without opening it, or null. Does not read a file that is too
 * large.
 */
export async function checkCertificateFile(file: File): Promise<CertificateProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > CERTIFICATE_BYTES_MAX) return 'tooLarge';
  return isPkcs12(await readBytes(file.slice(0, HEAD_BYTES))) ? null : 'notContainer';
}

/** Returns the content of a file that passes checkCertificateFile. Rejects with CertificateError. */
export async function readCertificateFile(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const problem = await checkCertificateFile(file);
  if (problem) throw new CertificateError(problem);
  return readBytes(file);
}
