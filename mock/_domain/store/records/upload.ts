/** Record of an uploaded file. */
import type { StoredFile } from '../../../../src/contract';

export interface Upload extends StoredFile {
  /** A visitor, or an account where it was uploaded with a session. */
  owner: string;
  expiresAt: number;
  content?: Buffer;
}
