/** A build as a server sends it: in the form the browser takes, a page in the reader's language. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import Negotiator from 'negotiator';

/** Umi writes eight hexadecimal digits of the content's hash into a file's name. */
const HASHED = /\.[0-9a-f]{8}\.(?:async\.)?(?:chunk\.)?\w+$/;
/** Addresses that can only mean a file: never answered with the page. */
const FILE =
  /\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|wasm|webmanifest)$/i;
/**
 * The forms that config/precompress.ts writes are no addresses of their own: a copy of a script that calls itself
 * another type is of use to nobody, and whether one is there depends on the build.
 */
const FORM = /\.(?:br|gz)$/i;
/** A file's ending in each form, the most wanted first where the browser wants them equally. */
const ENDINGS = { br: '.br', gzip: '.gz' };
const CODINGS = Object.keys(ENDINGS);

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** A page that was rendered ahead: without a language it is in the default one, which a plain file host sends. */
const PAGE = /^index(?:\.([a-z]{2}-[A-Z]{2}))?\.html$/;

const STATIC = { index: false, redirect: false, cacheControl: false };

/** The forms a browser takes, the most wanted first, up to the one where the file itself is as good. */
function listCodings(req) {
  const wanted = new Negotiator(req).encodings([...CODINGS, 'identity'], { preferred: CODINGS });
  const plain = wanted.indexOf('identity');
  return plain < 0 ? wanted : wanted.slice(0, plain);
}

/**
 * Sends the file of an address as the build has compressed it. It asks express.static for the file's name with the
 * form's ending, which knows what an address may reach; what is not there is left to the next.
 */
function sendCompressed(root) {
  const setHeaders = (res, file) => {
    const form = extname(file);
    const original = file.slice(0, -form.length);
    res.set(
      'Content-Encoding',
      CODINGS.find((coding) => ENDINGS[coding] === form),
    );
    res.type(extname(original)).vary('Accept-Encoding');
    if (HASHED.test(original)) res.set('Cache-Control', FOR_GOOD);
  };
  const send = express.static(root, { ...STATIC, acceptRanges: false, setHeaders });
  return (req, res, next) => {
    const { url, path } = req;
    const codings = listCodings(req);
    const tryNext = () => {
      const coding = codings.shift();
      req.url = coding ? path + ENDINGS[coding] : url;
      if (coding) send(req, res, tryNext);
      else next();
    };
    tryNext();
  };
}

/** Scripts and styles that the build has not compressed: compressed when first asked for, then kept. */
function keepCompressed(root) {
  const names = new Set(readdirSync(root).filter((name) => HASHED.test(name) && /\.(?:js|css)$/.test(name)));
  const kept = new Map();
  return (req, res, next) => {
    const name = req.path.slice(1);
    if (!names.has(name) || !listCodings(req).includes('gzip')) return next();
    if (!kept.has(name)) kept.set(name, gzipSync(readFileSync(join(root, name))));
    res.set({ 'Cache-Control': FOR_GOOD, 'Content-Encoding': 'gzip' }).vary('Accept-Encoding');
    res.type(extname(name)).send(kept.get(name));
  };
}

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
    // What cannot be unescaped is compared as it is written.
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

/** Draws the page of an address in the reader's language; where it cannot be drawn, the build's own page is sent. */
function drawPage(draw, { getRequestLocale }) {
  return (req, res, next) => {
    if (FILE.test(req.path)) return next();
    const locale = getRequestLocale(req.headers);
    draw(req.path, locale)
      .then((page) => {
        res.vary('Cookie, Accept-Language').set('Content-Language', locale).type('html').send(page);
      })
      .catch((error) => {
        console.error(`${req.path} was not drawn:`, error.message);
        next();
      });
  };
}

/**
 * The build: files by name, pages rendered ahead by their address, every other address the shell. Other methods than
 * GET and HEAD, and files that are missing, are left to the next.
 * @param {string} root the build's folder
 * @param {{ getRequestLocale: (headers: import('node:http').IncomingHttpHeaders) => string, defaultLocale: string }}
 *   locales the language of a request, and that of the pages without one in their name
 * @param {(path: string, locale: string) => Promise<string>} [draw] draws each page when it is asked for
 */
export function site(root, locales, draw) {
  const router = express.Router();
  const setHeaders = (res, file) => {
    if (HASHED.test(file)) res.set('Cache-Control', FOR_GOOD);
  };
  const files = [sendCompressed(root), keepCompressed(root), express.static(root, { ...STATIC, setHeaders })];
  router.use((req, _res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    next(reads && !FORM.test(req.path) ? undefined : 'router');
  });
  router.use(draw ? drawPage(draw, locales) : choosePage(root, locales), ...files);
  router.use((req, _res, next) => {
    if (FILE.test(req.path)) return next('router');
    req.url = '/index.html';
    next();
  });
  router.use(...files);
  return router;
}
