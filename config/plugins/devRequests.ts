import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IApi } from '@umijs/max';
import { jsonOptions } from '../requestBody';
import { describeFailure, findRefusal, isCall, isReadableTarget } from '../requestTarget';

type DevRequest = IncomingMessage & { body?: unknown; bodyBytes?: number; _body?: boolean };
type Middleware = (req: DevRequest, res: ServerResponse, next: () => void) => void;

/** The only function of Express that is used. Express has no types here. */
const { json } = require('express') as { json: (options: typeof jsonOptions) => Middleware };

const readJson = json(jsonOptions);

/** Responds to a request instead of a handler. */
function refuse(res: ServerResponse, url: string, status: number, headers = {}): void {
  const { type, body } = describeFailure(url, status);
  res.writeHead(status, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/**
 * Middleware. Prepares a request for Umi's mock server, which would throw for a path with invalid escapes, and parse
 * invalid or empty JSON as an empty object. Therefore this function parses JSON, as the project's own server does. If the
 * body is invalid, `body` remains 'unread', which handlers refuse.
 */
export function prepareRequest(req: DevRequest, res: ServerResponse, next: () => void): void {
  const url = req.url ?? '/';
  const refusal = findRefusal(req) ?? (isReadableTarget(url) ? undefined : { status: 400, headers: {} });
  if (refusal) {
    refuse(res, url, refusal.status, refusal.headers);
    return;
  }
  req.body = 'unread';
  // Without the mock portal, a proxy forwards the unread body to a real server.
  if (process.env.MOCK === 'none' || !isCall(url)) {
    next();
    return;
  }
  readJson(req, res, () => {
    // Umi's parsers, of an older version, skip a request with this mark.
    req._body = req.bodyBytes !== undefined;
    next();
  });
}

/** Umi plugin. Makes the development server treat requests for the mock portal as scripts/serve.mjs does. */
export default (api: IApi) => {
  // A negative stage, because it has to run before the middleware of the mock.
  api.register({ key: 'addBeforeMiddlewares', stage: -1, fn: () => [prepareRequest] });
};
