/** The step after the sign-in of an account without a mobile number. */
import { STEP_UP_LIFETIME } from '../../src/constants';
import { asksForCode, codeSentTo, triesCode } from './support/journeys/codes';
import { newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const GUIDE = '/uaa/bindMobileGuide';
const HOME = '/user/identity_manage';
const target = `${HOME}?from=guide`;
const FREE = '15400000088';

const mobileOf = async (visitor: Visitor) =>
  (await visitor.reads<{ mobile: string }>('GET /authApi/account/v1/detail')).mobile;

const guide = `${GUIDE}?referer=${encodeURIComponent(target)}`;

/** Ten minutes after a sign-in, the guide requires a step-up. */
const laterThanTheGuide = { advanceMs: STEP_UP_LIFETIME };

/** Each journey links a number that the others need to be free. */
beforeEach(resetPortal);

/** A member whom the guide stops on the way to the target. */
async function aNewcomer(): Promise<Visitor> {
  const visitor = await aMemberAt(guide, newcomer);
  return visitor.findsAt('input[name="mobile"]');
}

// tests/pages/uaa/bindMobileGuide/bindMobileGuide.test.tsx has a skip that fails, and a number of another account.
test('a member links a number with its code', async () => {
  const visitor = await aNewcomer();
  await triesCode(visitor, await asksForCode(visitor, FREE));
  await visitor.isAt(target);
  expect(await mobileOf(visitor)).toBe('154****0088');
});

// Covered by tests/mock/member/bindMobile.test.ts and tests/utils/http/withStepUp.test.ts.
hardTest(
  'asks for the password ten minutes after the sign-in, and then links the number without another press',
  async () => {
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
  },
);

// Also in tests/mock/member/bindMobile.test.ts.
hardTest('does not accept a code that was sent for signing in', async () => {
  const visitor = await aNewcomer();
  await visitor.reads('POST /anonApi/uaa/v1/sendLoginMobile', { region: '+86', mobile: FREE });
  await visitor.fills('mobile', FREE);
  await triesCode(visitor, await codeSentTo(visitor, FREE));
  await visitor.sees('subCode.CODE_EXPIRED');
  expect(await mobileOf(visitor)).toBe('');
});

// The same failure is in failures.e2e.ts.
hardTest('shows an error if the step does not load, and offers a retry', async () => {
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
