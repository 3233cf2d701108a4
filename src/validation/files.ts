/** What a file may be, as the upload field checks it before it is sent and the server after. */
import { FILE_BYTES_MAX } from '../constants';
import { detectFileType } from './fileType';

/** What is wrong with a file, by the name of its subCode. */
type FileProblem = 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_TYPE';

/** What is wrong with a file of `size` bytes that begins with `head` (SIGNATURE_BYTES of it), or null. */
export function checkUpload(size: number, head: Uint8Array): FileProblem | null {
  if (size === 0) return 'FILE_EMPTY';
  if (size > FILE_BYTES_MAX) return 'FILE_TOO_LARGE';
  return detectFileType(head) === null ? 'FILE_TYPE' : null;
}
