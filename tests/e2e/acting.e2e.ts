/** Acting for a company in one tab: a choice in the user menu, and a bar on every page. */
import { endpoints } from '../../src/contract/endpoints';
import { subCodes } from '../../src/contract/subCodes';
import { actsForCompany, COMPANY, seesBar, seesNoBar } from './support/journeys/acting';
import { RECORD, recordsOf } from './support/journeys/behavior';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';

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
  await visitor.arrivesAt(HOME);
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
  await visitor.arrivesAt(RECORD);
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
