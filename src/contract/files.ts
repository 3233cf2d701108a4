/** Contract of uploads: multipart, one file a call; forms carry the ids. */

export interface StoredFile {
  id: string;
  /** As it was called on the device. */
  name: string;
  /** Read from the content: image/jpeg, image/png or application/pdf. */
  type: string;
  /** Bytes. */
  size: number;
}

export interface FilesContract {
  /** The visitor's own, for 24 hours or until a form takes it. */
  uploadFile: { body: FormData; data: StoredFile };
  /** The same, the account's own. */
  uploadOwnFile: { body: FormData; data: StoredFile };
}
