/** Applications that sign people in with the portal through a standard OpenID Connect client library. */
import { MINUTE } from '../../src/constants';
import { addsAuthenticator, codeAt } from './support/journeys/authenticator';
import { RelyingParty } from './support/journeys/relyingParty';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, portalOrigin, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const SIGN_IN = '/uaa/login';
const EVERYTHING = 'openid profile email phone identity';

let application: RelyingParty;
beforeAll(async () => {
  application = await RelyingParty.knows(portalOrigin());
});
afterAll(() => application.close());
/** Consent is remembered. */
beforeEach(resetPortal);

/** Waits for the sign-in page, whose address contains only the request's id. */
async function arrivesAtSignIn(visitor: Visitor): Promise<void> {
  await visitor.waits((page: string) => location.pathname === page, 'the sign-in page', SIGN_IN);
  await visitor.settles();
  const referer = new URL(visitor.page.url()).searchParams.get('referer');
  expect(referer).toMatch(/^\/uaa\/authorize\?requestId=[\w-]+$/);
}

const allows = (visitor: Visitor) => visitor.presses('authorize.allow');

// A code of another application or verifier is covered by tests/mock/oauth/token.test.ts, `prompt=none` without a
// session and max_age by tests/mock/oauth/authorize.test.ts.
test('requires the sign-in that an application demands, asks for consent once, accepts a code once, and signs out', async () => {
  const visitor = await aMember(demo);
  const state = `${'s'.repeat(1000)} %2B+&=~é"<'/?#`.padEnd(1024, 'z');
  await application.sends(visitor, { scope: EVERYTHING, state, prompt: 'login' });
  await arrivesAtSignIn(visitor);
  const before = Math.floor(Date.now() / 1000);
  await visitor.signsIn(demo);
  await visitor.finds('button', 'authorize.allow');
  await visitor.sees('+86 154****0001');
  await visitor.presses('authorize.scope.email', 'checkbox');
  await allows(visitor);

  const first = await application.greets(visitor);
  expect(first.searchParams.get('state')).toBe(state);
  expect(first.searchParams.get('iss')).toBe(visitor.origin);
  const tokens = await application.trades(first);
  expect(tokens.scope).toBe('openid profile phone identity');
  expect(tokens.claims()).toMatchObject({ iss: visitor.origin, sub: 'u-demo', aud: 'demo-app' });
  expect(tokens.claims()?.auth_time).toBeGreaterThanOrEqual(before);
  const person = await application.asksWho(tokens.access_token, 'u-demo');
  expect(person).toMatchObject({ name: '测试甲', phone_number: '+8615400000001', identity_level: 3 });
  expect(person).not.toHaveProperty('email');

  // A replayed code is refused, and the tokens issued for it are revoked.
  await expect(application.trades(first)).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(application.asksWho(tokens.access_token, 'u-demo')).rejects.toThrow();

  await application.sends(visitor, { scope: EVERYTHING, prompt: 'none' });
  const silent = await application.welcomes(visitor);
  expect(silent.claims()?.sub).toBe('u-demo');
  expect(silent.scope).toBe(tokens.scope);

  await visitor.opens(application.signOutPath({ id_token_hint: silent.id_token ?? '', state: 'a b' }));
  const parting = await application.greets(visitor, '/signed-out');
  expect(parting.searchParams.get('state')).toBe('a b');
  expect(await visitor.reads('GET /anonApi/user/v1/online')).toBe(false);
});

// `acr_values` (OpenID Connect Core 1.0, section 3.1.2.1). Declining, and a later request with prompt=none, are covered by
// tests/features/stepUp/StepUpHost.test.tsx, tests/pages/uaa/authorize/authorizePage.test.tsx and
// tests/mock/oauth/authenticationContext.test.ts.
test('a member confirms by the code of the app if the application asks for two factors, and allows the access', async () => {
  const visitor = await aMember(demo, 'en-US');
  visitor.watch.tolerate(/status of 428/);
  const secret = await addsAuthenticator(visitor, demo);
  // The app shows the next code.
  await visitor.reads('POST /mock/clock', { advanceMs: MINUTE });
  await application.sends(visitor, { acr_values: '2' });
  await visitor.finds('dialog', 'stepUp.title');
  await visitor.waitsForFocus('code');
  expect(await visitor.has('[name="stepUpMethod"][value="certificate"]')).toBe(true);
  expect(await visitor.has('[name="stepUpMethod"][value="password"]')).toBe(false);
  expect(await findings(visitor)).toEqual([]);
  await visitor.page.keyboard.type(codeAt(secret, Date.now() + MINUTE));
  await visitor.confirms();
  await allows(visitor);
  expect((await application.welcomes(visitor)).claims()).toMatchObject({
    acr: '2',
    amr: ['pwd', 'otp', 'mfa'],
  });
});
