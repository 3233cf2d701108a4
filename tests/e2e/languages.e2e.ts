import { demo } from './support/people';
import { plain } from './support/run/build';
import { aVisitor, aVisitorAt } from './support/setup';
import { languages, say } from './support/words';

test('switches the language without a reload, keeps typed values, and keeps the language after a sign-in', async () => {
  const visitor = await aVisitorAt('/uaa/login', 'undecided');
  await visitor.fills('account', demo.account);
  await visitor.fills('password', demo.password);
  await visitor.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await visitor.switchesTo('pt-BR');
  await visitor.sees('login.brand');
  expect(await visitor.page.title()).toContain(visitor.says('page.login'));
  expect(await visitor.valueOf('account')).toBe(demo.account);
  expect(await visitor.valueOf('password')).toBe(demo.password);
  expect(await visitor.page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await visitor.page.focus('[name="password"]');
  await visitor.confirms();
  await visitor.sees('identity.purpose');
  expect(await visitor.page.evaluate(() => localStorage.getItem('umi_locale'))).toBe('pt-BR');
});

// One language represents all: each is a chunk of its own, made by the same import (utils/i18n).
test("uses the browser's language for a new visitor, and downloads only its messages", async () => {
  const language = 'pt-BR';
  const visitor = await aVisitor('undecided');
  const userAgent = await visitor.page.evaluate(() => navigator.userAgent);
  const debug = await visitor.page.createCDPSession();
  await debug.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
  await visitor.opens('/uaa/login');
  expect(visitor.language).toBe(language);
  await visitor.sees('login.brand');
  const scripts = visitor.watch.requests.filter(({ url }) => url.pathname.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async ({ url }) => plain(await (await fetch(url)).text())));
  const downloaded = languages.filter((other) =>
    texts.some((text) => text.includes(say(other, 'login.brand'))),
  );
  expect(downloaded).toEqual([language]);
});
