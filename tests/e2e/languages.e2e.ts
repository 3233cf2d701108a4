import { LOCALES } from '../../src/utils/localeChoice';
import { demo } from './support/people';
import { aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';
import { type Language, languages, say } from './support/words';

const endonym = (language: Language) => LOCALES.find(({ locale }) => locale === language)?.endonym ?? '';

/** Picks a language in the corner of the page. */
async function switchesTo(visitor: Visitor, language: Language): Promise<void> {
  await visitor.presses(`${visitor.says('layout.language')}: ${endonym(visitor.language)}`);
  await visitor.presses(endonym(language));
  const spoken = (code: string) => document.documentElement.lang === code;
  await visitor.waits(spoken, `the page to be in ${language}`, language);
  visitor.language = language;
}

/** A script as it reads once its escapes are undone. */
const plain = (script: string): string =>
  script.replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, four, two) =>
    String.fromCharCode(parseInt(four ?? two, 16)),
  );

test.each(languages)('the browser downloads %s alone', async (language) => {
  const visitor = await aVisitor(language);
  await visitor.opens('/uaa/login');
  await visitor.sees('login.brand');
  const scripts = visitor.watch.requests.filter(({ url }) => url.pathname.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async ({ url }) => plain(await (await fetch(url)).text())));
  const downloaded = languages.filter((other) =>
    texts.some((text) => text.includes(say(other, 'login.brand'))),
  );
  expect(downloaded).toEqual([language]);
});

test('switching needs no reload, and typed text stays', async () => {
  const visitor = await aVisitor('zh-CN');
  await visitor.opens('/uaa/login');
  await visitor.fills('account', demo.account);
  await visitor.fills('password', demo.password);
  await visitor.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const language of ['en-US', 'pt-BR', 'zh-TW'] as const) {
    await switchesTo(visitor, language);
    await visitor.sees('login.brand');
    expect(await visitor.page.title()).toContain(visitor.says('page.login'));
  }
  expect(await visitor.valueOf('account')).toBe(demo.account);
  expect(await visitor.valueOf('password')).toBe(demo.password);
  expect(await visitor.page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the choice outlasts a reload and a sign-in', async () => {
  const visitor = await aVisitor('undecided');
  await visitor.opens('/uaa/login');
  await switchesTo(visitor, 'pt-BR');
  await visitor.reloads();
  await visitor.sees('login.brand');
  await visitor.signsIn(demo);
  await visitor.sees('identity.purpose');
  expect(await visitor.page.evaluate(() => localStorage.getItem('umi_locale'))).toBe('pt-BR');
});

test("the portal's refusals come in the reader's language", async () => {
  const visitor = await aVisitor('en-US');
  await visitor.opens('/uaa/login');
  await visitor.submits({ account: 'nobody_there', password: 'not the one' });
  expect(await visitor.refusal()).toBe(visitor.says('subCode.BAD_CREDENTIALS'));
});

test.each([
  ['constructor', 'zh-CN'],
  ['__proto__', 'zh-CN'],
  ['xx-YY', 'zh-CN'],
  ['<img src=x onerror=alert(1)>', 'zh-CN'],
  ['en', 'en-US'],
] as const)('a stored language %s becomes %s', async (stored, language) => {
  const visitor = await aVisitor('undecided');
  await visitor.opens('/uaa/getVersion');
  await visitor.page.evaluate((code) => localStorage.setItem('umi_locale', code), stored);
  await visitor.opens('/uaa/login');
  expect(visitor.language).toBe(language);
  await visitor.sees('login.brand');
  expect(await visitor.page.evaluate(() => localStorage.getItem('umi_locale'))).toBe(language);
});

test('the embedding site may choose, and the visitor outranks it', async () => {
  const visitor = await aVisitor('undecided');
  await visitor.page.evaluateOnNewDocument(() => Object.assign(window, { g_lang: 'zh-TW' }));
  await visitor.opens('/uaa/login');
  expect(visitor.language).toBe('zh-TW');
  await visitor.sees('login.brand');
  await switchesTo(visitor, 'en-US');
  await visitor.reloads();
  await visitor.sees('login.brand');
});

test("a new visitor gets the browser's language", async () => {
  const visitor = await aVisitor('undecided');
  const userAgent = await visitor.page.evaluate(() => navigator.userAgent);
  const debug = await visitor.page.createCDPSession();
  await debug.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'pt-BR' });
  await visitor.opens('/uaa/login');
  expect(visitor.language).toBe('pt-BR');
  await visitor.sees('login.brand');
});
