/** Applies all changes that are due, then reads an HTTP request: visitor, session, language and fields. */
import type { ServerResponse } from 'node:http';
import { BROWSER_TRUST } from '../../../src/constants';
import { findAccountById, removeExpiredAccounts } from '../accounts/accounts';
import { settleLostAccess } from '../accounts/lostAccess';
import {
  findLiveSession,
  findSessionByFormerId,
  renewIdAtNewLevel,
  wasEndedElsewhere,
} from '../accounts/sessions';
import { endAuthorizationsOfOthers } from '../authorizations/endAuthorizations';
import { notifyOfExpiringCertificates } from '../companies/companyCertificates';
import { endRolesOfAccount } from '../companies/rolePersons';
import { settleDueRoles } from '../companies/settleRoles';
import { formatCookie, isSharedBrowser, readCookie, SESSION_COOKIE, VISITOR_COOKIE } from '../lib/cookies';
import { matchLanguage } from '../lib/messages';
import type { PortalRequest, RequestContext } from '../store/context';
import { createVisitorId, isOwnVisitorId } from '../store/visitors';
import { settleDueVerifications } from '../verification/completeDueVerifications';

/** Reads a request. A browser without a valid visitor cookie gets a new one. */
export function readRequest(req: PortalRequest, res: ServerResponse): RequestContext {
  // Expired accounts must not exist during the request.
  removeExpiredAccounts();
  // Registries that have responded since the last request may have raised the level.
  for (const displacedAccountId of settleDueVerifications()) endRolesOfAccount(displacedAccountId);
  settleDueRoles();
  settleLostAccess();
  endAuthorizationsOfOthers();
  notifyOfExpiringCertificates();
  const { cookie } = req.headers;
  const setCookie = (line: string) => {
    res.appendHeader('Set-Cookie', line);
  };
  const visitor = readVisitor(cookie) ?? createVisitor(setCookie);
  const sessionId = readCookie(cookie, SESSION_COOKIE);
  const current = findLiveSession(sessionId, { isShared: isSharedBrowser(cookie) });
  const session = current ?? (isPlainRead(req) ? findSessionByFormerId(sessionId, visitor) : undefined);
  const account = session && findAccountById(session.accountId);
  // A request with a former id does not renew the id.
  const mayUse = !current || !account || renewIdAtNewLevel(current, account, { visitor, setCookie });
  return {
    req,
    res,
    setCookie,
    lang: matchLanguage(req.headers['accept-language']),
    visitor,
    ...(mayUse && { session, account }),
    endedElsewhere: wasEndedElsewhere(sessionId),
    params: req.params ?? {},
    query: readQuery(req.originalUrl ?? req.url ?? ''),
    body: isObject(req.body) ? req.body : {},
  };
}

/**
 * Whether a request may use a former session id: a GET of /authApi, or `online` (docs/api.md, Session ids).
 */
const isPlainRead = ({ method, originalUrl, url }: PortalRequest): boolean =>
  method === 'GET' && /^\/(?:authApi\/|anonApi\/user\/v1\/online\b)/.test(originalUrl ?? url ?? '');

/** Returns the visitor of the cookie, if the portal issued this id. */
function readVisitor(cookie: string | undefined): string | undefined {
  const id = readCookie(cookie, VISITOR_COOKIE);
  return id !== undefined && isOwnVisitorId(id) ? id : undefined;
}

function createVisitor(setCookie: RequestContext['setCookie']): string {
  const visitor = createVisitorId();
  setCookie(formatCookie(VISITOR_COOKIE, visitor, BROWSER_TRUST));
  return visitor;
}

function readQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const pairs = start < 0 ? [] : [...new URLSearchParams(url.slice(start))];
  // The last entry wins, so a repeated parameter keeps its first value.
  return Object.fromEntries(pairs.reverse());
}

/** Headers do not show whether there is a body: a chunked one may be empty, and parsers return {} for it. */
export function hasBody({ bodyBytes = 0 }: PortalRequest): boolean {
  return bodyBytes > 0;
}

/** Returns whether a value is an object, but not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
