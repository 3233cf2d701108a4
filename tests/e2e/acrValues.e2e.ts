/** Applications that ask for two factors by `acr_values` (OpenID Connect Core 1.0, section 3.1.2.1). */
import { MINUTE } from '../../src/constants';
import { addsAuthenticator, codeAt } from './support/journeys/authenticator';
import { codeSentTo, DEMO_MOBILE } from './support/journeys/codes';
import { RelyingParty } from './support/journeys/relyingParty';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { choosesElderMode } from './support/screens/elder';
import { aMember, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const TWO = { acr_values: '2' };

let application: RelyingParty;
beforeEach(resetPortal);
afterEach(() => application.close());

/** Starts an application for the portal of this visitor. */
async function startsApplication(visitor: Visitor): Promise<Visitor> {
  application = await RelyingParty.knows(visitor.origin);
  visitor.watch.tolerate(/status of 428/);
  return visitor;
}

const context = async (visitor: Visitor) => {
  const claims = (await application.welcomes(visitor)).claims();
  return { acr: claims?.acr, amr: claims?.amr };
};

/** Advances the portal's clock, so that the app shows the next code. */
const waits = (visitor: Visitor) => visitor.reads('POST /mock/clock', { advanceMs: MINUTE });

// Declining, and a later request with prompt=none, are covered by tests/features/stepUp/StepUpHost.test.tsx,
// tests/pages/uaa/authorize/authorizePage.test.tsx and tests/mock/oauth/authenticationContext.test.ts.
test('a member with an authenticator app confirms by its code, and allows the access', async () => {
  const visitor = await startsApplication(await aMember(demo, 'en-US'));
  const secret = await addsAuthenticator(visitor, demo);
  await waits(visitor);
  await application.sends(visitor, TWO);
  await visitor.finds('dialog', 'stepUp.title');
  await visitor.waitsForFocus('code');
  expect(await visitor.has('[name="stepUpMethod"][value="certificate"]')).toBe(true);
  expect(await visitor.has('[name="stepUpMethod"][value="password"]')).toBe(false);
  expect(await findings(visitor)).toEqual([]);
  await visitor.page.keyboard.type(codeAt(secret, Date.now() + MINUTE));
  await visitor.confirms();
  await visitor.presses('authorize.allow');
  expect(await context(visitor)).toEqual({ acr: '2', amr: ['pwd', 'otp', 'mfa'] });
});

// Covered by tests/mock/oauth/authenticationContext.test.ts.
hardTest('a member who signs in during the request with a code of the app needs no step-up', async () => {
  const secret = await addsAuthenticator(await aMember(demo), demo);
  const visitor = await startsApplication(await aVisitor('zh-TW'));
  await waits(visitor);
  await application.sends(visitor, TWO);
  await visitor.waits(() => location.pathname === '/uaa/login', 'sign-in');
  await visitor.submits(demo);
  await visitor.fills('code', codeAt(secret, Date.now() + MINUTE));
  await visitor.confirms();
  await visitor.presses('authorize.allow');
  expect(await context(visitor)).toEqual({ acr: '2', amr: ['pwd', 'otp', 'mfa'] });
});

// Covered by tests/mock/oauth/authenticationContext.test.ts and tests/features/stepUp/StepUpHost.test.tsx.
hardTest(
  'a member without an app signs in during the request and confirms by text message, in elder mode',
  async () => {
    const visitor = await startsApplication(await aVisitor('pt-BR'));
    await visitor.opens('/uaa/login');
    await choosesElderMode(visitor);
    await application.sends(visitor, TWO);
    await visitor.waits(() => location.pathname === '/uaa/login', 'sign-in');
    await visitor.submits(demo);
    await visitor.finds('dialog', 'stepUp.title');
    await visitor.fitsIn(320);
    // The page has loaded the number of the user for the step-up.
    await visitor.sees('154****0001');
    await visitor.fits();
    await visitor.presses('code.send');
    await visitor.until(() => codeSentTo(visitor, DEMO_MOBILE), 'the code');
    await visitor.fills('code', await codeSentTo(visitor, DEMO_MOBILE));
    await visitor.confirms();
    await visitor.presses('authorize.allow');
    expect(await context(visitor)).toEqual({ acr: '2', amr: ['pwd', 'sms', 'mfa'] });
  },
);

// Covered by tests/mock/oauth/authenticationContext.test.ts.
hardTest('a member with a password alone continues, and the application receives one factor', async () => {
  const visitor = await startsApplication(await aMember(newcomer, 'en-US'));
  await application.sends(visitor, TWO);
  await visitor.presses('guide.auth.skip');
  await visitor.presses('guide.later');
  await visitor.presses('authorize.allow');
  expect(await context(visitor)).toEqual({ acr: '1', amr: ['pwd'] });
});

// Covered by tests/pages/uaa/authorize/authorizePage.test.tsx.
hardTest('a member declines and returns to the application without signing in', async () => {
  const visitor = await startsApplication(await aMember(demo));
  await application.sends(visitor, TWO);
  await visitor.finds('dialog', 'stepUp.title');
  await visitor.page.keyboard.press('Escape');
  await visitor.presses('authorize.decline');
  expect((await application.receivesError(visitor)).error).toBe('access_denied');
});
