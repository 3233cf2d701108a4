/** The pages that the build renders as HTML, and their hydration. */
import { getEntryPaths, MEMBER_FRAME } from '../../config/entryPages';
import routes, { type PortalRoute } from '../../config/routes';
import { demo } from './support/people';
import { someOf } from './support/run/hard';
import { aMember, aVisitor, portalOrigin } from './support/setup';
import type { Visitor } from './support/visitor';
import { type Language, languages, say } from './support/words';

const listPages = (rows: readonly PortalRoute[]): PortalRoute[] =>
  rows.flatMap((row) => (row.routes ? listPages(row.routes) : row.component ? [row] : []));
const entries = getEntryPaths(routes);
const titles = new Map(listPages(routes).map(({ path, title = '' }) => [path, title]));
const MEMBER_PAGE = '/user/identity_manage';

const getPage = async (path: string, headers: Record<string, string>) => {
  const response = await fetch(portalOrigin() + path, { headers });
  const html = await response.text();
  return {
    html,
    language: response.headers.get('content-language'),
    root: /<div id="root"[^>]*>(.*)<\/div>\s*<p id="late"/s.exec(html)?.[1] ?? '',
  };
};

const readText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '\n')
    .replace(/\n+/g, '\n')
    .trim();

test.each(entries)('contains the heading of %s in each language before any script runs', async (path) => {
  const pages = await Promise.all(
    languages.map((language) => getPage(path, { 'accept-language': language })),
  );
  const found = pages.map(({ html, root, language }) => ({
    language,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    heading: /<main.*?<h1[^>]*>([^<]*)<\/h1>/s.exec(root)?.[1],
    settings: /class="appearance-bar" aria-label="([^"]*)"/.exec(root)?.[1],
  }));
  expect(found).toEqual(
    languages.map((language) => ({
      language,
      lang: language,
      heading: say(language, titles.get(path) ?? ''),
      settings: say(language, 'layout.settings'),
    })),
  );
  // The policy forbids the inline scripts by which React would add long content later.
  expect(pages.filter(({ html }) => /<script(?![^>]*\bsrc=)|<template/.test(html))).toEqual([]);
});

test("serves one frame for all members' pages, the same with and without a session", async () => {
  const member = await aMember(demo);
  const cookies = await member.page.browserContext().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const frame = await getPage(MEMBER_PAGE, { 'accept-language': 'en-US' });
  const others = ['/user/appeal', '/account/settings', '/USER/nothing/at/all', MEMBER_FRAME.path];
  for (const path of others) {
    expect((await getPage(path, { 'accept-language': 'en-US' })).html).toBe(frame.html);
  }
  expect((await getPage(MEMBER_PAGE, { cookie, 'accept-language': 'en-US' })).root).toBe(
    (await getPage(MEMBER_PAGE, { cookie: 'portal_locale=zh-CN' })).root,
  );
  expect(frame.root).toMatch(/<header class="main-header">.*<main aria-busy="true">/s);
  expect(readText(frame.root)).toBe(say('en-US', 'common.loading'));
  expect(/<title>([^<]*)</.exec(frame.html)?.[1]).toBe(say('en-US', 'layout.siteName'));
});

/** A visitor without stored state who opens every page in the language of the cookie. */
async function aNewcomer(): Promise<Visitor> {
  const visitor = await aVisitor('undecided');
  await visitor.page.evaluateOnNewDocument(() => {
    const language = /portal_locale=([\w-]+)/.exec(document.cookie)?.[1];
    if (!language) return;
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem('umi_locale', language);
    const remember = () => {
      const heading = document.querySelector('#root main h1');
      if (heading) Object.assign(window, { prerendered: heading });
      return heading !== null;
    };
    const observer = new MutationObserver(() => remember() && observer.disconnect());
    observer.observe(document, { childList: true, subtree: true });
  });
  return visitor;
}

/** Opens a page, waits until React has hydrated it, and returns whether its heading is still the prerendered one. */
async function keepsHeading(visitor: Visitor, path: string, language: Language): Promise<boolean> {
  await visitor.tellsServer(language);
  await visitor.page.goto(visitor.origin + path, { waitUntil: 'domcontentloaded' });
  await visitor.waits(() => {
    const headings = [...document.querySelectorAll('main h1')];
    const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    const root = document.getElementById('root');
    return root?.dataset.page === undefined && headings.length > 0 && headings.every(isHydrated);
  }, `${path} to be hydrated`);
  return visitor.page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return (window as { prerendered?: Element }).prerendered?.isConnected === true;
  });
}

test('hydrates each prerendered page without an error', async () => {
  const visitor = await aNewcomer();
  const replaced: string[] = [];
  const cases = entries.flatMap((path) => languages.map((language) => ({ path, language })));
  // Each page is in one language, in turn.
  for (const { path, language } of someOf(cases, languages.length + 1)) {
    // A hydration error is an uncaught error, which the watch reports.
    if (!(await keepsHeading(visitor, path, language))) replaced.push(`${path} ${language}`);
  }
  // Without its link, the activation page redirects to sign-in.
  expect(replaced.filter((one) => !one.startsWith('/uaa/active '))).toEqual([]);
}, 60_000);
