/** @jest-environment node */
/** Documents of an artificial build: which addresses share one, and how it is sent. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runModule } from '../../support/runModule';

const scripts = join(__dirname, '../../../scripts');
const folder = mkdtempSync(join(tmpdir(), 'portal-renderer-'));
const url = (name: string) => JSON.stringify(pathToFileURL(join(scripts, name)).href);

/** Counts its calls, so that a stored page differs from one that is rendered again. */
const RENDERER = `
let count = 0;
const rows = { '/uaa/login': '/uaa/login', '/uaa/LOGIN': '/uaa/login', '/': undefined };
export const findPage = async (path) => (path in rows ? rows[path] : '/*');
export const renderPage = async (row, locale) => {
  count += 1;
  if (row === '/*' && count === 1) throw new Error('not this time');
  return { html: '<main>' + row + ' ' + locale + ' ' + count + '</main>', css: '', variables: { standard: '', dark: '', elder: '' }, title: row, late: '' };
};`;
const BUILD = {
  shell:
    '<html><head><link rel="stylesheet" href="/umi.css"><script src="/umi.js"></script></head><body><div id="root"></div></body></html>',
  early: 'early.js',
  publicPath: '/',
  firstPages: [],
  groups: { umi: ['umi.js'], page: ['page.js'] },
  pages: { '/uaa/login': ['page'] },
};

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'renderer.mjs'), RENDERER);
  writeFileSync(join(folder, 'build.json'), JSON.stringify(BUILD));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Renders the pages of these addresses one after the other. */
const render = (asked: [path: string, locale: string][]) =>
  runModule<({ html: string; key?: string } | string | null)[]>(
    `import { createRenderer } from ${url('prerender/renderer.mjs')};
     const { render } = createRenderer(${JSON.stringify(folder)}, ${JSON.stringify(folder)});
     const pages = [];
     for (const [path, locale] of ${JSON.stringify(asked)})
       pages.push((await render(path, locale).catch((error) => error.message)) ?? null);
     answer(pages);`,
  );

const read = (page: { html: string } | string | null | undefined) =>
  typeof page === 'object' ? /<main>(.*)<\/main>/.exec(page?.html ?? '')?.[1] : page;

test('does not render an address that only redirects, and shares no page between it and unknown addresses', async () => {
  const pages = await render([
    ['/', 'en-US'],
    ['/nowhere', 'en-US'],
    ['/nowhere', 'en-US'],
    ['/elsewhere', 'en-US'],
    ['/', 'en-US'],
    ['/nowhere', 'pt-BR'],
  ]);
  // A failed page is rendered again. Each language has its own renderer, whose count starts at 1.
  expect(pages.map(read)).toEqual([
    undefined,
    'not this time',
    '/* en-US 2',
    '/* en-US 2',
    undefined,
    'not this time',
  ]);
  expect(pages[0]).toBeNull();
});

test('renders any spelling of an address as the page of its row, and stores only the row’s own path', async () => {
  const [own, other] = await render([
    ['/uaa/login', 'en-US'],
    ['/uaa/LOGIN', 'en-US'],
  ]);
  expect([own, other].map(read)).toEqual(['/uaa/login en-US 1', '/uaa/login en-US 1']);
  expect(own).toMatchObject({
    html: expect.stringContaining('data-page="/uaa/login"'),
    key: '/uaa/login en-US',
  });
  expect(other).toMatchObject({ html: expect.stringContaining('data-page="/uaa/LOGIN"') });
  expect(other).not.toHaveProperty('key');
});

test('compresses a page that does not change once for each encoding', async () => {
  const answers = await runModule<string[]>(
    `import { createPageSender } from ${url('contentEncoding.mjs')};
     import { brotliDecompressSync, gunzipSync } from 'node:zlib';
     const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
     const send = createPageSender();
     const ask = async (accepted, page) => {
       let encoding;
       let sent;
       const res = { type: () => res, vary: () => res, set: (_, value) => ((encoding = value), res), send: (body) => (sent = body) };
       await send({ headers: { 'accept-encoding': accepted } }, res, page);
       return (encoding ?? 'plain') + ' ' + (encoding ? unpack[encoding](sent) : sent);
     };
     answer([
       await ask('br', { html: 'one', key: 'k' }),
       await ask('br', { html: 'two', key: 'k' }),
       await ask('gzip', { html: 'three', key: 'k' }),
       await ask('br', { html: 'four', key: 'other' }),
       await ask('', { html: 'five', key: 'k' }),
       await ask('br', { html: 'six' }),
     ]);`,
  );
  expect(answers).toEqual(['br one', 'br one', 'gzip three', 'br four', 'plain five', 'plain six']);
});
