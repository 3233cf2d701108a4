/** Turns functions into the handlers of the endpoints that applications call themselves: plain JSON, no envelope. */
import type { ServerResponse } from 'node:http';
import { readOrigin } from '../lib/origin';
import { HttpRefusal } from '../lib/refusals';
import { type OAuthCall, OAuthError } from '../oauth/call';
import { startPortal } from '../seed/seed';
import type { PortalRequest } from '../store/context';
import { addHeaders } from './responses';

// The first handler file that is loaded starts the portal.
startPortal();

type Run = (call: OAuthCall) => object | Promise<object>;
type Middleware = (req: PortalRequest, res: ServerResponse) => Promise<void>;

/**
 * Public clients call from their own origin (OpenID Connect Core 1.0, section 5.3). Cookies do not count
 * here.
 */
const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'WWW-Authenticate',
};
const PREFLIGHT = {
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Max-Age': '600',
};
/** Tokens and errors must not be cached (RFC 6749, section 5.1). */
const NO_STORE = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

/** Turns functions by `METHOD /path` into handlers. Each path also handles the CORS preflight of a browser. */
export function createOAuthHandlers(byAddress: Record<string, Run>): Record<string, Middleware> {
  const paths = new Set(Object.keys(byAddress).map((address) => address.split(' ')[1]));
  return Object.fromEntries([
    ...Object.entries(byAddress).map(([address, run]) => [address, middleware(run)]),
    ...[...paths].map((path) => [`OPTIONS ${path}`, preflight]),
  ]);
}

const preflight: Middleware = async (_req, res) => {
  addHeaders(res, { ...CROSS_ORIGIN, ...PREFLIGHT, ...NO_STORE });
  res.statusCode = 204;
  res.end();
};

function middleware(run: Run): Middleware {
  return async (req, res) => {
    addHeaders(res, { ...CROSS_ORIGIN, ...NO_STORE });
    try {
      send(res, 200, await run({ req, origin: readOrigin(req) }));
    } catch (error) {
      refuse(res, toOAuthError(res, error));
    }
  };
}

/** A full store is temporarily_unavailable; any other unknown error is a bug of the mock. */
function toOAuthError(res: ServerResponse, error: unknown): OAuthError {
  if (error instanceof OAuthError) return error;
  if (error instanceof HttpRefusal) {
    addHeaders(res, error.headers);
    return new OAuthError(error.status, 'temporarily_unavailable', 'try again later');
  }
  console.error(error);
  return new OAuthError(500, 'server_error', 'out of order');
}

function refuse(res: ServerResponse, { status, error, description, challenge }: OAuthError): void {
  if (challenge !== undefined) res.setHeader('WWW-Authenticate', challenge);
  send(res, status, { error, error_description: description });
}

function send(res: ServerResponse, status: number, body: object): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify(body));
}
