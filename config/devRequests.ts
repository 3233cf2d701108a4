import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IApi } from '@umijs/max';
import { describeFailure, isReadableTarget } from './requestTarget';

type DevRequest = IncomingMessage & { body?: unknown };

/**
 * Prepares a request for Umi's mock server, which throws at a path that it cannot unescape, and takes JSON that it cannot
 * parse for an empty object. Its parsers leave a body alone that is there already until they have read another: so a
 * handler finds this text in place of what could not be read.
 */
export function prepareRequest(req: DevRequest, res: ServerResponse, next: () => void): void {
  const url = req.url ?? '/';
  if (isReadableTarget(url)) {
    req.body = 'unread';
    next();
    return;
  }
  const { status, type, body } = describeFailure(url, 400);
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** The development server stands in front of the mock portal as scripts/serve.mjs does. */
export default (api: IApi) => {
  // A stage of its own, because it has to come before the mock's.
  api.register({ key: 'addBeforeMiddlewares', stage: -1, fn: () => [prepareRequest] });
};
