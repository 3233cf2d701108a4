/** Uploads, one file a call. */
import { UPLOAD_TIMEOUT } from '@/constants';
import type { Envelope, StoredFile } from '@/contract';
import { call } from '@/utils/http/request';

export interface Upload {
  file: File;
  onFailure: (envelope: Envelope) => void;
  /** Hears which share of the file has gone out, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one file and answers what the server keeps of it; false where it was refused, true where that is unknown. */
export type SendFile = (upload: Upload) => Promise<StoredFile | boolean>;

function part(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

/** A visitor's file. */
export const uploadFile: SendFile = ({ file, ...how }) =>
  call('uploadFile', { body: part(file), timeout: UPLOAD_TIMEOUT, ...how });

/** A signed-in person's file. */
export const uploadOwnFile: SendFile = ({ file, ...how }) =>
  call('uploadOwnFile', { body: part(file), timeout: UPLOAD_TIMEOUT, ...how });
