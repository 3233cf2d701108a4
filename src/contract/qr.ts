/** Sign-in by QR code. */
import * as v from 'valibot';
import type { EndpointRows } from './endpoint';

export const qrEndpoints = {
  getUuid: { call: 'GET /anonApi/uaa/v1/getUuid', data: v.string() },
  getQRCode: {
    call: 'GET /anonApi/uaa/v1/getQRCode',
    // The specification does not define the response: the text of the code is enough, which then expires after
    // QR_LIFETIME. The content is opaque, and the page renders it.
    data: v.union([
      v.pipe(
        v.string(),
        v.transform((content) => ({ content, expiresAt: '' })),
      ),
      v.object({ content: v.string(), expiresAt: v.optional(v.string(), '') }),
    ]),
  },
} satisfies EndpointRows;
