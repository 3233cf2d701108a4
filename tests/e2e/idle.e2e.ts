/** An idle session: a warning in every tab, extended by one key press, otherwise ended in all tabs. */
import { IDLE_WARNING, SESSION_IDLE } from '../../src/constants';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/user/account_manage/modify_email';
const ONLINE = '/anonApi/user/v1/online';
const BACK = `/uaa/login?referer=${encodeURIComponent(PAGE)}`;

beforeEach(resetPortal);

/** Installs a clock in a tab that can be advanced as during a sleep of the device: no timer runs meanwhile. */
async function installsClock(visitor: Visitor): Promise<Visitor> {
  await visitor.page.evaluateOnNewDocument(() => {
    const RealDate = Date;
    let ahead = 0;
    const now = () => RealDate.now() + ahead;
    class MovedDate extends RealDate {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [now()]) as [number]));
      }
      static now = now;
    }
    Object.assign(window, {
      Date: MovedDate,
      advanceClock: (ms: number) => {
        ahead += ms;
      },
    });
  });
  return visitor;
}

/** Advances the clocks of tabs and shows each tab again, after which it checks its clock immediately. */
const advancesClocks = (ms: number, ...tabs: Visitor[]) =>
  Promise.all(
    tabs.map(({ page }) =>
      page.evaluate((time) => {
        (window as unknown as { advanceClock(time: number): void }).advanceClock(time);
        document.dispatchEvent(new Event('visibilitychange'));
      }, ms),
    ),
  );

const staysIn = (visitor: Visitor) =>
  visitor.waits(
    () => document.querySelector('[role="alertdialog"]')?.contains(document.activeElement) === true,
    'the focus in the warning',
  );

test('warns in both tabs, stays signed in after a key press, later ends in both, and keeps the draft', async () => {
  const first = await installsClock(await aMember(demo));
  const second = await installsClock(await first.opensTab());
  await first.opens(PAGE);
  await second.opens(PAGE);
  await first.fills('email', 'draft@example.com');

  await advancesClocks(SESSION_IDLE - IDLE_WARNING, first, second);
  await first.sees('idle.title');
  await second.sees('idle.title');
  await staysIn(first);
  await first.finds('alertdialog', 'idle.title');
  expect(await findings(first)).toEqual([]);
  await second.page.bringToFront();
  await staysIn(second);
  const asked = second.requestsTo(ONLINE).length;
  await second.confirms();
  await second.seesNoMore('idle.title');
  await first.seesNoMore('idle.title');
  expect(second.requestsTo(ONLINE)).toHaveLength(asked + 1);
  await first.waitsForFocus('email');

  await advancesClocks(SESSION_IDLE, first, second);
  await Promise.all([first.arrivesAt(BACK), second.arrivesAt(BACK)]);
  const [why] = first.says('idle.ended').split('{minutes}');
  await first.sees(why ?? '');
  await second.hears(why ?? '');
  await first.doesNotSee('d***@example.com');
  expect(await first.calls('online')).toBe(false);

  await first.page.bringToFront();
  await first.signsIn(demo);
  await first.arrivesAt(PAGE);
  await first.findsAt('[name="email"]');
  expect(await first.valueOf('email')).toBe('draft@example.com');
});
