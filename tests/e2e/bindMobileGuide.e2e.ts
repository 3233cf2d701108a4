/** The step after the sign-in of an account without a mobile number. */
import { STEP_UP_LIFETIME } from '../../src/constants';
import { asksForCode, codeSentTo, DEMO_MOBILE, otherThan, triesCode } from './support/journeys/codes';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const GUIDE = '/uaa/bindMobileGuide';
const HOME = '/user/identity_manage';
const target = `${HOME}?from=guide`;
const FREE = '15400000088';

const mobileOf = async (visitor: Visitor) =>
  (await visitor.reads<{ mobile: string }>('GET /authApi/account/v1/detail')).mobile;

const guide = `${GUIDE}?referer=${encodeURIComponent(target)}`;

/** Ten minutes after a sign-in the guide no longer stands for a step-up. */
const laterThanTheGuide = { advanceMs: STEP_UP_LIFETIME };

/** A number linked here is linked for everyone. */
beforeEach(resetPortal);

/** Somebody stopped by the guide on the way to the target. */
async function aNewcomer(): Promise<Visitor> {
  const visitor = await aMember(newcomer);
  await visitor.opens(guide);
  return visitor.findsAt('input[name="mobile"]');
}

test('a number proved by its code is linked, and the way goes on', async () => {
  const visitor = await aVisitor();
  await visitor.opens(target);
  await visitor.signsIn(newcomer);
  await visitor.isAt(guide);
  await visitor.findsAt('input[name="mobile"]');
  expect(await findings(visitor)).toEqual([]);
  await triesCode(visitor, await asksForCode(visitor, FREE));
  await visitor.isAt(target);
  expect(await mobileOf(visitor)).toBe('154****0088');
  await visitor.opens(GUIDE);
  await visitor.isAt(HOME);
});

test('later: nothing is linked, the way goes on, and the step rests; without a connection it says so in place', async () => {
  const visitor = await aNewcomer();
  visitor.watch.tolerate(/ERR_INTERNET_DISCONNECTED|Network request failed/);
  await visitor.page.setOfflineMode(true);
  await visitor.presses('guide.later');
  await visitor.sees('guide.skip.unreachable');
  await visitor.page.setOfflineMode(false);
  await visitor.presses('guide.later');
  await visitor.isAt(target);
  expect(await mobileOf(visitor)).toBe('');
  await visitor.opens(GUIDE);
  await visitor.isAt(HOME);
});

test("a wrong code keeps what was typed; another account's number stays there", async () => {
  const visitor = await aNewcomer();
  const code = await asksForCode(visitor, FREE);
  await triesCode(visitor, otherThan(code));
  await visitor.sees('subCode.CODE_WRONG', { triesLeft: 4 });
  expect(await visitor.valueOf('mobile')).toBe(FREE);
  expect(await findings(visitor)).toEqual([]);

  await triesCode(visitor, await asksForCode(visitor, DEMO_MOBILE));
  await visitor.sees('subCode.MOBILE_TAKEN');
  await visitor.isIn('mobile');
  expect(await findings(visitor)).toEqual([]);
  expect(await mobileOf(visitor)).toBe('');
});

test('ten minutes after the sign-in the guide asks for the password first, and then goes on by itself', async () => {
  const visitor = await aNewcomer();
  visitor.watch.tolerate(/status of 428/);
  await visitor.reads('POST /mock/clock', laterThanTheGuide);
  await triesCode(visitor, await asksForCode(visitor, FREE));
  await visitor.finds('dialog', 'stepUp.title');
  expect(await findings(visitor)).toEqual([]);
  expect(await mobileOf(visitor)).toBe('');
  await visitor.fills('stepUpPassword', newcomer.password);
  await visitor.confirms();
  await visitor.isAt(target);
  expect(await mobileOf(visitor)).toBe('154****0088');
});

// Also in tests/mock/member/bindMobile.test.ts.
hardTest('a code of the sign-in links nothing', async () => {
  const visitor = await aNewcomer();
  await visitor.reads('POST /anonApi/uaa/v1/sendLoginMobile', { region: '+86', mobile: FREE });
  await visitor.fills('mobile', FREE);
  await triesCode(visitor, await codeSentTo(visitor, FREE));
  await visitor.sees('subCode.CODE_EXPIRED');
  expect(await mobileOf(visitor)).toBe('');
});

test('signed out, the step leads to sign-in, and on from there; whoever has a number is led on at once', async () => {
  const visitor = await aVisitor();
  visitor.watch.tolerate(/status of 401/);
  await visitor.opens(guide);
  await visitor.isAt(`/uaa/login?referer=${encodeURIComponent(target)}`);
  await visitor.signsIn(demo);
  await visitor.isAt(target);
  await visitor.opens(guide);
  await visitor.isAt(target);
});

// The same failure is played in failures.e2e.ts.
hardTest('where the step cannot be read, the page says so and can ask again', async () => {
  const visitor = await aMember(newcomer);
  visitor.watch.tolerate(/500/);
  await visitor.spoils('GET /authApi/uaa/v1/guide', { status: 500 });
  await visitor.opens(guide);
  await visitor.sees('guide.failed');
  expect(await findings(visitor)).toEqual([]);
  await visitor.mends();
  await visitor.presses('common.retry');
  await visitor.findsAt('input[name="mobile"]');
});
