import type { ApiError } from '@/utils/http/ApiError';

/** Whether a form was refused because the server no longer has a file it names (FILE_UNKNOWN). */
export const isFileUnknown = ({ fields }: ApiError): boolean => fields.files === 'FILE_UNKNOWN';
