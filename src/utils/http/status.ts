/** Handles statuses outside 2xx (specification, section 8) before the error is thrown. */
import { HOUR, MINUTE } from '@/constants';
import type { MessageKey } from '@/locales/zh-CN/index';
import { translate, waitForLocale } from '@/utils/i18n/locale';
import { isRecord } from '@/utils/isRecord';
import { showRequestNotice } from '@/utils/notice';
import { followAddress, goToSignIn, redirectToGuide } from '@/utils/routing/redirect';
import { sanitizeServerAddress } from '@/utils/routing/sanitizeAddress';
import { endActingRole } from '@/utils/storage/actingStore';
import { getSubCodeName } from '@/utils/subCodeNames';
import { clearCache } from './cache';
import type { ClientError, HttpError } from './httpErrors';

/** Statuses with their own text (specification, section 8). */
const statuses = [200, 201, 202, 204, 400, 401, 403, 404, 406, 410, 422, 429, 500, 502, 503, 504] as const;

interface StatusText {
  messageId: MessageKey | undefined;
  /** Values for the placeholders of the text. */
  values?: Record<string, number>;
}

/** Returns the text of a status; none for an unknown status, and for a 402 without an address. */
export function getStatusText({ status, address, retryAfter }: HttpError): StatusText {
  // With an address: the portal has refused to open it.
  if (status === 402) return { messageId: address === undefined ? undefined : 'error.redirectRefused' };
  if (status === 429 && retryAfter) {
    return retryAfter < 2 * HOUR
      ? { messageId: 'error.http.429.wait', values: { minutes: Math.ceil(retryAfter / MINUTE) } }
      : { messageId: 'error.http.429.hours', values: { hours: Math.ceil(retryAfter / HOUR) } };
  }
  const known = statuses.find((candidate) => candidate === status);
  return { messageId: known && `error.http.${known}` };
}

/** Texts for the reasons why there is no usable response. */
export const clientTexts: Record<ClientError['failure'], MessageKey> = {
  network: 'error.network',
  timeout: 'error.timeout',
  parse: 'error.parse',
  noFetch: 'error.noFetch',
};

/**
 * Handlers of statuses that redirect, or that the caller handles, such as a step-up dialog. They return true if no notice
 * is to be shown.
 */
const handlers: Record<number, (error: HttpError) => boolean> = {
  401: ({ subCode }) => {
    clearCache();
    goToSignIn(getSubCodeName(subCode) === 'SESSION_ENDED_ELSEWHERE' ? 'otherDevice' : 'ended');
    return true;
  },
  // A 402 without an address is handled like any other status.
  402: ({ address }) => address !== undefined && followAddress(address),
  403: ({ subCode, data }) => {
    const name = getSubCodeName(subCode);
    if (name === 'ACTING_ENDED') {
      // Several calls of one page are refused at once: only the first refusal ends the role.
      if (endActingRole(isRecord(data) && data.roleId)) clearCache();
      return true;
    }
    const guide = name === 'GUIDE_PENDING' ? sanitizeServerAddress(isRecord(data) && data.redirectUrl) : null;
    if (!guide?.startsWith('/')) return false;
    // Several calls of one page are refused at once: only the first refusal redirects.
    redirectToGuide(guide);
    return true;
  },
  428: () => true,
};

/** Redirects or shows the notice. `path` is the address without query; the body of the response is never shown. */
export async function handleStatus(error: HttpError, path: string, quiet: boolean) {
  if (handlers[error.status]?.(error) || quiet) return;
  await waitForLocale();
  const { status, response } = error;
  const { messageId, values } = getStatusText(error);
  showRequestNotice({
    title: translate('error.request.status', { status, url: path }),
    description: messageId ? translate(messageId, values) : response.statusText,
  });
}

/** Shows the notice for a call without a usable response. */
export async function showClientError({ failure }: ClientError) {
  await waitForLocale();
  showRequestNotice({ title: translate('error.request'), description: translate(clientTexts[failure]) });
}
