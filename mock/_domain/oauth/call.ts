/** Endpoints that applications call themselves: plain JSON, by the OAuth and OpenID Connect standards. */
import type { ServerResponse } from 'node:http';
import { readOrigin } from '../lib/origin';
import type { PortalRequest } from '../store/context';

/** An error answer (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly description: string,
    /** WWW-Authenticate, where the client has to prove itself. */
    readonly challenge?: string,
  ) {
    super(description);
  }
}

export interface OAuthCall {
  req: PortalRequest;
  /** The portal's origin as the client asked it. */
  origin: string;
}

type Run = (call: OAuthCall) => object | Promise<object>;
type Middleware = (req: PortalRequest, res: ServerResponse) => Promise<void>;

/**
 * A public client in a browser reads these from an origin of its own (OpenID Connect Core 1.0, section 5.3). No cookie
 * counts here, so anybody may.
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
/** Neither tokens nor errors are kept (RFC 6749, section 5.1). */
const UNKEPT = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };
const FORM = /^application\/x-www-form-urlencoded\b/i;

/** Handlers by 'METHOD /path'; each path answers a browser's preflight too. */
export function createOAuthHandlers(byAddress: Record<string, Run>): Record<string, Middleware> {
  const paths = new Set(Object.keys(byAddress).map((address) => address.split(' ')[1]));
  return Object.fromEntries([
    ...Object.entries(byAddress).map(([address, run]) => [address, middleware(run)]),
    ...[...paths].map((path) => [`OPTIONS ${path}`, preflight]),
  ]);
}

const preflight: Middleware = async (_req, res) => {
  setHeaders(res, { ...CROSS_ORIGIN, ...PREFLIGHT, ...UNKEPT });
  res.statusCode = 204;
  res.end();
};

function middleware(run: Run): Middleware {
  return async (req, res) => {
    setHeaders(res, { ...CROSS_ORIGIN, ...UNKEPT });
    try {
      send(res, 200, await run({ req, origin: readOrigin(req) }));
    } catch (error) {
      if (!(error instanceof OAuthError)) console.error(error);
      refuse(res, error instanceof OAuthError ? error : new OAuthError(500, 'server_error', 'out of order'));
    }
  };
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

function setHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** Whether a form came. */
export const hasFormBody = ({ headers }: PortalRequest): boolean => FORM.test(headers['content-type'] ?? '');

/** The fields of a form. Another type, or a field that comes twice, is an invalid_request. */
export function readForm(req: PortalRequest): Map<string, string> {
  const { body } = req;
  if (!hasFormBody(req)) {
    throw new OAuthError(400, 'invalid_request', 'the body is application/x-www-form-urlencoded');
  }
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
  if (fields.some(([, value]) => typeof value !== 'string')) {
    throw new OAuthError(400, 'invalid_request', 'each parameter comes once');
  }
  return new Map(fields.filter(([, value]) => value !== ''));
}
