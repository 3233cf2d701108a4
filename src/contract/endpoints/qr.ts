/** Signing in by QR code. */
import * as v from 'valibot';
import type { SomeEndpoints } from './endpoint';

export const qrEndpoints = {
  getUuid: { call: 'GET /anonApi/uaa/v1/getUuid', data: v.string() },
  getQRCode: {
    call: 'GET /anonApi/uaa/v1/getQRCode',
    data: v.looseObject({ content: v.string(), expiresAt: v.string() }),
  },
} satisfies SomeEndpoints;
