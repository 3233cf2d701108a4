/** Requests of QR sign-in, with their responses as events of the state machine. They never reject. */
import { LOGIN_CHANNEL, QR_LIFETIME } from '@/constants';
import type { LoginChannels } from '@/contract';
import { isOnline } from '@/services/portal';
import { getQRCode, getUuid } from '@/services/qr';
import { getRedirect, login } from '@/services/signIn';
import { errorFromException, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { getCurrentQuery } from '@/utils/routing/currentAddress';
import { timeUntil } from '@/utils/serverClock';
import type { QrEvent, QrPollResult } from './qrReducer';

/**
 * Maximum length of the content, in UTF-16 units: with three bytes each it still fits the largest QR code (ISO/IEC
 * 18004, level M).
 */
const CONTENT_MAX = 700;

/** Requests a new code and its content. Returns 'notIssued' also if the content does not fit a QR code. */
export async function fetchQrCode(): Promise<QrEvent> {
  try {
    const uuid = await getUuid();
    const { content, expiresAt } = await getQRCode(uuid);
    if (content === '' || content.length > CONTENT_MAX) return { type: 'notIssued' };
    const endsAt = Date.now() + timeUntil(expiresAt, QR_LIFETIME);
    return { type: 'issued', code: { uuid, content, endsAt } };
  } catch (error) {
    warn(error);
    return { type: 'notIssued' };
  }
}

function toQrAnswer(data: LoginChannels[3]['data']): QrPollResult {
  if ('redirectUrl' in data) return { type: 'confirmed', result: data };
  const { state, name = '' } = data;
  return state === 'scanned' ? { type: state, name } : { type: state };
}

function toQrProblem(thrown: unknown): QrPollResult {
  if (isRefusedFor(thrown, 'WAITING')) return { type: 'waiting' };
  // A code unknown to the server counts as expired, because a new one helps.
  if (isRefusedFor(thrown, 'QR_UNKNOWN')) return { type: 'expired' };
  warn(thrown);
  const error = errorFromException(thrown);
  if (error.kind === 'refused') return { type: 'failed', error };
  return { type: 'interrupted', retryAfter: error.retryAfter };
}

/** Requests the state of a code. A request without a response, such as a network error, counts as an interruption. */
export async function fetchQrStatus(uuid: string, signal: AbortSignal): Promise<QrPollResult> {
  try {
    // Without a notification, which would appear every other second: the panel shows the state.
    return toQrAnswer(await login(LOGIN_CHANNEL.qr, { uuid }, { signal, quiet: true }));
  } catch (error) {
    return toQrProblem(error);
  }
}

/** Resolves with 'confirmed' if a session exists, with `ended` if not, and with an interruption if the check fails. */
async function recoverSession(ended: QrPollResult): Promise<QrPollResult> {
  try {
    if (!(await isOnline())) return ended;
    const redirectUrl = await getRedirect(getCurrentQuery());
    return { type: 'confirmed', result: { redirectUrl } };
  } catch (error) {
    warn(error);
    return { type: 'interrupted' };
  }
}

/**
 * Wraps `ask`. The server reports a confirmation only once. If a code expires right after a failed call, that call
 * may have missed the confirmation: then the session decides, so that no user is signed in unknowingly.
 */
export function withSessionRecovery(
  ask: (signal: AbortSignal) => Promise<QrPollResult>,
): (signal: AbortSignal) => Promise<QrPollResult> {
  let missedResponse = false;
  return async (signal) => {
    const result = await ask(signal);
    if (result.type === 'expired' && missedResponse) return recoverSession(result);
    missedResponse = result.type === 'interrupted';
    return result;
  };
}
