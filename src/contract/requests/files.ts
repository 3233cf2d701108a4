/** Requests of uploads. */
import {
  FILE_BYTES_MAX,
  UPLOADS_BYTES_MAX,
  UPLOADS_BYTES_OF_ADDRESS,
  UPLOADS_MAX,
  UPLOADS_OF_ADDRESS,
} from '../../constants';
import type { filesEndpoints } from '../files';
import type { RequestsFor } from './request';

const toMegabytes = (bytes: number): string => `${bytes / 2 ** 20} MB`;

const shared = {
  isUpload: true,
  fieldRefusals: { file: ['FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE', 'UPLOADS_FULL'] },
  limits: `A file has at most ${toMegabytes(FILE_BYTES_MAX)}. ${UPLOADS_MAX} files or ${toMegabytes(UPLOADS_BYTES_MAX)} of a visitor or an account may wait for a form (UPLOADS_FULL), ${UPLOADS_OF_ADDRESS} files or ${toMegabytes(UPLOADS_BYTES_OF_ADDRESS)} of a network address (429).`,
} as const;

export const filesRequests = {
  uploadFile: {
    summary: "Stores a file as this visitor's own for 2 hours, or until a form takes it.",
    ...shared,
  },
  uploadOwnFile: {
    summary: "Stores a file as the account's own for 2 hours, or until a form takes it.",
    ...shared,
  },
} satisfies RequestsFor<typeof filesEndpoints>;
