#!/usr/bin/env node
/**
 * Serves a build with the production headers, and the mock portal as its API.
 * `npm run preview` and every worker of the e2e tests run this server.
 *
 *   node scripts/serve.mjs [--port 8000] [--root dist] [--parts FILE]
 *
 * Port 0 selects a free port. PORTAL_BASE has to be the same as in the build. `--parts` is a bundle of the mock portal
 * (bundleServerParts) that several servers can share; without it, the server creates its own.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import compression from 'compression';
import express from 'express';
import { createMockRouter } from './serve/mockRouter.mjs';
import { createSiteRouter } from './serve/site.mjs';
import { readPort, toPortError } from './shared/port.mjs';
import { loadServerParts, repository } from './shared/serverParts.mjs';

/** Creates middleware that rejects API requests that must not reach a handler. */
export const refuseCalls = ({ describeFailure, findRefusal }) => {
  return (req, res, next) => {
    const refusal = findRefusal(req);
    if (!refusal) return next();
    const { status, type, body } = describeFailure(req.url, refusal.status);
    res.status(status).set(refusal.headers).type(type).send(body);
  };
};

/** Creates an error handler. Express itself would send the stack trace, with file paths. */
export const answerFailure = ({ describeFailure }) => {
  return (error, req, res, next) => {
    const errorStatus = error.status >= 400 && error.status < 500 ? error.status : 500;
    if (errorStatus === 500) console.error(error);
    if (res.headersSent) return next(error);
    for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
    const { status, type, body } = describeFailure(req.originalUrl, errorStatus);
    res.status(status).type(type).set('Cache-Control', 'no-store').send(body);
  };
};

/**
 * Starts the server on the loopback address.
 * @param {{ port?: number, root?: string, base?: string, parts?: string }} options `base` starts and ends with a
 *   slash; `parts` is a bundle of the mock portal
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>} rejects if there is no build or the port is in use
 */
export async function startServer({
  port = 0,
  root = 'dist',
  base = process.env.PORTAL_BASE ?? '/',
  parts,
} = {}) {
  const folder = resolve(repository, root);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no build in ${folder}: run \`npm run build\` first.`);
  }
  const loaded = await loadServerParts(parts);
  const { getSecurityHeaders, serverPrefixes } = loaded;
  const headers = getSecurityHeaders({
    google: process.env.ANALYTICS_GOOGLE_ID,
    baidu: process.env.ANALYTICS_BAIDU_ID,
  });

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'extended');
  app.use((_req, res, next) => {
    // Default: no caching. `createSiteRouter` overrides it for files with a hash in their names.
    res.set(headers).set('Cache-Control', 'no-store');
    next();
  });
  app.use(compression());
  app.use(refuseCalls(loaded));
  app.use(createMockRouter(loaded));
  app.use(serverPrefixes, (_req, res) => res.status(404).type('text/plain').send('404'));
  app.use(base, createSiteRouter(folder, loaded));
  app.use((_req, res) => res.status(404).type('text/plain').send('404'));
  app.use(answerFailure(loaded));

  return listen(app, port);
}

/**
 * Listens on the loopback address.
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>} rejects if the port is in use
 */
export async function listen(app, port = 0) {
  const server = createServer(app);
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = { type: 'string' };
  const options = { port: text, root: text, parts: text };
  const { port: portOption, ...rest } = parseArgs({ options }).values;
  let port;
  try {
    port = readPort(portOption ?? (process.env.PORT || 8000));
    const { origin } = await startServer({ port, ...rest });
    console.log(`listening on ${origin}`);
  } catch (error) {
    console.error(toPortError(error, port, 'npm run preview -- --port').message);
    process.exit(1);
  }
}
