/** Requests of signing in by QR code. */
import * as v from 'valibot';
import type { qrEndpoints } from '../qr';
import { lookup } from './fields';
import type { RequestsFor } from './request';

export const qrRequests = {
  getUuid: { summary: 'Creates a QR code for this visitor and returns its id.' },
  getQRCode: {
    summary: 'Reads the content of a QR code and when it ends.',
    query: v.object({ uuid: lookup }),
    refusals: ['QR_UNKNOWN'],
  },
} satisfies RequestsFor<typeof qrEndpoints>;
