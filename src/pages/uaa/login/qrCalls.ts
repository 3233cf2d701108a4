/** The calls behind the QR code, their answers as events of its state machine. They never reject. */
import { LOGIN_CHANNEL, QR_LIFETIME } from '@/constants';
import type { Instant, LoginChannels } from '@/contract';
import { getQRCode, getUuid } from '@/services/qr';
import { login } from '@/services/signIn';
import { errorFromException, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { timeUntil } from '@/utils/serverClock';
import type { QrEvent, QrPollResult } from './qrReducer';

/** Longest content drawn, in UTF-16 units: three bytes each still fit the largest code (ISO/IEC 18004, level M). */
const CONTENT_MAX = 700;

/** When a code just issued ends, by this device's clock: at most QR_LIFETIME from `now`, whatever the server says. */
export const toQrExpiry = (expiresAt: Instant, now: number): number =>
  now + timeUntil(expiresAt, QR_LIFETIME);

/** Asks for a code and what it says. 'failed' also where the content does not fit a QR code. */
export async function fetchQrCode(): Promise<QrEvent> {
  try {
    const uuid = await getUuid();
    const { content, expiresAt } = await getQRCode(uuid);
    if (content === '' || content.length > CONTENT_MAX) return { type: 'failed', error: null };
    return { type: 'issued', code: { uuid, content, endsAt: toQrExpiry(expiresAt, Date.now()) } };
  } catch (error) {
    warn(error);
    return { type: 'failed', error: null };
  }
}

function toQrAnswer(data: LoginChannels[3]['data']): QrPollResult {
  if ('redirectUrl' in data) return { type: 'confirmed', result: data };
  const { state, name = '' } = data;
  return state === 'scanned' ? { type: state, name } : { type: state };
}

function toQrProblem(thrown: unknown): QrPollResult {
  if (isRefusedFor(thrown, 'WAITING')) return { type: 'waiting' };
  // A code that the server no longer knows counts as ended: another one helps.
  if (isRefusedFor(thrown, 'QR_UNKNOWN')) return { type: 'expired' };
  warn(thrown);
  const error = errorFromException(thrown);
  if (error.kind === 'refused') return { type: 'failed', error };
  return { type: 'interrupted', retryAfter: error.retryAfter };
}

/** Asks for the state of a code. A call without an answer, for want of a network for one, is an interruption. */
export async function fetchQrStatus(uuid: string, signal: AbortSignal): Promise<QrPollResult> {
  try {
    // Quiet: the panel itself says how the code stands, and there would be a notice every other second.
    return toQrAnswer(await login(LOGIN_CHANNEL.qr, { uuid }, { signal, quiet: true }));
  } catch (error) {
    return toQrProblem(error);
  }
}
