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
  /** JSON of a write; FormData goes multipart. */
  body?: object;
  /** Sends a FormData body in place of fetch: sendWithProgress. */
  sendForm?: SendForm;
  /** Keeps a GET's answer: for the specification's lifetime (true), or for this many ms. */
  cache?: boolean | number;
  /** False where the answer is the same for everybody, and stays while people come and go. */
  personal?: boolean;
  /** Of a GET whose answer is good for one use: no other call shares it. */
  single?: boolean;
  /** Shows no notice: the page shows errors itself, or works without the answer. */
  quiet?: boolean;
  /** Refusals the caller says itself, without a notice. */
  silentFor?: readonly SubCodeName[];
  /** Gets the envelope of every 2xx answer. For callApi, which makes typed data or an ApiError of it. */
  onEnvelope?: (envelope: Envelope) => void;
}

const client = createClient();

/** Shows a refusal as a notice with the server's message, except the one that the specification keeps silent. */
async function tellRefusal(envelope: Envelope, { quiet, silentFor = [] }: RequestOptions) {
  const name = getSubCodeName(envelope.subCode);
  const silent = quiet || isWaiting(envelope) || (name !== undefined && silentFor.includes(name));
  if (silent) return;
  await waitForLocale();
  showRequestNotice({ description: envelope.subMsg || translate('error.request') });
}

function send(target: Target, options: RequestOptions): Promise<Envelope> {
  const { body, sendForm, cache, personal, single, quiet, timeout, signal } = options;
  const write = isWrite(target.method);
  const transmit = (given: AbortSignal): Promise<Envelope> =>
    client(target.address, {
      method: target.method,
      signal: given,
      target,
      keepFor: cache,
      personal,
      single,
      sendForm,
      quiet,
      // A write without body is JSON all the same: only then the browser asks before another site sends it.
      ...(write && { data: body ?? {} }),
    } as PortalOptions);
  return trackCall(sendWithDeadline(transmit, !write, { timeout, signal }));
}

/**
 * Calls 'METHOD /path'. Resolves with the answer's data, true where that is null, or false for a refusal (any code but
 * 20000). Throws HttpError (status, response), ClientError, or AbortError where the caller took the call back; the
 * person has been told by then, the caller only warns.
 */
export async function request(endpoint: string, options: RequestOptions = {}): Promise<unknown> {
  const target = getTarget(endpoint, options.params, options.query);
  try {
    const envelope = await send(target, options);
    options.onEnvelope?.(envelope);
    if (isSuccess(envelope)) return envelope.data ?? true;
    await tellRefusal(envelope, options);
    return false;
  } catch (error) {
    if (error instanceof ClientError && !options.quiet) await showClientError(error);
    throw error;
  }
}
