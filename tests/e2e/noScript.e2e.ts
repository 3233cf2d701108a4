/** The portal in a browser that runs no scripts. */
import { noScript } from '../../src/locales/noScript';
import { aVisitor } from './support/setup';

test.each(['/', '/uaa/login', '/uaa/authorize', '/user/identity_manage'])(
  '%s says in four languages that it needs scripts, and shows nothing else',
  async (path) => {
    const visitor = await aVisitor();
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.page.goto(visitor.origin + path);
    const shown = await visitor.page.evaluate(() => document.body.innerText.trim().split(/\n+/));
    expect(shown).toEqual(Object.values(noScript));
  },
);
