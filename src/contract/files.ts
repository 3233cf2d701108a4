/** Uploads: multipart, one file per request; forms send the ids. */
import type * as v from 'valibot';
import type { EndpointRows } from './endpoint';
import { storedFile } from './shared';

export type StoredFile = v.InferOutput<typeof storedFile>;

export const filesEndpoints = {
  uploadFile: { call: 'POST /anonApi/component/v1/file', data: storedFile },
  uploadOwnFile: { call: 'POST /authApi/component/v1/file', data: storedFile },
} satisfies EndpointRows;
