/** Record of an uploaded file. */
import type { StoredFile } from '../../../../src/contract';

/** A file that no form has used yet. */
export interface Upload extends StoredFile {
  /** The visitor, or the account if it was uploaded with a session. */
  owner: string;
  expiresAt: number;
  content?: Buffer;
}
