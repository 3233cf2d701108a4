/** The request wrapper (specification, sections 7 and 8), and the only HTTP client of the portal. */
import type { Envelope } from '@/contract';
import { translate, waitForLocale } from '@/utils/i18n/locale';
import { showRequestNotice } from '@/utils/notice';
import { getSubCodeName } from '@/utils/subCodeNames';
import { isWrite } from './callHeaders';
import { createClient, type PortalOptions, type RequestOptions } from './client';
import { sendWithDeadline } from './deadline';
import { isSuccess, isWaiting } from './envelope';
import { ClientError } from './httpErrors';
import { trackCall } from './sharedCalls';
import { showClientError } from './status';
import { getTarget, type Target } from './target';

const client = createClient();

/** Shows a refusal as a notice with the server's message, except the one that the specification excludes. */
async function showRefusal(envelope: Envelope, { quiet, silentFor = [] }: RequestOptions) {
  const name = getSubCodeName(envelope.subCode);
  const silent = quiet || isWaiting(envelope) || (name !== undefined && silentFor.includes(name));
  if (silent) return;
  await waitForLocale();
  showRequestNotice({ description: envelope.subMsg || translate('error.request') });
}

function send(target: Target, call: RequestOptions): Promise<Envelope> {
  const write = isWrite(target.method);
  const transmit = (signal: AbortSignal): Promise<Envelope> =>
    client(target.address, {
      method: target.method,
      signal,
      target,
      call,
      // A write without a body is sent as JSON, too: only JSON makes the browser send a preflight for another site.
      ...(write && { data: call.body ?? {} }),
    } as PortalOptions);
  return trackCall(sendWithDeadline(transmit, !write, call));
}

/**
 * Calls 'METHOD /path'. Resolves with the data of the response, true if that is null, or false for a refusal (any code
 * but 20000). Throws HttpError (status, response), ClientError, or AbortError if the caller aborted the call. By then
 * the notice has been shown, so the caller only warns.
 */
export async function request(endpoint: string, options: RequestOptions = {}): Promise<unknown> {
  const target = getTarget(endpoint, options.params, options.query);
  try {
    const envelope = await send(target, options);
    options.onEnvelope?.(envelope);
    if (isSuccess(envelope)) return envelope.data ?? true;
    await showRefusal(envelope, options);
    return false;
  } catch (error) {
    if (error instanceof ClientError && !options.quiet) await showClientError(error);
    throw error;
  }
}
