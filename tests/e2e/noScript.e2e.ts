/** The portal in a browser that runs no scripts. */
import { noScript } from '../../src/locales/noScript';
import { aVisitor } from './support/setup';

test.each(['/uaa/login', '/user/identity_manage'])(
  '%s shows only the site name and that it needs scripts, in four languages',
  async (path) => {
    const visitor = await aVisitor();
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.page.goto(visitor.origin + path);
    const shown = await visitor.page.evaluate(() => document.body.innerText.trim().split(/\n+/));
    const texts = Object.values(noScript).flatMap(({ siteName, text }) => [siteName, text]);
    expect(shown).toEqual(texts);
    // The page's style sheets keep the space around the text.
    expect(
      await visitor.page.$eval('#no-script p', (text) => text.getBoundingClientRect().left),
    ).toBeGreaterThan(20);
  },
);
