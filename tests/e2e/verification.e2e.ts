/** The levels on /user/verification, on home, and for an application that requires a level. */
import { confirmsBeside } from './support/journeys/sessions';
import { LADDER, levelOf, pageOf, verifiesBeside } from './support/journeys/verification';
import { newcomer } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

beforeEach(resetPortal);

const currentRung = (visitor: Visitor) =>
  visitor.page.$eval('[aria-current="step"]', (rung) => (rung as HTMLElement).innerText);
/** Number of channels in each list on the page. */
const offered = (visitor: Visitor) =>
  visitor.page.$$eval('.channel-list', (lists) => lists.map((list) => list.children.length));

// The level at home is covered by tests/pages/user/identity_manage/home.test.tsx.
test('a member reaches level 3 with a second record, by keyboard', async () => {
  const visitor = await aMember(newcomer);
  await verifiesBeside(visitor);
  await visitor.opens(LADDER);
  await visitor.sees('verification.pairLeft');
  expect(await currentRung(visitor)).toContain(visitor.says('identity.level.2'));
  // The last list contains matched channels, which can be used again.
  expect(await offered(visitor)).toEqual([2, 4, 1]);
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses(
    visitor.says('verification.start.of', { channel: visitor.says('identity.channel.driverLicenseVerify') }),
    'link',
  );
  await visitor.arrivesAt(pageOf('driverLicenseVerify'));

  // By keyboard alone. From level 2 on, name and document are fixed and cannot be typed.
  await confirmsBeside(visitor, newcomer);
  await visitor.findsAt('[name="consent"]');
  await visitor.tabsTo('[name="consent"]');
  await visitor.page.keyboard.press('Space');
  await visitor.tabsTo('[type="submit"]');
  await visitor.confirms();
  await visitor.sees('verification.fields.fixed');
  expect(await visitor.has('input[name="name"], input[name="idNo"], input[name="licenceNo"]')).toBe(false);
  await visitor.types('fileNo', '440100000002');
  await visitor.confirms();
  await visitor.sees('verification.result.raised');
  expect(await levelOf(visitor)).toBe(3);
});
