/** Signing in by QR code. */
import { anyData, type SomeEndpoints } from './endpoint';

export const qrEndpoints = {
  getUuid: { call: 'GET /anonApi/uaa/v1/getUuid', data: anyData<'getUuid'>() },
  getQRCode: { call: 'GET /anonApi/uaa/v1/getQRCode', data: anyData<'getQRCode'>() },
} satisfies SomeEndpoints;
