/** Answers in the content encoding that the browser takes: precompressed files, and what is compressed once and kept. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import express from 'express';
import Negotiator from 'negotiator';

/** Umi writes eight hexadecimal digits of the content's hash into a file's name. */
const HASHED = /\.[0-9a-f]{8}\.(?:async\.)?(?:chunk\.)?\w+$/;
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The ending of a precompressed file in each encoding, the most wanted first where the browser wants them equally. */
const ENDINGS = { br: '.br', gzip: '.gz' };
const ENCODINGS = Object.keys(ENDINGS);
const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * The precompressed files of config/precompress.ts are no addresses of their own: a copy of a script that calls itself
 * another type is of use to nobody, and whether one is there depends on the build.
 */
export const PRECOMPRESSED = /\.(?:br|gz)$/i;

export const STATIC = { index: false, redirect: false, cacheControl: false };

/** Lets a file whose name tells of its content be kept for good. */
export function setCacheHeader(res, file) {
  if (HASHED.test(file)) res.set('Cache-Control', FOR_GOOD);
}

/** The encodings a browser takes, the most wanted first, up to the one where the file itself is as good. */
function listEncodings(req) {
  const wanted = new Negotiator(req).encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  const plain = wanted.indexOf('identity');
  return plain < 0 ? wanted : wanted.slice(0, plain);
}

/**
 * Sends the precompressed file of an address. It asks express.static for the file's name with the encoding's ending,
 * which knows what an address may reach; what is not there is left to the next.
 */
export function sendPrecompressed(root) {
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

/**
 * Compresses texts when they are first asked for, and keeps them.
 * @param {string[]} encodings those it knows
 * @returns {(req: object, res: object, key: string, read: () => string | Buffer) => Promise<void>} sends a text that is
 *   always the same for one key
 */
function createEncoder(encodings) {
  const kept = new Map();
  return async (req, res, key, read) => {
    const encoding = listEncodings(req).find((one) => encodings.includes(one));
    res.vary('Accept-Encoding');
    if (!encoding) return res.send(read());
    const name = `${encoding} ${key}`;
    if (!kept.has(name)) kept.set(name, COMPRESS[encoding](read()));
    const content = await kept.get(name);
    res.set('Content-Encoding', encoding).send(content);
  };
}

/** Scripts and styles of a build that has compressed nothing. One that has knows which files are not worth it. */
export function sendCompressed(root) {
  const files = readdirSync(root);
  const isCompressed = files.some((name) => PRECOMPRESSED.test(name));
  const names = new Set(
    isCompressed ? [] : files.filter((name) => HASHED.test(name) && /\.(?:js|css)$/.test(name)),
  );
  // Such a build is for tests: brotli at its best quality takes seconds for a large script.
  const send = createEncoder(['gzip']);
  return (req, res, next) => {
    const name = req.path.slice(1);
    if (!names.has(name) || !listEncodings(req).includes('gzip')) return next();
    setCacheHeader(res, name);
    res.type(extname(name));
    send(req, res, name, () => readFileSync(join(root, name))).catch(next);
  };
}

/**
 * Sends HTML that was rendered for one request. With a key it is the same for every request and kept compressed; without
 * one it has the address in it, and there are as many of these as somebody asks for.
 */
export function createPageSender() {
  const send = createEncoder(ENCODINGS);
  return async (req, res, { html, key }) => {
    res.type('html');
    if (key === undefined) res.send(html);
    else await send(req, res, key, () => html);
  };
}
