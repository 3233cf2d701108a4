/** Uploads. */
import type { SomeEndpoints } from './endpoint';
import { storedFile } from './shared';

export const filesEndpoints = {
  uploadFile: { call: 'POST /anonApi/component/v1/file', data: storedFile },
  uploadOwnFile: { call: 'POST /authApi/component/v1/file', data: storedFile },
} satisfies SomeEndpoints;
