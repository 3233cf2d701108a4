/** Visits through nginx in a real browser, from the first page to the last, with all features. */
import { RECORD } from './support/journeys/behavior';
import { uploadsBeside } from './support/journeys/files';
import { RelyingParty } from './support/journeys/relyingParty';
import { keepsWhatIsSaved, savedBy } from './support/journeys/saved';
import { demo } from './support/people';
import { NGINX_START_TIMEOUT, type Nginx, startNginx } from './support/run/nginx';
import { aVisitorOnNewDevice, portalOrigin, resetPortal } from './support/setup';

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx({ api: new URL(portalOrigin()).host });
}, NGINX_START_TIMEOUT);
beforeEach(resetPortal);
afterAll(() => nginx?.stop());

test('a visitor uploads a file, signs in for an application, saves the activity record and is signed out by the application, in the language that nginx chooses', async () => {
  const visitor = await aVisitorOnNewDevice('en-US', nginx.origin);
  await keepsWhatIsSaved(visitor);
  const document = await visitor.page.goto(`${nginx.origin}/uaa/login`);
  expect(document?.headers()).toMatchObject({
    'content-language': 'en-US',
    'content-encoding': nginx.hasBrotli ? 'br' : 'gzip',
  });
  await visitor.settles();
  expect(await uploadsBeside(visitor)).toMatch(/\S/);
  const application = await RelyingParty.knows(nginx.origin);
  try {
    await application.sends(visitor, { scope: 'openid profile' });
    await visitor.waits((page: string) => location.pathname === page, 'the sign-in page', '/uaa/login');
    await visitor.settles();
    await visitor.signsIn(demo);
    await visitor.presses('authorize.allow');
    const tokens = await application.trades(await application.greets(visitor));
    expect(await application.asksWho(tokens.access_token, 'u-demo')).toMatchObject({ name: '测试甲' });

    await visitor.opens(RECORD);
    await visitor.presses('behavior.export');
    await visitor.waits(
      () => (globalThis as typeof globalThis & { savedFiles: unknown[] }).savedFiles.length === 1,
      'the saved file',
    );
    const [saved] = await savedBy(visitor);
    expect(saved?.name).toMatch(/\.csv$/);

    await visitor.opens(application.signOutPath({ id_token_hint: tokens.id_token ?? '' }));
    await application.greets(visitor, '/signed-out');
    expect(await visitor.calls('online')).toBe(false);
  } finally {
    application.close();
  }
});
