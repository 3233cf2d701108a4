/** Signing in by QR code. The page says itself what is wrong: both are quiet. */
import type { Data } from '@/contract';
import { qrEndpoints } from '@/contract/qr';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(qrEndpoints);

/** A fresh id for signing in by QR code. */
export const getUuid = (): Promise<string> => call('getUuid', { quiet: true, single: true });

/** What the QR code of this id says, and when it ends. */
export const getQRCode = (uuid: string): Promise<Data<'getQRCode'>> =>
  call('getQRCode', { query: { uuid }, quiet: true });
