/** What can be said of a certificate file before its PIN is known. */
import { CERTIFICATE_BYTES_MAX } from '@/constants';
import { CertificateError, type CertificateProblem } from './certificateError';

/** Bytes enough for the tag and length of the outer sequence, and the version. */
const HEAD_BYTES = 16;
const SEQUENCE = 0x30;
/** INTEGER 3: every PKCS#12 container says version 3 first (RFC 7292, 4). */
const VERSION = [0x02, 0x01, 0x03];

/** Bytes the length of an ASN.1 value takes, by the first of them (X.690, 8.1.3). */
const countLengthBytes = (first: number): number => (first > 0x80 ? 1 + (first & 0x7f) : 1);

/** Whether the bytes begin as a PKCS#12 container does, whatever the file is called. */
export function isPkcs12(head: Uint8Array): boolean {
  if (head[0] !== SEQUENCE) return false;
  const start = 1 + countLengthBytes(head[1] ?? 0);
  return VERSION.every((byte, at) => head[start + at] === byte);
}

/** The bytes of a file or part of one. Rejects with `unreadable` where it has gone or may not be read. */
async function readBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new CertificateError('unreadable', { cause });
  }
}

/** What is wrong with a file at first sight, or null. Too large a file is not read. */
export async function checkCertificateFile(file: File): Promise<CertificateProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > CERTIFICATE_BYTES_MAX) return 'tooLarge';
  return isPkcs12(await readBytes(file.slice(0, HEAD_BYTES))) ? null : 'notContainer';
}

/** The content of a file that passes checkCertificateFile. Rejects with CertificateError. */
export async function readCertificateFile(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const problem = await checkCertificateFile(file);
  if (problem) throw new CertificateError(problem);
  return readBytes(file);
}
