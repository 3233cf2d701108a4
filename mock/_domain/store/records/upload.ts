/** Record of an uploaded file. */
import type { StoredFile } from '../../../../src/contract';

/** A file that waits for a form to use it. */
export interface Upload extends StoredFile {
  /** The visitor, or the account if it was uploaded with a session. */
  owner: string;
  expiresAt: number;
  content?: Buffer;
}
