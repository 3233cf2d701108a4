/** One request, as the portal sees it. Needs nothing but node's http and a parsed body, params and files. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body, Params, Query } from '../../../src/contract';
import type { EndpointName, endpoints } from '../../../src/contract/endpoints';
import type { Lang } from '../lib/messages';
import type { Account } from './records/account';
import type { Session } from './records/session';

/** What a middleware in front adds to node's request. */
export type PortalRequest = IncomingMessage & {
  originalUrl?: string;
  body?: unknown;
  params?: Record<string, string>;
  files?: unknown;
};

export interface RequestContext {
  req: PortalRequest;
  res: ServerResponse;
  lang: Lang;
  /** The browser, signed in or not. */
  visitor: string;
  session?: Session;
  account?: Account;
  params: Record<string, string>;
  /** Of a repeated parameter the first value. */
  query: Record<string, string>;
  /** {} where the body is no JSON object. */
  body: Record<string, unknown>;
  /** Adds a Set-Cookie line to the answer. */
  setCookie: (line: string) => void;
}

export interface Member {
  account: Account;
  session: Session;
}

type KeyOfAny<T> = T extends unknown ? keyof T : never;
/** Every field of any variant of T, unproven: it came over the wire. */
type Wire<T, V> = [T] extends [undefined] ? Record<string, never> : { [K in KeyOfAny<T>]?: V };

type IfSignedIn<N extends EndpointName, T> = (typeof endpoints)[N] extends `${string} /authApi/${string}`
  ? T
  : T | undefined;

/** One request to a named endpoint. On /authApi session and account are there, elsewhere they may be. */
export type EndpointContext<N extends EndpointName> = Omit<
  RequestContext,
  'params' | 'query' | 'body' | 'session' | 'account'
> & {
  params: Params<N> extends undefined ? Record<string, never> : Params<N>;
  query: Wire<Query<N>, string>;
  body: Wire<Body<N>, unknown>;
  session: IfSignedIn<N, Session>;
  account: IfSignedIn<N, Account>;
};
