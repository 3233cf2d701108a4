/** The build that renders each page when it is asked for (SSR=1). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import routes, { type PortalRoute } from '../../config/routes';
import agreement from '../../src/pages/uaa/legal/en-US/agreement';
import { runModule } from '../support/runModule';
import { demo } from './support/people';
import { aMember, aVisitor, portalOrigin } from './support/setup';
import type { Visitor } from './support/visitor';
import { type Language, languages, say, type Words } from './support/words';

const listRows = (rows: readonly PortalRoute[]): PortalRoute[] =>
  rows.flatMap((row) => (row.routes ? listRows(row.routes) : row.component ? [row] : []));
const pages = listRows(routes);
const visitorPages = pages.filter(({ path }) => !/^\/(?:user|account)/.test(path) && path !== '/*');
const memberPaths = pages.filter(({ path }) => /^\/(?:user|account)/.test(path)).map(({ path }) => path);

/** Headings that are other words than the page's title. */
const HEADINGS: Record<string, Words> = {
  '/error': 'exception.500.title',
  '/uaa/authGuide': 'guide.auth.heading',
  '/uaa/modifyPwdGuide': 'guide.pwd.heading',
};
const REDIRECTS = ['/', '/uaa', '/user', '/UAA/'];
const UNKNOWN = ['/no/such/page', '/uaa/nothing', '/user/nothing/at/all'];

const headingOf = ({ path, title = '' }: PortalRoute): Words => HEADINGS[path] ?? title;
const known = visitorPages.map((page) => ({ path: page.path, heading: headingOf(page) }));
const unknown = UNKNOWN.map((path) => ({ path, heading: 'page.notFound' }));

const languageAt = (index: number): Language => languages[index % languages.length] ?? 'zh-CN';

const getPage = async (path: string, headers: Record<string, string>) => {
  const response = await fetch(portalOrigin() + path, { headers, redirect: 'manual' });
  const html = await response.text();
  return {
    status: response.status,
    html,
    language: response.headers.get('content-language'),
    /** What React has rendered. */
    root: /<div id="root"[^>]*>(.*)<\/div>\s*<p id="late"/s.exec(html)?.[1],
  };
};

const readText = (html: string) => html.replace(/<[^>]*>/g, '\n');

test('sixty requests at a time in four languages: each gets its own', async () => {
  // The server has rendered nothing yet: this is the first test.
  const wanted = Array.from({ length: 60 }, (_, index) => ({
    ...([...unknown, ...known][index % (unknown.length + known.length)] ?? { path: '', heading: '' }),
    language: languageAt(index),
  }));
  const answers = await Promise.all(
    wanted.map(({ path, language }) => getPage(path, { 'accept-language': language })),
  );
  const found = answers.map(({ html, root = '', language }, index) => {
    const { path = '', language: asked = 'zh-CN' } = wanted[index] ?? {};
    return {
      path,
      language,
      lang: /<html lang="([^"]*)"/.exec(html)?.[1],
      heading: /<main.*?<h1[^>]*>([^<]*)<\/h1>/s.exec(root)?.[1],
      // What stands above every page.
      settings: /class="appearance-bar" aria-label="([^"]*)"/.exec(root)?.[1],
      late: html.includes(`>${say(asked, 'form.late')}</p>`),
    };
  });
  expect(found).toEqual(
    wanted.map(({ path, heading, language }) => ({
      path,
      language,
      lang: language,
      heading: say(language, heading),
      settings: say(language, 'layout.settings'),
      late: true,
    })),
  );
});

test('an address that only leads on is answered with the build’s own page', async () => {
  const answers = await Promise.all(REDIRECTS.map((path) => getPage(path, {})));
  expect(answers.map(({ html, language }) => [html.includes('<div id="root"></div>'), language])).toEqual(
    REDIRECTS.map(() => [true, null]),
  );
});

test('what depends on nobody is there before the scripts', async () => {
  const { root = '', html } = await getPage('/uaa/agreement', { 'accept-language': 'en-US' });
  const text = readText(root);
  for (const { title, text: paragraphs } of Object.values(agreement.sections)) {
    expect(text).toContain(title);
    for (const paragraph of paragraphs) expect(text).toContain(paragraph);
  }
  // The policy forbids scripts within a page, by which React would send what is long later.
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<template/);
  // What needs an answer says that it loads.
  const waiting = ['/uaa/associate/login', '/uaa/frozen', '/uaa/authGuide', '/uaa/getVersion'];
  for (const path of waiting) {
    expect(readText((await getPage(path, { 'accept-language': 'pt' })).root ?? '')).toContain(
      say('pt-BR', 'common.loading'),
    );
  }
});

test("a members' page comes as its frame: the same for somebody and for nobody, and the server asks for nothing", async () => {
  const member = await aMember(demo);
  const cookies = await member.page.browserContext().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const path = '/user/identity_manage';
  const nobody = await getPage(path, { 'accept-language': 'zh-CN' });
  const somebody = await getPage(path, { cookie });
  expect(somebody.html).toBe(nobody.html);
  expect(somebody.root).toMatch(/<header class="main-header">.*<main aria-busy="true">/s);
  expect(readText(somebody.root ?? '').trim()).toBe(say('zh-CN', 'common.loading'));

  const renderer = pathToFileURL(join(__dirname, '../../dist-server/renderer.mjs')).href;
  const { asked, frames } = await runModule<{ asked: string[]; frames: string[] }>(
    `import { Socket } from 'node:net';
     const asked = [];
     const note = (what) => { asked.push(what); throw new Error('The server asks.'); };
     Socket.prototype.connect = () => note('a connection');
     globalThis.fetch = (address) => note(String(address));
     globalThis.XMLHttpRequest = class { open(_, address) { note(address); } };
     const { renderPage } = await import(${JSON.stringify(renderer)});
     const frames = new Set();
     for (const path of ${JSON.stringify(memberPaths)}) frames.add((await renderPage(path, 'zh-CN')).html);
     // What a page begins when it has been rendered.
     await new Promise((resolve) => setTimeout(resolve, 50));
     answer({ asked, frames: [...frames] });
     process.exitCode = 0;
     setTimeout(() => process.exit(0), 50);`,
  );
  expect(asked).toEqual([]);
  expect(frames).toEqual([somebody.root]);

  await member.opens(path);
  await member.sees('identity.card');
});

/** A visitor whose every page opens as if it were the first, in the language of the cookie. */
async function aNewcomer(): Promise<Visitor> {
  const visitor = await aVisitor('undecided');
  // The guides ask who is here.
  visitor.watch.tolerate(/401/);
  await visitor.page.evaluateOnNewDocument(() => {
    const language = /portal_locale=([\w-]+)/.exec(document.cookie)?.[1];
    if (!language) return;
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem('umi_locale', language);
    const note = () => {
      const root = document.getElementById('root');
      const heading = root?.querySelector('main h1');
      if (heading || document.readyState !== 'loading') Object.assign(window, { sent: { root, heading } });
      return 'sent' in window;
    };
    const observer = new MutationObserver(() => note() && observer.disconnect());
    observer.observe(document, { childList: true, subtree: true });
  });
  return visitor;
}

interface Sent {
  root: Element | null;
  heading?: Element | null;
}

/**
 * Opens a page and waits until React has taken over what the server has sent, its headings included. Answers whether
 * the heading is still the one that was sent.
 */
async function opensAndTakesOver(visitor: Visitor, path: string, language: Language): Promise<boolean> {
  await visitor.tellsServer(language);
  await visitor.page.goto(visitor.origin + path, { waitUntil: 'domcontentloaded' });
  await visitor.waits(() => {
    const root = document.getElementById('root');
    const headings = [...document.querySelectorAll('main h1, main h2')];
    // The root that was sent is the one in use: a page that React renders beside it would have another.
    const isKept = root === (window as { sent?: Sent }).sent?.root;
    const isTaken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    return isKept && root?.dataset.page === undefined && headings.length > 0 && headings.every(isTaken);
  }, `${path} to be taken over`);
  // React marks what it is about to take over; what was wrong with it is told by the time there is nothing left to do.
  return visitor.page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return (window as { sent?: Sent }).sent?.heading?.isConnected === true;
  });
}

test('scripts take over every page without an error, unknown addresses and those that lead on included', async () => {
  const paths = [...visitorPages.map(({ path }) => path), ...REDIRECTS, ...UNKNOWN, '/user/behavior_record'];
  expect(paths.length).toBeGreaterThan(25);
  // Two tabs at a time: while one fetches, the other renders.
  const waiting = [...paths.entries()];
  const kept: string[] = [];
  const work = async () => {
    const visitor = await aNewcomer();
    // An error in taking a page over is an uncaught one, which the watch reports.
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, path] = next;
      if (await opensAndTakesOver(visitor, path, languageAt(index))) kept.push(path);
    }
  };
  await Promise.all([work(), work()]);
  // What was sent is kept: React throws it away where something changes too early. Some pages go on by themselves.
  const leaving = [
    ...REDIRECTS,
    ...[
      'authorize/callBack',
      'autoAuth',
      'logout',
      'authGuide',
      'modifyPwdGuide',
      'bindMobileGuide',
      'active',
    ].map((page) => `/uaa/${page}`),
    '/user/behavior_record',
  ];
  expect(paths.filter((path) => !kept.includes(path) && !leaving.includes(path))).toEqual([]);
}, 120_000);

test('what cannot be an address of a page is answered all the same', async () => {
  for (const path of [
    '/%ff',
    '/uaa/login/%00',
    '//elsewhere.example/uaa/login',
    '/uaa/LOGIN/',
    '/uaa/%6Cogin',
  ]) {
    const { status, html } = await getPage(path, {});
    expect(status).toBeLessThan(500);
    expect(html).not.toMatch(/(?:href|src|action)="(?:https?:)?\/\/elsewhere/);
  }
});
