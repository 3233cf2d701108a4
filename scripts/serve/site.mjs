/** Serves a build: files in an encoding that the browser accepts, and pages in the visitor's language. */
import { readdirSync } from 'node:fs';
import { extname, sep } from 'node:path';
import express from 'express';
import Negotiator from 'negotiator';

/** Addresses that can only be files: if the file is missing, the response is not a page. */
const FILE =
  /\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|wasm|webmanifest)$/i;
/** File names of a prerendered page. The name without a language is in the default language, for plain file hosts. */
const PAGE = /^index(?:\.([a-z]{2}-[A-Z]{2}))?\.html$/;
/** Addresses of the members' pages, which share one prerendered layout (config/entryPages.ts). */
const MEMBER_ADDRESS = /^\/(?:user|account)(?:\/|$)/;

/** Returns the prerendered pages by address in lower case, each with its file in each language. */
function listPages(root, defaultLocale) {
  const pages = new Map();
  for (const file of readdirSync(root, { recursive: true })) {
    const segments = file.split(sep);
    const [name, locale = defaultLocale] = PAGE.exec(segments.pop()) ?? [];
    // The index.html of the root is the shell for all other addresses.
    if (!name || segments.length === 0) continue;
    const address = `/${segments.join('/')}`;
    const files = pages.get(address.toLowerCase()) ?? {};
    pages.set(address.toLowerCase(), { ...files, [locale]: `${address}/${name}` });
  }
  return pages;
}

/** Returns a path as Umi's router compares it: unescaped, in lower case, without slashes at its end. */
function normalizePath(path) {
  let address = path;
  try {
    address = decodeURI(path);
  } catch {
    // A path that cannot be unescaped is compared as it is.
  }
  return address.toLowerCase().replace(/\/+$/, '');
}

/** Creates middleware that rewrites a prerendered page's address to its file in the visitor's language. */
function rewriteToPage(root, { getRequestLocale, defaultLocale, MEMBER_FRAME }) {
  const pages = listPages(root, defaultLocale);
  return (req, res, next) => {
    const address = normalizePath(req.path);
    const files = pages.get(MEMBER_ADDRESS.test(address) ? MEMBER_FRAME.path : address);
    if (!files) return next();
    const preferred = getRequestLocale(req.headers);
    const locale = files[preferred] ? preferred : defaultLocale;
    res.vary('Cookie, Accept-Language, Accept-Encoding');
    if (files[locale]) {
      res.set('Content-Language', locale);
      req.url = encodeURI(files[locale]);
    }
    next();
  };
}

/** Umi writes eight hexadecimal digits of the content's hash into a file's name. */
const HASHED = /\.[0-9a-f]{8}\.(?:async\.)?(?:chunk\.)?\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** File name extension of each encoding; the first is preferred if the browser accepts both equally. */
const EXTENSIONS = { br: '.br', gzip: '.gz' };
const ENCODINGS = Object.keys(EXTENSIONS);

/** Precompressed files have no address of their own: they would be sent with the wrong type. */
const PRECOMPRESSED = /\.(?:br|gz)$/i;

const STATIC_OPTIONS = { index: false, redirect: false, cacheControl: false };

/** Lets browsers cache a file whose name contains a hash of its content. */
function setCacheHeader(res, file) {
  if (HASHED.test(file)) res.set('Cache-Control', IMMUTABLE);
}

/** Returns the encodings that the browser prefers to the uncompressed file, best first. */
function listEncodings(req) {
  const accepted = new Negotiator(req).encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  const identity = accepted.indexOf('identity');
  return identity < 0 ? accepted : accepted.slice(0, identity);
}

/** Sends the precompressed file of an address through express.static, which checks the path. */
function sendPrecompressed(root) {
  const setHeaders = (res, file) => {
    const extension = extname(file);
    const original = file.slice(0, -extension.length);
    res.set(
      'Content-Encoding',
      ENCODINGS.find((encoding) => EXTENSIONS[encoding] === extension),
    );
    res.type(extname(original)).vary('Accept-Encoding');
    setCacheHeader(res, original);
  };
  const send = express.static(root, { ...STATIC_OPTIONS, acceptRanges: false, setHeaders });
  return (req, res, next) => {
    const { url, path } = req;
    const encodings = listEncodings(req);
    const tryNext = (error) => {
      if (error) return next(error);
      const encoding = encodings.shift();
      req.url = encoding ? path + EXTENSIONS[encoding] : url;
      if (encoding) send(req, res, tryNext);
      else next();
    };
    tryNext();
  };
}

/** Sends an error of express.static (412, 416) without the headers of the file. */
function sendRefusal(error, _req, res, next) {
  if (!(error.status < 500) || res.headersSent) return next(error);
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
  res.set({ ...error.headers, 'Cache-Control': 'no-store' });
  res.status(error.status).type('text/plain').send(String(error.status));
}

/**
 * Creates a router for a build: it sends files, prerendered pages, and the shell for all other addresses. Methods other
 * than GET and HEAD, and missing files, are left to the next handler.
 * @param {string} root the build's folder
 * @param {{ getRequestLocale: (headers: import('node:http').IncomingHttpHeaders) => string, defaultLocale: string,
 *   MEMBER_FRAME: { path: string } }} parts the result of loadServerParts; used are the function that chooses a request's language, the
 *   language of files without one in their name, and the page for all addresses of members
 */
export function createSiteRouter(root, parts) {
  const router = express.Router();
  const files = [
    sendPrecompressed(root),
    express.static(root, { ...STATIC_OPTIONS, setHeaders: setCacheHeader }),
  ];
  router.use((req, _res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    next(isRead && !PRECOMPRESSED.test(req.path) ? undefined : 'router');
  });
  router.use(rewriteToPage(root, parts), ...files);
  router.use((req, _res, next) => {
    if (FILE.test(req.path)) return next('router');
    req.url = '/index.html';
    next();
  });
  router.use(...files, sendRefusal);
  return router;
}
