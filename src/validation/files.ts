/** Rules of files, for the upload field before sending and for the server. */
import { FILE_BYTES_MAX } from '../constants';
import { detectFileType } from './fileType';

/** Problems of a file, with the names of their subCodes. */
type FileProblem = 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_TYPE';

/** Checks a file of `size` bytes that begins with `head` (SIGNATURE_BYTES of it). */
export function checkUpload(size: number, head: Uint8Array): FileProblem | null {
  if (size === 0) return 'FILE_EMPTY';
  if (size > FILE_BYTES_MAX) return 'FILE_TOO_LARGE';
  return detectFileType(head) === null ? 'FILE_TYPE' : null;
}
