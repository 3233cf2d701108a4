/** The only HTTP client (specification, sections 7 and 8), typed by the contract. */
import type { Body, Contract, Data, Envelope, Params, Query } from '@/contract';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { SubCode } from '@/contract/subCodes';
import { translate, waitForLocale } from '@/utils/i18n/locale';
import { showRequestNotice } from '@/utils/notice';
import { cacheKey, readCache, writeCache } from './cache';
import { contextHeaders, createClient } from './client';
import { isSuccess, isWaiting, readEnvelope, readFailure } from './envelope';
import { ClientError, HttpError } from './errors';
import { type Reply, type SendOptions, send } from './send';
import { handleStatus, showClientError } from './status';
import { targetOf } from './target';

export { HttpError, isAbort, warn } from './errors';

/** `data` of a success, true where it is null; false for a refusal. */
export type Answer<N extends EndpointName> = Present<Data<N>> | false;
type Present<D> = D extends null ? true : D;

interface CallOptions extends Omit<SendOptions, 'body'> {
  /** Keeps a GET's answer: for the specification's lifetime, or for this many ms. */
  cache?: boolean | number;
  /** Gets the envelope of a refusal, so that the form can show the same words inline. */
  onFailure?: (envelope: Envelope) => void;
  /** Shows no notice: the page says itself what is wrong, or nobody asked. */
  quiet?: boolean;
  /** Refusals the caller deals with without telling anybody. */
  silentFor?: readonly SubCode[];
}

type Parts<N extends EndpointName> = { params: Params<N>; query: Query<N>; body: Body<N> };
type Given<N extends EndpointName> = {
  [F in keyof Parts<N> as Parts<N>[F] extends undefined ? never : F]: Parts<N>[F];
};
/** What a call takes: the contract's parts, and how to go about it. */
export type CallInput<N extends EndpointName> = Given<N> & CallOptions;
type Inputs<N extends EndpointName> =
  Record<never, never> extends Given<N> ? [input?: CallInput<N>] : [input: CallInput<N>];
type AnyInput = CallOptions & { params?: Record<string, string>; query?: object; body?: object };

const client = createClient();

async function refuse(envelope: Envelope, { onFailure, quiet, silentFor = [] }: CallOptions): Promise<false> {
  const silent = quiet || isWaiting(envelope) || silentFor.some((subCode) => subCode === envelope.subCode);
  if (!silent) {
    await waitForLocale();
    showRequestNotice({ description: envelope.subMsg || translate('error.request') });
  }
  onFailure?.(envelope);
  return false;
}

async function read({ response, text }: Reply, path: string, quiet: boolean): Promise<Envelope> {
  if (response.ok) return readEnvelope(text);
  const body = readFailure(text);
  const error = new HttpError(response, body);
  await handleStatus(error, body, path, quiet);
  throw error;
}

async function perform(endpoint: string, input: AnyInput): Promise<unknown> {
  const target = targetOf(endpoint, input.params, input.query);
  const [path = ''] = target.address.split('?');
  const lifetime = target.method === 'GET' && input.cache;
  const key = cacheKey(target.address, contextHeaders());
  const kept = lifetime ? readCache(key) : undefined;
  try {
    const reply = kept === undefined ? await send(client, target, input) : undefined;
    const envelope = reply ? await read(reply, path, input.quiet === true) : readEnvelope(kept ?? '');
    if (!isSuccess(envelope)) return await refuse(envelope, input);
    if (lifetime && reply) writeCache(key, reply.text, lifetime);
    return envelope.data ?? true;
  } catch (error) {
    if (error instanceof ClientError && !input.quiet) await showClientError(error);
    throw error;
  }
}

/**
 * Calls an endpoint by name. Resolves with its data, true where that is null, or false for a refusal.
 * Rejects with HttpError (status, response), ClientError, or AbortError where the caller took it back;
 * the person has been told by then, the caller only warns.
 */
export function call<N extends EndpointName & keyof Contract>(
  name: N,
  ...[input]: Inputs<N>
): Promise<Answer<N>> {
  return perform(endpoints[name], (input ?? {}) as AnyInput) as Promise<Answer<N>>;
}
