/** Starts the demo application as a user does, and sends it raw requests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { decide, openRequest } from '../mock/oauth/application';
import { type Browser, runPortal } from '../mock/portal';
import { sendExactly } from '../support/servers/sendExactly';

const newBrowser = runPortal();
const script = join(__dirname, '../../scripts/demoRp.mjs');

let application: ChildProcess;
let origin = '';

beforeAll(async () => {
  const response = await newBrowser().fetch('GET /.well-known/openid-configuration');
  const { issuer } = await response.json();
  application = spawn(process.execPath, [script, issuer, '--port', '0']);
  origin = await new Promise((resolve) => {
    application.stdout?.on('data', (data) => resolve(/listening on (\S+)/.exec(String(data))?.[1] ?? ''));
  });
});
afterAll(() => application.kill());

/** Requests a path exactly as it is written. */
async function send(path: string, headers: Record<string, string> = {}) {
  const response = await sendExactly(origin, path, { headers });
  const { location = '', 'set-cookie': [line = ''] = [] } = response.headers;
  const [cookie = ''] = line.split(';');
  return { status: response.status, location, cookie, text: response.body.toString() };
}

const pathOf = (address: string) => address.slice(new URL(address).origin.length);

/** Grants the application's request at the portal, and returns the path of the redirect. */
async function grant(browser: Browser, location: string): Promise<string> {
  const { data } = await openRequest(browser, new URL(location).search.slice(1));
  const scopes = data.scopes.map(({ scope }) => scope);
  return pathOf((await decide(browser, data.requestId, scopes)).data.redirectUrl);
}

test.each(['//', '//evil.example/x', '/\\evil.example', 'http://evil.example/', '*'])(
  'does not redirect for the target %j, and continues to run',
  async (path) => {
    const { status, location } = await send(path);
    expect([status, location]).toEqual([path.startsWith('/\\') ? 404 : 400, '']);
    expect((await send('/')).status).toBe(200);
  },
);

test('redirects every path of another host name of this machine to its own host name', async () => {
  const { host, port } = new URL(origin);
  expect(host).toMatch(/^127\.0\.0\.1:/);
  const named = { Host: `localhost:${port}` };
  expect((await send('/sign-in?prompt=none', named)).location).toBe(`${origin}/sign-in?prompt=none`);
  expect((await send('//evil.example/x', named)).location).toBe('');
  expect((await send('/\\evil.example/x', named)).location).toBe(`${origin}//evil.example/x`);
});

test('completes two concurrent sign-ins, and ignores a forged response', async () => {
  const browser = newBrowser();
  await browser.signsIn('demo');
  const { cookie, text } = await send('/');
  expect(text).toMatch(/<main>\s*<h1>You are not signed in here/);
  const session = { Cookie: cookie };
  const [first, second] = [await send('/sign-in', session), await send('/sign-in?prompt=consent', session)];
  const forged = await send('/callback?code=x&state=forged', session);
  expect([forged.status, forged.text]).toEqual([400, expect.stringContaining('begun no such sign-in')]);
  for (const { location } of [first, second]) {
    const back = await grant(browser, location);
    expect(await send(back, session)).toMatchObject({ status: 302, location: `${origin}/` });
    expect((await send(back, session)).status).toBe(400);
  }
  expect((await send('/', session)).text).toContain('You are signed in');

  // Only the portal's own response shows that its session has ended.
  expect((await send('/signed-out', session)).text).toContain('You are signed in');
  const { location } = await send('/sign-out', session);
  expect((await send('/signed-out?state=forged', session)).text).toContain('still signed in there');
  const again = await send('/sign-out', session);
  for (const address of [location, again.location]) expect(address).toContain('/uaa/logout?');
  const query = Object.fromEntries(new URL(again.location).searchParams);
  const redirect = (await browser.call('logout', { query })).data ?? '';
  expect((await send(pathOf(redirect), session)).text).toContain('You are signed out');
});

test.each([
  [['--port', 'abc'], '"abc" is not a port'],
  [['--prot', '9000'], "Unknown option '--prot'."],
  [['9000'], '"9000" is no address of a portal.'],
  [['http://a.example', 'http://b.example'], 'one portal at a time'],
])('prints for %j the reason and the usage, and exits with 1', (args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('Use: npm run demo:rp -- ');
});
