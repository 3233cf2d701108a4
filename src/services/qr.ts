/** Signing in by QR code. The page shows errors: both calls are quiet. */
import { qrEndpoints } from '@/contract/qr';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(qrEndpoints);

/** Resolves with a fresh id for signing in by QR code. */
export const getUuid = () => call('getUuid', { quiet: true, single: true });

/** Resolves with the content of the QR code with this id, and its expiry. */
export const getQRCode = (uuid: string) => call('getQRCode', { query: { uuid }, quiet: true });
