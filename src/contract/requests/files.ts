/** Requests of uploads. */
import type { filesEndpoints } from '../files';
import type { RequestsFor } from './request';

export const filesRequests = {
  uploadFile: {
    summary: "Stores a file as this visitor's own for 2 hours, or until a form takes it.",
    isUpload: true,
  },
  uploadOwnFile: {
    summary: "Stores a file as the account's own for 2 hours, or until a form takes it.",
    isUpload: true,
  },
} satisfies RequestsFor<typeof filesEndpoints>;
