import { subCodes } from '@/contract/subCodes';
import type { Failure } from '@/utils/http/failure';

/** Whether a form was refused because the server no longer has a file it names. */
export const isFileUnknown = (failure: Failure): boolean =>
  'fields' in failure && failure.fields?.files === subCodes.FILE_UNKNOWN;
