/** Acting for a company in one tab: a choice in the user menu, and a bar on every page. */
import { endpoints } from '../../src/contract/endpoints';
import { subCodes } from '../../src/contract/subCodes';
import { RECORD } from './support/journeys/behavior';
import { COMPANY, seesBar, seesNoBar } from './support/journeys/companies';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, resetPortal } from './support/setup';

const HOME = '/user/identity_manage';

beforeEach(resetPortal);

test('a member chooses a company by keyboard alone, with animations; every page of this tab shows it, and no other role is accepted', async () => {
  const visitor = await (await (await aMember(demo)).seesMotion()).opens(HOME);
  await visitor.sees('layout.actingSelf');
  await visitor.tabsTo(`[aria-label="${visitor.says('layout.userMenu')}"]`);
  await visitor.page.keyboard.press('Enter');
  await visitor.finds('menuitemradio', 'acting.menu.self');
  const isOn = (name: string) => document.activeElement?.textContent?.includes(name) === true;
  // A key pressed before the menu has the focus is lost.
  await visitor.waitsForFocusAt('[role="menu"], [role="menu"] *');
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
  await visitor.waitsForFocusAt('#main-content');
});
