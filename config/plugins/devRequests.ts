import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IApi } from '@umijs/max';
import { jsonOptions } from '../requestBody';
import { describeFailure, findRefusal, isCall, isReadableTarget } from '../requestTarget';

type DevRequest = IncomingMessage & { body?: unknown; bodyBytes?: number; _body?: boolean };
type Middleware = (req: DevRequest, res: ServerResponse, next: () => void) => void;

/** Express has no types here, and this is all that is used of it. */
const { json } = require('express') as { json: (options: typeof jsonOptions) => Middleware };

const readJson = json(jsonOptions);

/** Responds to a request instead of a handler. */
function refuse(res: ServerResponse, url: string, status: number, headers = {}): void {
  const { type, body } = describeFailure(url, status);
  res.writeHead(status, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/**
 * Prepares a request for Umi's mock server, which throws at a path that it cannot unescape, and takes JSON that it cannot
 * parse, or that has no byte, for an empty object. So JSON is read here, as on the project's own server; Umi's parsers leave
 * a body alone that has been read, and a handler finds this text in place of what could not be.
 */
export function prepareRequest(req: DevRequest, res: ServerResponse, next: () => void): void {
  const url = req.url ?? '/';
  const refusal = findRefusal(req) ?? (isReadableTarget(url) ? undefined : { status: 400, headers: {} });
  if (refusal) {
    refuse(res, url, refusal.status, refusal.headers);
    return;
  }
  req.body = 'unread';
  // Without the mock portal a call is handed on to a real server, body and all.
  if (process.env.MOCK === 'none' || !isCall(url)) {
    next();
    return;
  }
  readJson(req, res, () => {
    // By this mark Umi's parsers, which are older, know that nothing is left to read.
    req._body = req.bodyBytes !== undefined;
    next();
  });
}

/** The development server handles requests for the mock portal as scripts/serve.mjs does. */
export default (api: IApi) => {
  // A stage of its own, because it has to come before the mock's.
  api.register({ key: 'addBeforeMiddlewares', stage: -1, fn: () => [prepareRequest] });
};
