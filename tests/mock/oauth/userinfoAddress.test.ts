import { runPortal } from '../portal';
import { codeFor, trades } from './application';

const newBrowser = runPortal();

test('refuses a valid token in the address, where logs and histories keep it', async () => {
  const browser = newBrowser();
  await browser.signsIn('demo');
  const traded = await trades(browser, await codeFor(browser));
  expect(traded).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
  const { access_token } = traded.body;
  const asBearer = { Authorization: `Bearer ${access_token}` };
  expect((await browser.fetch('GET /oauth2/userinfo', { headers: asBearer })).status).toBe(200);
  expect((await browser.fetch(`GET /oauth2/userinfo?access_token=${access_token}`)).status).toBe(401);
});
