/** One request, as the portal sees it. Needs nothing but node's http and a parsed body, params and files. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Account, findAccountById } from '../accounts/accounts';
import { removeExpiredAccounts } from '../accounts/expiredAccounts';
import { liveSession, type Session } from '../accounts/sessions';
import { createCookieId, formatCookie, readCookie, SESSION_COOKIE, VISITOR_COOKIE } from '../lib/cookies';
import { type Lang, matchLanguage } from '../lib/messages';

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

/** Reads a request; a browser without a visitor cookie gets one. */
export function readRequest(req: PortalRequest, res: ServerResponse): RequestContext {
  // Whoever is no more is so for the whole request.
  removeExpiredAccounts();
  const { cookie } = req.headers;
  const setCookie = (line: string) => {
    res.appendHeader('Set-Cookie', line);
  };
  const session = liveSession(readCookie(cookie, SESSION_COOKIE));
  return {
    req,
    res,
    setCookie,
    lang: matchLanguage(req.headers['accept-language']),
    visitor: readCookie(cookie, VISITOR_COOKIE) ?? newVisitor(setCookie),
    session,
    account: session && findAccountById(session.accountId),
    params: req.params ?? {},
    query: queryOf(req.originalUrl ?? req.url ?? ''),
    body: isObject(req.body) ? req.body : {},
  };
}

function newVisitor(setCookie: RequestContext['setCookie']): string {
  const visitor = createCookieId();
  setCookie(formatCookie(VISITOR_COOKIE, visitor));
  return visitor;
}

function queryOf(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const pairs = start < 0 ? [] : [...new URLSearchParams(url.slice(start))];
  return Object.fromEntries(pairs.reverse());
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
