/** Acting for a company in one tab: a choice in the user menu, a bar on every page, and a message when it ends. */
import { MINUTE } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { subCodes } from '../../src/contract/subCodes';
import { getChinaDayStart } from '../../src/validation/days';
import { actsForCompany, COMPANY, choosesCompany, seesBar, seesNoBar } from './support/journeys/acting';
import { dayIn } from './support/journeys/authorizations';
import { RECORD, recordsOf } from './support/journeys/behavior';
import { bossHere, demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const [, ACTING = ''] = endpoints.acting.split(' ');

beforeEach(resetPortal);

/** Demo's document number. */
const NUMBER = '110101190001010014';

/** Requests the visitor's own number in full, which needs a step-up. */
const reveals = (visitor: Visitor) =>
  visitor.presses(visitor.says('reveal.show', { field: visitor.says('identity.idNo') }));

/** Waits for the step-up dialog and confirms with the password. */
async function confirmsWho(visitor: Visitor): Promise<void> {
  await visitor.findsAt('.ant-modal [name="stepUpPassword"]');
  expect(await findings(visitor)).toEqual([]);
  await visitor.fills('stepUpPassword', demo.password);
  await visitor.confirms();
  await visitor.waits(() => !document.querySelector('.ant-modal-wrap:not([style*="none"])'), 'no dialog');
}

test('a member chooses a company by keyboard alone, with animations; every page of this tab shows it, and no other role is accepted', async () => {
  const visitor = await (await (await aMember(demo)).seesMotion()).opens(HOME);
  await visitor.sees('layout.actingSelf');
  await visitor.tabsTo(`[aria-label="${visitor.says('layout.userMenu')}"]`);
  await visitor.page.keyboard.press('Enter');
  await visitor.finds('menuitemradio', 'acting.menu.self');
  const isOn = (name: string) => document.activeElement?.textContent?.includes(name) === true;
  // A key pressed before the menu has the focus is lost.
  await visitor.waits(
    () => document.activeElement?.closest('[role="menu"]') != null,
    'the focus in the menu',
  );
  expect(await findings(visitor)).toEqual([]);
  const focused = () => document.activeElement?.textContent ?? '';
  for (let step = 0; step < 8 && !(await visitor.page.evaluate(isOn, COMPANY)); step += 1) {
    const before = await visitor.page.evaluate(focused);
    await visitor.page.keyboard.press('ArrowDown');
    // The menu moves the focus in a later frame; a second key before that would skip an entry.
    await visitor.waits(
      (text: string) => document.activeElement?.textContent !== text,
      'the focus on the next entry',
      before,
    );
  }
  await visitor.waits(isOn, 'the company in the menu', COMPANY);
  await visitor.page.keyboard.press('Enter');
  await seesBar(visitor);
  await visitor.hears('acting.as.HANDLER', { company: COMPANY });
  await visitor.isAt(HOME);
  expect(await visitor.mainText()).toContain(visitor.says('acting.as.HANDLER', { company: COMPANY }));
  // The closing menu shows the old name until its animation ends.
  await visitor.seesNoMore('layout.actingSelf');
  await visitor.waits(() => document.activeElement !== document.body, 'the focus somewhere');

  const other = await visitor.asksAs<{ roleId: string }>('r-boss-1', endpoints.acting);
  expect(other.subCode).toBe(subCodes.ACTING_ENDED);

  const tab = await visitor.opensTab(HOME);
  await tab.sees('layout.actingSelf');
  expect(await tab.has('.acting-bar')).toBe(false);

  // Opening another page loads the portal again.
  await visitor.page.bringToFront();
  await visitor.opens(RECORD);
  await seesBar(visitor);
  await visitor.sees('behavior.type.ROLE_SWITCH');
  await visitor.fitsIn(320);
  expect(await findings(visitor)).toEqual([]);
  await visitor.tabsTo('.acting-bar .ant-btn');
  await visitor.page.keyboard.press('Enter');
  await seesNoBar(visitor);
  await visitor.hears('acting.self');
  await visitor.isAt(RECORD);
  await visitor.waits(() => document.activeElement?.id === 'main-content', 'the focus on the page');
});

// Covered by tests/mock/companies/actingSwitch.test.ts (a step-up) and tests/features/stepUp/StepUpHost.test.tsx.
hardTest('asks for another step-up after a switch to a company, and names the company', async () => {
  const visitor = await aMemberAt(HOME, demo);
  visitor.watch.tolerate(/status of 428/);
  await reveals(visitor);
  await visitor.findsAt('.ant-modal [name="stepUpPassword"]');
  await visitor.doesNotSee('acting.stepUp', { company: COMPANY });
  await confirmsWho(visitor);
  await visitor.sees(NUMBER);

  await actsForCompany(visitor);
  // The page reloads and masks the number.
  await visitor.seesNoMore(NUMBER);
  await reveals(visitor);
  await visitor.sees('acting.stepUp', { company: COMPANY });
  await confirmsWho(visitor);
  await visitor.sees(NUMBER);
  const list = await recordsOf(visitor, 'STEP_UP');
  expect(list.map(({ actingAs }) => actingAs)).toEqual([COMPANY, null]);
});

// Covered by handlers.e2e.ts (a revoked authorization), tests/features/capacities/acting.test.ts,
// tests/layouts/useActingWatch.test.tsx and tests/mock/companies/actingSwitch.test.ts.
hardTest(
  "reports the end of a handler's authorization on the open page, and acts for the member again",
  async () => {
    const visitor = await aVisitor();
    // Ten minutes before the end of the last day of the seed's authorization.
    const advanceMs = getChinaDayStart(dayIn(151)) - Date.now() - 10 * MINUTE;
    await visitor.reads('POST /mock/clock', { advanceMs });
    await (await visitor.hasSessionOf(demo)).opens(HOME);
    await actsForCompany(visitor);

    visitor.watch.tolerate(/status of 403/);
    await visitor.reads('POST /mock/clock', { advanceMs: 11 * MINUTE });
    await visitor.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await visitor.hears('acting.ended', { company: COMPANY });
    await seesNoBar(visitor);
    await visitor.isAt(HOME);
    await visitor.sees('layout.actingSelf');
    expect(await findings(visitor)).toEqual([]);
    expect(
      visitor.watch.announced.filter((text) =>
        text.includes(visitor.says('acting.ended', { company: COMPANY })),
      ),
    ).toHaveLength(1);
  },
);

// Covered by tests/features/capacities/acting.test.ts, tests/layouts/components/ActingBar.test.tsx and
// tests/mock/companies/actingSwitch.test.ts.
hardTest("keeps the capacity if a switch fails, and does not act in another user's role", async () => {
  const visitor = await aMemberAt(HOME, demo);
  visitor.watch.tolerate(/Failed to load resource/);
  await visitor.spoils(endpoints.switchActing, { status: 500 });
  await choosesCompany(visitor);
  await visitor.hears('space.notSwitched');
  expect(await visitor.has('.acting-bar')).toBe(false);
  await visitor.mends();
  const { data, subCode } = await visitor.asksAs<{ roleId: string }>('r-boss-1', endpoints.acting);
  expect([data.roleId, subCode]).toEqual(['r-boss-1', '11541']);
});

// Covered by tests/layouts/components/UserMenu.test.tsx and ActingBar.test.tsx.
hardTest(
  'a legal entity chooses among its companies; a person without companies sends no request for them',
  async () => {
    const visitor = await aMemberAt(HOME, bossHere);
    await visitor.presses('layout.userMenu');
    await visitor.presses(`测试二号商行 ${visitor.says('identity.capacity.LEGAL_REP')}`, 'menuitemradio');
    await visitor.finds('region', 'acting.label');
    await visitor.sees('acting.as.LEGAL_REP', { company: '测试二号商行' });
    await visitor.presses(visitor.says('acting.back.company', { company: COMPANY }));
    await seesNoBar(visitor);

    const other = await aMemberAt(HOME, newcomer);
    await other.settles();
    expect(other.requestsTo(ACTING)).toEqual([]);
  },
);
