#!/usr/bin/env node
/**
 * The project's own small server: a build with the production headers in front and the mock portal behind.
 * `npm run preview` and every worker of the e2e tests run one.
 *
 *   node scripts/serve.mjs [--port 8000] [--root dist] [--parts FILE]
 *
 * Port 0 takes any free one. PORTAL_BASE is honored as in the build. `--parts` names a bundle of the mock portal
 * (bundleServerParts) that several servers share; without it the server makes its own.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import compression from 'compression';
import express from 'express';
import multer from 'multer';
import { loadServerParts, repository } from './serverParts.mjs';
import { site } from './site.mjs';

const BODY_LIMIT = '5mb';
/** Uploads stay in memory, under the name the browser sent: in UTF-8, slashes and all. One file is sent at a time. */
const UPLOADS = {
  limits: { fileSize: 6 * 1024 * 1024, files: 2, fields: 2, fieldSize: 1024 },
  preservePath: true,
  defParamCharset: 'utf8',
};

/** The mock's handlers as a router. The first key that matches wins; a body that cannot be read is left out. */
export function mockPortal({ handlers, jsonOptions }) {
  const router = express.Router();
  const forgiving = (middleware) => (req, res, next) => middleware(req, res, () => next());
  router.use(forgiving(express.json(jsonOptions)));
  router.use(forgiving(express.urlencoded({ limit: BODY_LIMIT, extended: true })));
  router.use(forgiving(multer(UPLOADS).any()));
  for (const [key, handler] of handlers) {
    const [method, path] = key.split(/\s+/);
    router[method.toLowerCase()](path, handler);
  }
  return router;
}

/** Refuses a call that no handler may see. Pages say themselves that they do not exist. */
export const refuseCalls = ({ describeFailure, findRefusal }) => {
  return (req, res, next) => {
    const refusal = findRefusal(req);
    if (!refusal) return next();
    const { status, type, body } = describeFailure(req.url, refusal.status);
    res.status(status).set(refusal.headers).type(type).send(body);
  };
};

/** Answers what has failed, in place of express, which sends the error's stack with the files it went through. */
export const answerFailure = ({ describeFailure }) => {
  return (error, req, res, next) => {
    const asked = error.status >= 400 && error.status < 500 ? error.status : 500;
    if (asked === 500) console.error(error);
    if (res.headersSent) return next(error);
    for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
    const { status, type, body } = describeFailure(req.originalUrl, asked);
    res.status(status).type(type).set('Cache-Control', 'no-store').send(body);
  };
};

/**
 * Starts the server on the loopback address.
 * @param {{ port?: number, root?: string, base?: string, parts?: string }} options `base` starts and ends with a
 *   slash; `parts` is a bundle of the mock portal
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>} rejects where there is no build, or the port is taken
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
  const { securityHeaders, serverPrefixes, getRequestLocale, defaultLocale } = loaded;
  const headers = securityHeaders({
    google: process.env.ANALYTICS_GOOGLE_ID,
    baidu: process.env.ANALYTICS_BAIDU_ID,
  });

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'extended');
  app.use((_req, res, next) => {
    // Nothing is kept unless the build's names say that it never changes.
    res.set(headers).set('Cache-Control', 'no-store');
    next();
  });
  app.use(compression());
  app.use(refuseCalls(loaded));
  app.use(mockPortal(loaded));
  app.use(serverPrefixes, (_req, res) => res.status(404).type('text/plain').send('404'));
  app.use(base, site(folder, { getRequestLocale, defaultLocale }));
  app.use((_req, res) => res.status(404).type('text/plain').send('404'));
  app.use(answerFailure(loaded));

  return listen(app, port);
}

/**
 * Listens on the loopback address.
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>} rejects where the port is taken
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
  const { port = 8000, ...rest } = parseArgs({ options }).values;
  try {
    const { origin } = await startServer({ port: Number(port), ...rest });
    console.log(`listening on ${origin}`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
