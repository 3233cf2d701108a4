/** Uploads. */

import { storedFile } from '../shared';
import type { SomeEndpoints } from './rows';

export const filesEndpoints = {
  uploadFile: { call: 'POST /anonApi/component/v1/file', data: storedFile },
  uploadOwnFile: { call: 'POST /authApi/component/v1/file', data: storedFile },
} satisfies SomeEndpoints;
