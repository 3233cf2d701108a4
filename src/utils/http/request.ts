/** The request wrapper (specification, sections 7 and 8), and the only HTTP client of the portal. */
import type { Envelope } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { translate, waitForLocale } from '@/utils/i18n/locale';
import { showRequestNotice } from '@/utils/notice';
import { getSubCodeName } from '@/utils/subCodeNames';
import { isWrite } from './callHeaders';
import { createClient, type PortalOptions, type SendForm } from './client';
import { type DeadlineOptions, sendWithDeadline } from './deadline';
import { isSuccess, isWaiting } from './envelope';
import { ClientError } from './httpErrors';
import { trackCall } from './sharedCalls';
import { showClientError } from './status';
import { getTarget, type Target } from './target';

export interface RequestOptions extends DeadlineOptions {
  /** Path parameters, by the names in the endpoint. */
  params?: Record<string, string>;
  query?: object;
  /** Body of a write, sent as JSON; FormData is sent as multipart. */
  body?: object;
  /** Sends a FormData body instead of fetch: sendWithProgress. */
  sendForm?: SendForm;
  /** Caches a GET's response: for the lifetime of the specification (true), or for this many ms. */
  cache?: boolean | number;
  /** False if the response is the same for all users, and stays cached after a sign-in or sign-out. */
  personal?: boolean;
  /** For a GET whose response may be used once, so calls do not share it. */
  single?: boolean;
  /** Shows no notice: the page shows errors itself, or works without the response. */
  quiet?: boolean;
  /** Refusals that the caller shows itself, without a notice. */
  silentFor?: readonly SubCodeName[];
  /** Receives the envelope of every 2xx response. For callApi, which converts it to typed data or an ApiError. */
  onEnvelope?: (envelope: Envelope) => void;
}

const client = createClient();

/** Shows a refusal as a notice with the server's message, except the one that the specification excludes. */
async function showRefusal(envelope: Envelope, { quiet, silentFor = [] }: RequestOptions) {
  const name = getSubCodeName(envelope.subCode);
  const silent = quiet || isWaiting(envelope) || (name !== undefined && silentFor.includes(name));
  if (silent) return;
  await waitForLocale();
  showRequestNotice({ description: envelope.subMsg || translate('error.request') });
}

function send(target: Target, options: RequestOptions): Promise<Envelope> {
  const { body, sendForm, cache, personal, single, quiet, timeout, signal } = options;
  const write = isWrite(target.method);
  const transmit = (deadlineSignal: AbortSignal): Promise<Envelope> =>
    client(target.address, {
      method: target.method,
      signal: deadlineSignal,
      target,
      keepFor: cache,
      personal,
      single,
      sendForm,
      quiet,
      // A write without a body is sent as JSON, too: only JSON makes the browser send a preflight for another site.
      ...(write && { data: body ?? {} }),
    } as PortalOptions);
  return trackCall(sendWithDeadline(transmit, !write, { timeout, signal }));
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
