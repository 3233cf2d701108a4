/** The build that draws each page when it is asked for (SSR=1). */
import routes, { type PortalRoute } from '../../config/routes';
import { endonyms } from '../../src/locales/endonyms';
import { demo } from './support/people';
import { aMember, aVisitor, portalOrigin } from './support/setup';
import { languages, say } from './support/words';

const listVisitorPaths = (rows: readonly PortalRoute[]): string[] =>
  rows.flatMap(({ path, component, routes: inner }) => {
    if (inner) return path.startsWith('/uaa') ? listVisitorPaths(inner) : [];
    return component && path.startsWith('/uaa') ? [path] : [];
  });
const visitorPaths = listVisitorPaths(routes);

const getPage = async (path: string, headers: Record<string, string>) => {
  const response = await fetch(portalOrigin() + path, { headers, redirect: 'manual' });
  return {
    status: response.status,
    html: await response.text(),
    language: response.headers.get('content-language'),
  };
};

test('every page of the visitors comes drawn, and its scripts take it over without an error', async () => {
  const visitor = await aVisitor('undecided');
  // The guides ask who is here.
  visitor.watch.tolerate(/401/);
  await visitor.page.evaluateOnNewDocument(() => {
    const language = /portal_locale=([\w-]+)/.exec(document.cookie)?.[1];
    if (language) localStorage.setItem('umi_locale', language);
  });
  expect(visitorPaths.length).toBeGreaterThan(15);
  for (const [index, path] of visitorPaths.entries()) {
    const language = languages[index % languages.length] ?? 'zh-CN';
    await visitor.page.setCookie({ name: 'portal_locale', value: language, url: visitor.origin });
    const { html } = await getPage(path, { cookie: `portal_locale=${language}` });
    expect([path, /<div id="root"[^>]*><./.test(html)]).toEqual([path, true]);
    await visitor.page
      .evaluate((code) => localStorage.setItem('umi_locale', code), language)
      .catch(() => undefined);
    await visitor.page.goto(visitor.origin + path, { waitUntil: 'domcontentloaded' });
    // An error in taking it over would be an uncaught one, which the watch reports.
    // React's mark on its root comes with the takeover.
    await visitor.waits(
      () =>
        document.getElementById('root')?.dataset.page === undefined && document.querySelector('h1') !== null,
      `${path} to be taken over`,
    );
  }
}, 120_000);

test('sixty requests at a time in four languages: each gets its own', async () => {
  const asked = Array.from({ length: 60 }, (_, index) => ({
    path: visitorPaths[index % visitorPaths.length] ?? '',
    language: languages[index % languages.length] ?? 'zh-CN',
  }));
  const pages = await Promise.all(
    asked.map(({ path, language }) => getPage(path, { 'accept-language': language })),
  );
  for (const [index, { html, language }] of pages.entries()) {
    const wanted = asked[index]?.language ?? 'zh-CN';
    expect(language).toBe(wanted);
    expect(html).toContain(`<html lang="${wanted}"`);
    expect(html).toContain(say(wanted, 'form.late'));
    for (const other of languages.filter((one) => one !== wanted)) {
      expect(html).not.toContain(say(other, 'form.late'));
      expect(html).not.toContain(`lang="${other}"><span`);
    }
  }
  expect(Object.keys(endonyms)).toHaveLength(languages.length);
});

test("a members' page comes as its frame: the same for somebody and for nobody", async () => {
  const member = await aMember(demo);
  const cookies = await member.page.browserContext().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const path = '/user/identity_manage';
  const nobody = await getPage(path, { 'accept-language': 'zh-CN' });
  const somebody = await getPage(path, { cookie });
  expect(somebody.html).toBe(nobody.html);
  await member.opens(path);
  await member.sees('identity.card');
});

test('what cannot be an address of a page is answered all the same', async () => {
  for (const path of ['/%ff', '/uaa/login/%00', '//elsewhere.example/uaa/login', '/uaa/LOGIN/']) {
    const { status, html } = await getPage(path, {});
    expect(status).toBeLessThan(500);
    expect(html).not.toMatch(/(?:href|src|action)="(?:https?:)?\/\/elsewhere/);
  }
});
