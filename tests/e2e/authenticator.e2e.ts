/** The authenticator app: setting up, the code after the password, and recovery codes. */
import type { Authenticator } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { codeAt } from './support/journeys/authenticator';
import { demo, type Person } from './support/people';
import { findings } from './support/screens/axe';
import { aMemberAt, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const SECURITY = '/user/account_manage/account_security';
const SIGN_IN = '/uaa/login';
const PAGE = '/uaa/secondFactor';

beforeEach(resetPortal);

const codeOf = (secret: string): string => codeAt(secret, Date.now());

const stateOf = (visitor: Visitor) => visitor.reads<Authenticator>(endpoints.authenticator);

/** Sets an app up on the open page; returns its secret and the recovery codes. */
async function setsUp(visitor: Visitor, { password }: Person) {
  visitor.watch.tolerate(/status of 428/);
  await visitor.presses('authenticator.setUp');
  await visitor.fills('stepUpPassword', password);
  await visitor.confirms();
  await visitor.waitsForFocus('code');
  const secret = await visitor.page.$eval('.authenticator-setup code', (code) => code.textContent ?? '');
  const plain = secret.replaceAll(' ', '');
  await visitor.fills('code', codeOf(plain));
  await visitor.confirms();
  await visitor.sees('authenticator.codes');
  const codes = await visitor.page.$$eval('.recovery-codes code', (all) =>
    all.map((code) => code.textContent ?? ''),
  );
  return { secret: plain, codes };
}

// browsers.e2e.ts signs in with a code of the app, acrValues.e2e.ts passes a step-up with it. Removing the app is covered by
// tests/features/accountSecurity/authenticator/AuthenticatorCard.test.tsx and tests/mock/member/authenticator.test.ts.
test('a member sets up an app, and signs in with a recovery code after a wrong one', async () => {
  const visitor = await aMemberAt(SECURITY, demo);
  const { secret, codes } = await setsUp(visitor, demo);
  expect(codes).toHaveLength(10);
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('authenticator.codes.done');
  await visitor.sees('authenticator.codesLeft.count', { left: 10, total: 10 });
  // The check-up above counts it.
  await visitor.sees('security.strength.high');
  await visitor.seesNoMore('security.fix.secondFactor');
  expect(await stateOf(visitor)).toMatchObject({ codesLeft: 10, addedAt: expect.any(String) });

  const elsewhere = await aVisitorAt(
    `${SIGN_IN}?referer=${encodeURIComponent('/account/settings')}`,
    'en-US',
  );
  await elsewhere.submits(demo);
  await elsewhere.arrivesAt(PAGE);
  expect(await elsewhere.calls('online')).toBe(false);
  await elsewhere.fills('code', codeOf(secret) === '000000' ? '111111' : '000000');
  await elsewhere.confirms();
  expect(await elsewhere.getFieldError('code')).toContain('4');
  await elsewhere.sees('authenticator.clock');
  expect(await findings(elsewhere)).toEqual([]);
  await elsewhere.fills('code', (codes[0] ?? '').toLowerCase());
  await elsewhere.confirms();
  await elsewhere.arrivesAt('/account/settings');
  expect(await stateOf(elsewhere)).toMatchObject({ codesLeft: 9 });
});
