/** Uploads, one file a call. */

import { UPLOAD_TIMEOUT } from '@/constants';
import type { StoredFile } from '@/contract';
import { filesEndpoints } from '@/contract/files';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(filesEndpoints);

interface Upload {
  file: File;
  /** Hears which share of the file has gone out, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one file and answers what the server keeps of it. */
export type SendFile = (upload: Upload) => Promise<StoredFile>;

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
