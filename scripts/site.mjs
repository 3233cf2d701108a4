/** A build as a server sends it: in the encoding the browser takes, a page in the reader's language. */
import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import express from 'express';
import {
  createPageSender,
  PRECOMPRESSED,
  STATIC,
  sendCompressed,
  sendPrecompressed,
  setCacheHeader,
} from './contentEncoding.mjs';

/** Addresses that can only mean a file: never answered with the page. */
const FILE =
  /\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|wasm|webmanifest)$/i;
/** A page that was rendered ahead: without a language it is in the default one, which a plain file host sends. */
const PAGE = /^index(?:\.([a-z]{2}-[A-Z]{2}))?\.html$/;

/** The addresses the build has a page for, in lower case, with the page's file in each language. */
function listPages(root, defaultLocale) {
  const pages = new Map();
  for (const file of readdirSync(root, { recursive: true })) {
    const steps = file.split(sep);
    const [name, locale = defaultLocale] = PAGE.exec(steps.pop()) ?? [];
    // The folder's own page is the shell of all addresses.
    if (!name || steps.length === 0) continue;
    const address = `/${steps.join('/')}`;
    const files = pages.get(address.toLowerCase()) ?? {};
    pages.set(address.toLowerCase(), { ...files, [locale]: `${address}/${name}` });
  }
  return pages;
}

/** An address as Umi's router compares it: unescaped, in any case, with or without slashes at its end. */
function normalizePath(path) {
  let address = path;
  try {
    address = decodeURI(path);
  } catch {
    // A path that cannot be unescaped is compared as it is.
  }
  return address.toLowerCase().replace(/\/+$/, '');
}

/** Leads the address of a page that was rendered ahead to its file in the reader's language. */
function choosePage(root, { getRequestLocale, defaultLocale }) {
  const pages = listPages(root, defaultLocale);
  return (req, res, next) => {
    const files = pages.get(normalizePath(req.path));
    if (!files) return next();
    const wanted = getRequestLocale(req.headers);
    const locale = files[wanted] ? wanted : defaultLocale;
    res.vary('Cookie, Accept-Language, Accept-Encoding');
    if (files[locale]) {
      res.set('Content-Language', locale);
      req.url = encodeURI(files[locale]);
    }
    next();
  };
}

/**
 * Renders the page of an address in the reader's language. Where the address only leads on, or the page cannot be
 * rendered, the build's own page is sent, and the browser does the rest.
 */
function sendRendered(render, { getRequestLocale }) {
  const send = createPageSender();
  return async (req, res, next) => {
    if (FILE.test(req.path)) return next();
    const locale = getRequestLocale(req.headers);
    try {
      const page = await render(req.path, locale);
      if (!page) return next();
      res.vary('Cookie, Accept-Language').set('Content-Language', locale);
      await send(req, res, page);
    } catch (error) {
      console.error(`${req.path} was not rendered:`, error.message);
      next();
    }
  };
}

/** What express.static refuses of a file that is there (412, 416): an answer to this request alone, without the file. */
function sendRefusal(error, _req, res, next) {
  if (!(error.status < 500) || res.headersSent) return next(error);
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
  res.set({ ...error.headers, 'Cache-Control': 'no-store' });
  res.status(error.status).type('text/plain').send(String(error.status));
}

/**
 * The build: files by name, pages rendered ahead by their address, every other address the shell. Other methods than
 * GET and HEAD, and files that are missing, are left to the next.
 * @param {string} root the build's folder
 * @param {{ getRequestLocale: (headers: import('node:http').IncomingHttpHeaders) => string, defaultLocale: string }}
 *   locales the language of a request, and that of the pages without one in their name
 * @param {(path: string, locale: string) => Promise<{ html: string, key?: string } | undefined>} [render] renders each page
 *   when it is asked for
 */
export function site(root, locales, render) {
  const router = express.Router();
  const files = [
    sendPrecompressed(root),
    sendCompressed(root),
    express.static(root, { ...STATIC, setHeaders: setCacheHeader }),
  ];
  router.use((req, _res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    next(reads && !PRECOMPRESSED.test(req.path) ? undefined : 'router');
  });
  router.use(render ? sendRendered(render, locales) : choosePage(root, locales), ...files);
  router.use((req, _res, next) => {
    if (FILE.test(req.path)) return next('router');
    req.url = '/index.html';
    next();
  });
  router.use(...files, sendRefusal);
  return router;
}
