/** A sign-in to a frozen account opens its page, where a code to its number unfreezes it. */
import { asksForCode, triesCode } from './support/journeys/codes';
import { frozen } from './support/people';
import { findings } from './support/screens/axe';
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
