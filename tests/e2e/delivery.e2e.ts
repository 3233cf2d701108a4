/**
 * Files that the server delivers with the build, and the weight of the first page. nginx.e2e.ts has the headers of the
 * responses, and compares nginx with this server.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import budgets from '../../config/budgets.json';
import routes, { type PortalRoute } from '../../config/routes';
import { codesEndpoints } from '../../src/contract/codes';
import { endpoints } from '../../src/contract/endpoints';
import { firstSubCodes } from '../../src/contract/firstSubCodes';
import { guidesEndpoints } from '../../src/contract/guides';
import { lazySubCodes } from '../../src/contract/lazySubCodes';
import { noticesEndpoints } from '../../src/contract/notices';
import { sessionEndpoints } from '../../src/contract/session';
import { signInEndpoints } from '../../src/contract/signIn';
import firstMessages from '../../src/locales/zh-CN/index';
import accessibility from '../../src/pages/uaa/legal/zh-CN/accessibility';
import agreement from '../../src/pages/uaa/legal/zh-CN/agreement';
import help from '../../src/pages/uaa/legal/zh-CN/help';
import privacy from '../../src/pages/uaa/legal/zh-CN/privacy';
import { marksIn, plain, readBuild, templateMarks } from './support/run/build';
import { aVisitor, aVisitorAt, portalOrigin } from './support/setup';
import type { Visitor } from './support/visitor';

let asked: Promise<string[]> | undefined;

const scriptsOf = ({ watch }: Visitor): string[] =>
  watch.requests.map(({ url }) => url.pathname).filter((path) => path.endsWith('.js'));

/** Paths of the scripts that the sign-in page itself requests: with data saving on, it prefetches nothing. */
const scriptsOfSignIn = () => {
  const ask = async () => {
    const visitor = await aVisitorAt('/uaa/login');
    return scriptsOf(visitor);
  };
  asked ??= ask();
  return asked;
};

const build = join(__dirname, '../../dist');

test("delivers scripts as immutable and in the build's compressed form, and runs none inline", async () => {
  const origin = portalOrigin();
  const paths = await scriptsOfSignIn();
  expect(paths.length).toBeGreaterThan(0);
  for (const [coding, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    for (const path of paths) {
      const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': coding } });
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      // The first script is small enough for one packet without compression.
      const isSmall = path.startsWith('/early.');
      expect(headers.get('content-encoding')).toBe(isSmall ? null : coding);
      const file = isSmall ? path : `${path}.${ending}`;
      expect(headers.get('content-length')).toBe(`${statSync(join(build, file)).size}`);
    }
  }
  const html = await (await fetch(`${origin}/uaa/login`)).text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
});

test.each(['dist', 'dist-mock'])(
  'finds no inline script, event handler or script address in the pages of %s',
  (folder) => {
    const pages = readBuild(folder, /\.html$/);
    expect(pages.length).toBeGreaterThan(0);
    const inline =
      /<script(?![^>]*\ssrc=)[^>]*>|<[^>]+\son\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*(?:javascript|data:text)|<base\b|<object\b|<iframe\b/i;
    expect('<a onclick = "x">').toMatch(inline);
    expect('<script nonce="x">').toMatch(inline);
    expect(pages.filter(({ text }) => inline.test(text)).map(({ name }) => name)).toEqual([]);
  },
);

test('contains no source map', async () => {
  expect(readBuild('dist', /\.map(?:\.\w+)?$/)).toEqual([]);
  const scripts = readBuild('dist', /\.(?:js|css)$/);
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter(({ text }) => /[#@] ?sourceMappingURL=/.test(text)).map(({ name }) => name)).toEqual(
    [],
  );
  const origin = portalOrigin();
  const paths = await scriptsOfSignIn();
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(`${origin}${path}.map`)).status));
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test('keeps the scripts of the sign-in page within their budget', async () => {
  const { bytes, requests } = budgets.signIn;
  const paths = await scriptsOfSignIn();
  const sizes = await Promise.all(
    paths.map(
      async (path) => gzipSync(Buffer.from(await (await fetch(portalOrigin() + path)).arrayBuffer())).length,
    ),
  );
  const sum = sizes.reduce((before, size) => before + size, 0);
  const loaded = `${sum} bytes in ${paths.length} scripts: ${paths.map((path, at) => `${path} ${sizes[at]}`).join(', ')}`;
  expect(sum <= bytes && paths.length <= requests ? '' : loaded).toBe('');
});

test('prefetches the next pages when the sign-in page is idle, unless data saving is on', async () => {
  const isAhead = (path: string) => /layouts__MainLayout|p__user__identity_manage__index/.test(path);
  expect((await scriptsOfSignIn()).filter(isAhead)).toEqual([]);
  const visitor = await (await aVisitor()).turnsDataSavingOff();
  await visitor.opens('/uaa/login');
  await visitor.waits(
    () => document.querySelectorAll('link[rel="prefetch"][href*="MainLayout"]').length > 0,
    'what comes after sign-in',
  );
  await visitor.settles();
  // Each once: prefetched but not run, so that typing is not delayed.
  expect(scriptsOf(visitor).filter(isAhead)).toHaveLength(2);
});

const titlesOf = (rows: readonly PortalRoute[]): string[] =>
  rows.flatMap(({ title, routes: below = [] }) => [...(title ? [title] : []), ...titlesOf(below)]);

/** Texts of the sign-in page's scripts. */
async function readScripts(): Promise<string[]> {
  const paths = await scriptsOfSignIn();
  return Promise.all(paths.map(async (path) => (await fetch(portalOrigin() + path)).text()));
}

test('contains no titles and legal texts of later pages in the scripts of the sign-in page', async () => {
  const scripts = await readScripts();
  // The frame of the sign-in page links to some of them.
  const titles = titlesOf(routes).filter((title) => !Object.hasOwn(firstMessages, title));
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => scripts.some((script) => script.includes(`"${title}"`)))).toEqual([]);
  // The texts of the legal pages belong to those pages.
  const texts = scripts.map(plain);
  const intros = [privacy, agreement, accessibility, help].map(({ intro }) => intro);
  expect(intros.filter((intro) => texts.some((text) => text.includes(intro)))).toEqual([]);
});

/** The areas that are called by signing in, by the guide after it and by the bell on every page. */
const FIRST_AREAS = [sessionEndpoints, signInEndpoints, codesEndpoints, guidesEndpoints, noticesEndpoints];

test('contains no endpoints and refusals of later pages in the scripts of the sign-in page', async () => {
  const scripts = await readScripts();
  const carried = (text: string) => scripts.some((script) => script.includes(`"${text}"`));
  const first = FIRST_AREAS.flatMap(Object.keys);
  const beyond = Object.entries(endpoints).filter(([name]) => !first.includes(name));
  expect(beyond.length).toBeGreaterThan(40);
  expect(beyond.filter(([, call]) => carried(call))).toEqual([]);
  expect(Object.entries(lazySubCodes).filter(([, code]) => carried(code))).toEqual([]);
  // Checks the search itself: the sign-in page's own endpoint and refusal are found.
  expect(carried(signInEndpoints.login.call)).toBe(true);
  expect(carried(firstSubCodes.BAD_CAPTCHA)).toBe(true);
});

test('shows nothing in a frame', async () => {
  const visitor = await aVisitor('undecided');
  visitor.watch.tolerate(/frame-ancestors|X-Frame-Options|chrome-error|Framing/i);
  // A page of another origin, which has no policy of its own.
  await visitor.page.goto('about:blank');
  await visitor.page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
  }, `${visitor.origin}/uaa/login`);
  const shown = () => visitor.page.frames()[1]?.url() ?? '';
  const isErrorPage = () => /^(?:chrome-error|about:neterror)/.test(shown());
  await visitor.until(isErrorPage, "the browser's own page in place of the blocked one");
});

test('contains nothing of the outbox and the simulator in the production build', () => {
  expect(marksIn('dist')).toEqual([]);
});

test("contains nothing of the legacy template's screens in the production build", () => {
  expect(templateMarks.length).toBeGreaterThan(100);
  expect(marksIn('dist', templateMarks)).toEqual([]);
});

test('contains no package that is only allowed as a tool because of its license', () => {
  expect(marksIn('dist', ['stagewise'])).toEqual([]);
});
