/** Uploads, one file per call. */

import { UPLOAD_TIMEOUT } from '@/constants';
import type { StoredFile } from '@/contract';
import { filesEndpoints } from '@/contract/files';
import { createCaller } from '@/utils/http/callApi';
import { sendWithProgress } from '@/utils/http/upload';

const call = createCaller(filesEndpoints);

interface Upload {
  file: File;
  /** Receives the share of the file that is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one file. Resolves with its record on the server. */
export type SendFile = (upload: Upload) => Promise<StoredFile>;

function toInput({ file, onProgress, signal }: Upload) {
  const body = new FormData();
  body.append('file', file, file.name);
  return { body, timeout: UPLOAD_TIMEOUT, signal, sendForm: onProgress && sendWithProgress(onProgress) };
}

/** Uploads a visitor's file. */
export const uploadFile: SendFile = (upload) => call('uploadFile', toInput(upload));

/** Uploads a signed-in user's file. */
export const uploadOwnFile: SendFile = (upload) => call('uploadOwnFile', toInput(upload));
