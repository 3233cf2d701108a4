import type { ApiError } from '@/utils/http/ApiError';

/** Whether a form was refused because a file no longer exists on the server (FILE_UNKNOWN). */
export const isFileUnknown = ({ fields }: ApiError): boolean => fields.files === 'FILE_UNKNOWN';
