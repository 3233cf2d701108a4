/**
 * The types of a request. The portal needs only Node's http and middleware that parses body, params and
 * files.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as v from 'valibot';
import type { EndpointName, Params } from '../../../src/contract';
import type { endpoints } from '../../../src/contract/endpoints';
import type { allRequests } from '../../../src/contract/requests';
import type { Lang } from '../lib/messages';
import type { Account } from './records/account';
import type { Session } from './records/session';

/** A request of Node with the fields that the middleware in front adds. */
export type PortalRequest = IncomingMessage & {
  originalUrl?: string;
  body?: unknown;
  /** How many bytes of JSON the middleware has read, uncompressed (config/requestBody). */
  bodyBytes?: number;
  params?: Record<string, string>;
  files?: unknown;
  /**
   * The role that a member acts in; null for themselves. http/handlers sets it after the check of the
   * session.
   */
  actingAs?: string | null;
};

/** The argument of every handler. */
export interface RequestContext {
  req: PortalRequest;
  res: ServerResponse;
  lang: Lang;
  /** The id of the browser, signed in or not. */
  visitor: string;
  session?: Session;
  account?: Account;
  /** Whether another browser ended the session of this browser's cookie. */
  endedElsewhere: boolean;
  params: Record<string, string>;
  /** A repeated parameter keeps its first value. */
  query: Record<string, string>;
  /** The parsed body, or {} if the body is not a JSON object. */
  body: Record<string, unknown>;
  setCookie: (line: string) => void;
}

/** The caller and the response, without the input of the call. */
export type Caller = Omit<RequestContext, 'params' | 'query' | 'body'>;

/** The browser of a request, signed in or not. */
export type Visitor = Pick<RequestContext, 'visitor' | 'req'>;

/** A signed-in person: the account and the session of this request. */
export interface Member {
  account: Account;
  session: Session;
}

/** The request of a signed-in person. */
export type MemberRequest = Member & Pick<RequestContext, 'req'>;

/** The caller, who is signed in. */
export type SignedInCaller = Caller & Member;

/** T if the endpoint needs a session (/authApi), otherwise T or undefined. */
type IfSignedIn<N extends EndpointName, T> = (typeof endpoints)[N] extends `${string} /authApi/${string}`
  ? T
  : T | undefined;

type Requests = typeof allRequests;
/** The input that the schema of an endpoint has read. */
type Read<N extends EndpointName, Part extends 'query' | 'body'> =
  Requests[N] extends Record<Part, infer Schema extends v.GenericSchema>
    ? v.InferOutput<Schema>
    : Record<string, never>;

/**
 * The context of an endpoint's handler, with the contract's fields. On /authApi it has session and account.
 */
export type EndpointContext<N extends EndpointName> = Omit<Caller, 'session' | 'account'> & {
  params: Params<N> extends undefined ? Record<string, never> : Params<N>;
  query: Read<N, 'query'>;
  body: Read<N, 'body'>;
  session: IfSignedIn<N, Session>;
  account: IfSignedIn<N, Account>;
};
