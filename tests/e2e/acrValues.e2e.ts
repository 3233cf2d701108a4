/** Applications that ask for two factors by `acr_values` (OpenID Connect Core 1.0, section 3.1.2.1). */
import { MINUTE } from '../../src/constants';
import { addsAuthenticator, codeAt } from './support/journeys/authenticator';
import { RelyingParty } from './support/journeys/relyingParty';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, resetPortal } from './support/setup';
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
