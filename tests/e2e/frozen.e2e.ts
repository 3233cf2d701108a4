/** A sign-in to a frozen account opens its page, where a code to its number unfreezes it. */
import { TICKET_LIFETIME } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { asksForCode, choosesSms, triesCode } from './support/journeys/codes';
import { seesSheet } from './support/journeys/reset';
import { frozen } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { choosesElderMode, lowestOf } from './support/screens/elder';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/uaa/frozen';
const SIGN_IN = '/uaa/login';
const HOME = '/user/identity_manage';
const target = `${HOME}?from=frozen`;
const OWN_MOBILE = '15400000005';

beforeEach(resetPortal);

/** Signs in with the correct password and waits for the message about the frozen account. */
async function arrivesAtFrozen(visitor: Visitor): Promise<Visitor> {
  await visitor.opens(`${SIGN_IN}?referer=${encodeURIComponent(target)}`);
  await visitor.submits(frozen);
  await visitor.arrivesAt(PAGE);
  await visitor.sees('form.unfreeze');
  return visitor;
}

// tests/pages/uaa/frozen.test.tsx has a number of another account.
test('the owner signs in by password and unfreezes the account by a code to its number', async () => {
  const visitor = await arrivesAtFrozen(await aVisitor());
  expect(await visitor.page.$$('.ant-notification-notice')).toHaveLength(0);
  expect(await visitor.mainText()).not.toContain(OWN_MOBILE);
  await visitor.presses('form.unfreeze');
  await visitor.sees('recovery.frozen.how', { mobile: '154****0005' });
  expect(await findings(visitor)).toEqual([]);
  await triesCode(visitor, await asksForCode(visitor, OWN_MOBILE));
  await visitor.arrivesAt(`${SIGN_IN}?referer=${encodeURIComponent(target)}`);
  await visitor.sees('recovery.frozen.done');
  await visitor.opensSessionOf(frozen);
  expect(await visitor.reads('GET /authApi/account/v1/detail')).toMatchObject({
    account: 'frozen',
    status: 'ACTIVE',
  });
});

// Covered by tests/pages/uaa/frozen.test.tsx and tests/mock/signIn/unfreeze.test.ts.
hardTest(
  'a visitor unfreezes by SMS on a narrow screen, and the page has no data after its ticket has expired',
  async () => {
    const visitor = await aVisitor('pt-BR');
    await visitor.page.setViewport({ width: 320, height: 640 });
    await visitor.opens(SIGN_IN);
    await visitor.settles();
    await choosesSms(visitor);
    await triesCode(visitor, await asksForCode(visitor, OWN_MOBILE));
    await visitor.arrivesAt(PAGE);
    await visitor.presses('form.unfreeze');
    await visitor.findsAt('input[name="mobile"]');
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findings(visitor)).toEqual([]);
    expect(await visitor.reads('GET /anonApi/user/v1/online')).toBe(false);

    const tab = await visitor.opensTab(PAGE);
    await tab.sees('recovery.frozen.gone');
    await visitor.reads('POST /mock/clock', { advanceMs: TICKET_LIFETIME });
    await triesCode(visitor, await asksForCode(visitor, OWN_MOBILE));
    await visitor.sees('recovery.frozen.gone');
    await seesSheet(visitor, visitor.says('recovery.frozen.gone'));
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('associate.back');
    await visitor.arrivesAt(SIGN_IN);
  },
);

// Covered by tests/pages/uaa/frozen.test.tsx and tests/mock/signIn/unfreeze.test.ts.
hardTest(
  'offers an appeal if the account has no number, and a retry if its state does not load',
  async () => {
    const visitor = await arrivesAtFrozen(await aVisitor());
    visitor.watch.tolerate(/500/);
    await visitor.injectsFault(endpoints.frozenAccount, { status: 500 });
    await choosesElderMode(visitor);
    await visitor.reloads();
    await visitor.sees('recovery.frozen.failed');
    expect(await findings(visitor)).toEqual([]);
    const data = { mobile: '', frozenAt: '2026-01-01T08:00:00+08:00' };
    await visitor.clearsFaults();
    await visitor.injectsFault(endpoints.frozenAccount, {
      body: { code: 20000, data, subCode: null, subMsg: null },
    });
    await visitor.presses('common.retry');
    await visitor.sees('recovery.frozen.noMobile');
    expect(await lowestOf(visitor, '.frozen-ways a')).toBeGreaterThanOrEqual(60);
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('appeal.link', 'link');
    await visitor.arrivesAt('/uaa/appeal?reason=MOBILE_LOST');
  },
);
