/**
 * The configured umi-request. Request interceptors add to each call, response interceptors read each response, and
 * middlewares run between a call and the network, outermost first: readReply → cache → share → transmit →
 * umi-request's own fetch.
 */
import { type Context, extend, type RequestOptionsInit } from 'umi-request';
import type { Envelope } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { recordServerTime } from '@/utils/serverClock';
import { cacheKey, readCache, writeCache } from './cache';
import { contextHeaders, headersFor, isWrite, withTimestamp } from './callHeaders';
import { sendInOrder } from './callOrder';
import type { DeadlineOptions } from './deadline';
import { isSuccess, parseJson, readEnvelope } from './envelope';
import { HttpError } from './httpErrors';
import { joinCall, separateCalls } from './sharedCalls';
import { handleStatus } from './status';
import type { Target } from './target';

/**
 * Sends a form. Resolves with the response, whatever its status; rejects if there is none, or if `signal` aborts it.
 */
export type SendForm = (target: Target, body: FormData, signal: AbortSignal) => Promise<Response>;

/** Options of a call. */
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
  /** For a GET whose response may be used once: calls do not share it, and the server stores it for the visitor. */
  single?: boolean;
  /** Shows no notice: the page shows errors itself, or works without the response. */
  quiet?: boolean;
  /** Refusals that the caller shows itself, without a notice. */
  silentFor?: readonly SubCodeName[];
  /** Receives the envelope of every 2xx response. For callApi, which converts it to typed data or an ApiError. */
  onEnvelope?: (envelope: Envelope) => void;
}

/** Options for the middlewares, besides those of umi-request. */
export interface PortalOptions extends RequestOptionsInit {
  target: Target;
  call: RequestOptions;
}

function prepare(url: string, options: RequestOptionsInit) {
  const headers = { ...headersFor(options.method ?? 'GET', url), ...options.headers };
  return { url: withTimestamp(url), options: { ...options, headers } };
}

function readServerTime(response: Response): Response {
  recordServerTime(response.headers.get('Date'));
  return response;
}

/** The text of a response; `response` is missing if the text comes from the cache. */
interface Reply {
  text: string;
  response?: Response;
}

const optionsOf = (ctx: Context) => ctx.req.options as PortalOptions;

/** Reads the envelope of a reply. For a status outside 2xx, redirects or shows the notice, and throws. */
async function readReply(ctx: Context, next: () => void) {
  await next();
  const { text, response }: Reply = ctx.res;
  if (!response || response.ok) {
    ctx.res = readEnvelope(text);
    return;
  }
  const { target, call } = optionsOf(ctx);
  const error = new HttpError(response, parseJson(text));
  await handleStatus(error, target.address.split('?')[0] ?? '', call.quiet ?? false);
  throw error;
}

/** Returns a cached response to a GET, and caches responses; the key is the address without the timestamp. */
async function cache(ctx: Context, next: () => void) {
  const { target, call } = optionsOf(ctx);
  const { cache: lifetime, personal } = call;
  if (target.method !== 'GET' || !lifetime) return next();
  const key = cacheKey(target.address, contextHeaders(target.address), personal);
  const cached = readCache(key);
  if (cached !== undefined) {
    ctx.res = { text: cached };
    return;
  }
  await next();
  const { text, response }: Reply = ctx.res;
  if (response?.ok && isSuccess(readEnvelope(text))) writeCache(key, text, lifetime);
}

/** Sends one request for concurrent equal GETs: each caller parses the text of the response itself. */
async function share(ctx: Context, next: () => void) {
  const { target, signal, call } = optionsOf(ctx);
  if (target.method !== 'GET') {
    separateCalls();
    // A GET that is sent during the write may return old data.
    await Promise.resolve(next()).finally(separateCalls);
    return;
  }
  if (call.single) return next();
  const key = cacheKey(target.address, contextHeaders(target.address), call.personal);
  ctx.res = await joinCall(key, signal, async (sharedSignal): Promise<Reply> => {
    ctx.req.options.signal = sharedSignal;
    await next();
    return ctx.res;
  });
}

/** Sends the call, by fetch or by `sendForm`, and reads the whole response. */
async function transmit(ctx: Context, next: () => void) {
  const { target, data, signal, call } = optionsOf(ctx);
  const { sendForm, single = false } = call;
  await sendInOrder(single || isWrite(target.method), async () => {
    if (sendForm && data instanceof FormData && signal)
      ctx.res = readServerTime(await sendForm(target, data, signal));
    else await next();
  });
  const response: Response = ctx.res;
  ctx.res = { text: await response.text(), response } satisfies Reply;
}

/**
 * Creates the client. Its interceptors and middlewares do not apply to other uses of umi-request. `parseResponse:
 * false`, because the parser of umi-request passes HTML on as a string and rejects an empty body.
 */
export function createClient() {
  const client = extend({ credentials: 'include', parseResponse: false, requestType: 'json' });
  client.interceptors.request.use(prepare, { global: false });
  client.interceptors.response.use(readServerTime, { global: false });
  client.use(readReply);
  client.use(cache);
  client.use(share);
  client.use(transmit);
  return client;
}
