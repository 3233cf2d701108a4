/** Uploads. */
import { anyData, type SomeEndpoints } from './endpoint';

export const filesEndpoints = {
  uploadFile: { call: 'POST /anonApi/component/v1/file', data: anyData<'uploadFile'>() },
  uploadOwnFile: { call: 'POST /authApi/component/v1/file', data: anyData<'uploadOwnFile'>() },
} satisfies SomeEndpoints;
