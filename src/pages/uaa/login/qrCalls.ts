/** The calls behind the QR code, their answers read as events of its state machine. They never reject. */
import { LOGIN_CHANNEL, QR_LIFETIME } from '@/constants';
import type { Envelope, Instant, LoginChannels } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { getQRCode, getUuid } from '@/services/qr';
import { login } from '@/services/signIn';
import { isWaiting } from '@/utils/http/envelope';
import { refusalOf } from '@/utils/http/failure';
import { HttpError, warn } from '@/utils/http/httpErrors';
import { timeUntil } from '@/utils/serverClock';
import type { QrEvent, QrPollResult } from './qrReducer';

/** Longest content drawn, in UTF-16 units: three bytes each still fit the largest code (ISO/IEC 18004, level M). */
const CONTENT_MAX = 700;

/** When a code just issued ends, by this device's clock: at most QR_LIFETIME from `now`, whatever the server says. */
export const toQrExpiry = (expiresAt: Instant, now: number): number =>
  now + timeUntil(expiresAt, QR_LIFETIME);

/** Asks for a code and what it says. */
export async function fetchQrCode(): Promise<QrEvent> {
  try {
    const uuid = await getUuid();
    if (typeof uuid !== 'string') return { type: 'failed', failure: null };
    const { content, expiresAt } = (await getQRCode(uuid)) || { content: '', expiresAt: '' };
    const drawable = typeof content === 'string' && content !== '' && content.length <= CONTENT_MAX;
    if (!drawable) return { type: 'failed', failure: null };
    return { type: 'issued', code: { uuid, content, endsAt: toQrExpiry(expiresAt, Date.now()) } };
  } catch (error) {
    warn(error);
    return { type: 'failed', failure: null };
  }
}

function toQrRefusal(envelope: Envelope): QrPollResult {
  if (isWaiting(envelope)) return { type: 'waiting' };
  // A code the server no longer knows is as good as ended: another one helps.
  if (envelope.subCode === subCodes.QR_UNKNOWN) return { type: 'expired' };
  return { type: 'failed', failure: refusalOf(envelope) };
}

function toQrAnswer(data: LoginChannels[3]['data'] | true): QrPollResult {
  if (data === true) return { type: 'interrupted' };
  if ('redirectUrl' in data) return { type: 'confirmed', result: data };
  const { state, name } = data;
  if (state === 'scanned') return { type: state, name: typeof name === 'string' ? name : '' };
  return state === 'cancelled' || state === 'expired' ? { type: state } : { type: 'interrupted' };
}

/** Asks how a code stands. What is no answer, the network's absence included, is an interruption. */
export async function fetchQrStatus(uuid: string, signal: AbortSignal): Promise<QrPollResult> {
  let refusal: QrPollResult = { type: 'interrupted' };
  const onFailure = (envelope: Envelope) => {
    refusal = toQrRefusal(envelope);
  };
  try {
    // Quiet: the panel says itself how the code stands, and a notice every other second would be a plague.
    const data = await login(LOGIN_CHANNEL.qr, { uuid }, onFailure, { signal, quiet: true });
    return data === false ? refusal : toQrAnswer(data);
  } catch (error) {
    warn(error);
    return { type: 'interrupted', retryAfter: error instanceof HttpError ? error.retryAfter : undefined };
  }
}
