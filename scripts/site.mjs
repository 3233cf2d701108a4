/** A build as a server sends it: in the encoding the browser takes, a page in the reader's language. */
import { readdirSync } from 'node:fs';
import { extname, sep } from 'node:path';
import express from 'express';
import Negotiator from 'negotiator';

/** Addresses that can only mean a file: never answered with the page. */
const FILE =
  /\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|wasm|webmanifest)$/i;
/** A prerendered page; without a language in its name it is in the default one, which a plain file host sends. */
const PAGE = /^index(?:\.([a-z]{2}-[A-Z]{2}))?\.html$/;
/** Addresses of the pages for members, which share one frame (config/entryPages.ts). */
const MEMBERS = /^\/(?:user|account)(?:\/|$)/;
const MEMBER_FRAME = '/user';

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

/** Rewrites the address of a prerendered page to its file in the reader's language. */
function choosePage(root, { getRequestLocale, defaultLocale }) {
  const pages = listPages(root, defaultLocale);
  return (req, res, next) => {
    const address = normalizePath(req.path);
    const files = pages.get(MEMBERS.test(address) ? MEMBER_FRAME : address);
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

/** Umi writes eight hexadecimal digits of the content's hash into a file's name. */
const HASHED = /\.[0-9a-f]{8}\.(?:async\.)?(?:chunk\.)?\w+$/;
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The file name ending of each encoding; the first one wins if the browser accepts both equally. */
const ENDINGS = { br: '.br', gzip: '.gz' };
const ENCODINGS = Object.keys(ENDINGS);

/**
 * The precompressed files of config/plugins/precompress.ts have no address of their own: they would be sent with the wrong
 * type, and whether they exist depends on the build.
 */
const PRECOMPRESSED = /\.(?:br|gz)$/i;

const STATIC = { index: false, redirect: false, cacheControl: false };

/** Lets browsers keep a file whose name contains the hash of its content. */
function setCacheHeader(res, file) {
  if (HASHED.test(file)) res.set('Cache-Control', FOR_GOOD);
}

/** Returns the encodings that the browser prefers to the uncompressed file, best first. */
function listEncodings(req) {
  const wanted = new Negotiator(req).encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  const plain = wanted.indexOf('identity');
  return plain < 0 ? wanted : wanted.slice(0, plain);
}

/**
 * Sends the precompressed file of an address through express.static, which checks the path. Without such a file the next
 * handler responds.
 */
function sendPrecompressed(root) {
  const setHeaders = (res, file) => {
    const ending = extname(file);
    const original = file.slice(0, -ending.length);
    res.set(
      'Content-Encoding',
      ENCODINGS.find((encoding) => ENDINGS[encoding] === ending),
    );
    res.type(extname(original)).vary('Accept-Encoding');
    setCacheHeader(res, original);
  };
  const send = express.static(root, { ...STATIC, acceptRanges: false, setHeaders });
  return (req, res, next) => {
    const { url, path } = req;
    const encodings = listEncodings(req);
    const tryNext = () => {
      const encoding = encodings.shift();
      req.url = encoding ? path + ENDINGS[encoding] : url;
      if (encoding) send(req, res, tryNext);
      else next();
    };
    tryNext();
  };
}

/** Sends a refusal of express.static (412, 416) without the headers of the file. */
function sendRefusal(error, _req, res, next) {
  if (!(error.status < 500) || res.headersSent) return next(error);
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
  res.set({ ...error.headers, 'Cache-Control': 'no-store' });
  res.status(error.status).type('text/plain').send(String(error.status));
}

/**
 * The build: files by name, prerendered pages by their address, every other address the shell. Other methods than
 * GET and HEAD, and files that are missing, are left to the next.
 * @param {string} root the build's folder
 * @param {{ getRequestLocale: (headers: import('node:http').IncomingHttpHeaders) => string, defaultLocale: string }}
 *   locales the language of a request, and that of the pages without one in their name
 */
export function site(root, locales) {
  const router = express.Router();
  const files = [sendPrecompressed(root), express.static(root, { ...STATIC, setHeaders: setCacheHeader })];
  router.use((req, _res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    next(reads && !PRECOMPRESSED.test(req.path) ? undefined : 'router');
  });
  router.use(choosePage(root, locales), ...files);
  router.use((req, _res, next) => {
    if (FILE.test(req.path)) return next('router');
    req.url = '/index.html';
    next();
  });
  router.use(...files, sendRefusal);
  return router;
}
