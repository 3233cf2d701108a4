/** The base of all services: calls an endpoint by its row, returns typed data or throws ApiError. */
import * as v from 'valibot';
import type { Body, Data, EndpointName, Envelope, Params, Query } from '@/contract';
import type { Endpoint, EndpointRows } from '@/contract/endpoint';
import { ApiError, errorFromEnvelope, errorFromException } from './ApiError';
import type { RequestOptions } from './client';
import { isSuccess } from './envelope';
import { parseError } from './httpErrors';
import { request } from './request';
import { showClientError } from './status';
import { withStepUp } from './stepUp';

type Parts<N extends EndpointName> = { params: Params<N>; query: Query<N>; body: Body<N> };
/** A body with secrets is created again for each try, because a key of the server is valid for one request. */
type Given<N extends EndpointName> = {
  [F in keyof Parts<N> as Parts<N>[F] extends undefined ? never : F]:
    | Parts<N>[F]
    | (F extends 'body' ? () => Promise<Parts<N>[F]> : never);
};
/** Options of a call, without those that callApi sets itself. */
type CallOptions = Omit<RequestOptions, 'params' | 'query' | 'body' | 'onEnvelope'>;
type Input<N extends EndpointName> = Given<N> & CallOptions;
type Inputs<N extends EndpointName> =
  Record<never, never> extends Given<N> ? [input?: Input<N>] : [input: Input<N>];
type AnyInput = Omit<RequestOptions, 'body' | 'onEnvelope'> & { body?: object | (() => Promise<object>) };

/**
 * Sends the request once. Throws the errors of the wrapper; a refusal or data that differs from the contract as
 * ApiError.
 */
async function exchange(endpoint: Endpoint, { body, ...input }: AnyInput): Promise<unknown> {
  let envelope: Envelope | undefined;
  await request(endpoint.call, {
    ...input,
    body: typeof body === 'function' ? await body() : body,
    onEnvelope: (received) => {
      envelope = received;
    },
  });
  if (!envelope) throw new ApiError('unexpected');
  if (!isSuccess(envelope)) throw errorFromEnvelope(envelope);
  const parsed = v.safeParse(endpoint.data, envelope.data);
  if (parsed.success) return parsed.output;
  // The wrapper saw a success and showed no notice.
  if (!input.quiet) await showClientError(parseError());
  throw new ApiError('parse', { cause: parsed.issues });
}

async function perform(endpoint: Endpoint, input: AnyInput): Promise<unknown> {
  try {
    // After a 428 the user confirms their identity, and the call is sent once more.
    return await withStepUp(() => exchange(endpoint, input));
  } catch (error) {
    throw errorFromException(error);
  }
}

/**
 * Creates the `call` of one area's services. It resolves with the data of the endpoint, checked against the contract,
 * and throws ApiError for everything else. By default a notice shows the error (specification, section 8); callers
 * that show it elsewhere set `quiet` or `silentFor`.
 */
export function createCaller<E extends EndpointRows>(endpoints: E) {
  return <N extends keyof E & EndpointName>(name: N, ...[input]: Inputs<N>): Promise<Data<N>> =>
    perform(endpoints[name] as Endpoint, (input ?? {}) as AnyInput) as Promise<Data<N>>;
}
