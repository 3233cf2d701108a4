/** /user/info_manage/address_manage: adds and deletes addresses, and handles conflicts and limits. */
import type { Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { ADD_ADDRESS as ADD, ADDRESSES as LIST, picks } from './support/journeys/addresses';
import { recordsOf } from './support/journeys/behavior';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { aMember, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

beforeEach(resetPortal);

const listed = (visitor: Visitor) => visitor.reads<Data<'addresses'>>(`${endpoints.addresses}?pageSize=50`);

/** Moves the focus to an element by Tab and presses it. */
async function tabsAndPresses(visitor: Visitor, selector: string): Promise<void> {
  await visitor.tabsTo(selector);
  await visitor.page.keyboard.press('Enter');
}

// Changing an address is covered by modifyAddress.test.tsx and ModifyAddressForm.test.tsx of
// tests/pages/user/info_manage/address_manage/modify, and tests/mock/member/addresses.test.ts; the step-up by keyboard, by
// accountManage.e2e.ts.
test('a member adds and deletes an address by keyboard alone, in the dark theme at 320 px', async () => {
  const visitor = await aMember(demo, 'pt-BR');
  await storesSettings(visitor, { navTheme: 'realDark' });
  await visitor.page.setViewport({ width: 320, height: 700 });
  await visitor.opens(ADD);
  // Submits an empty form: the focus moves to the first field.
  await tabsAndPresses(visitor, 'form button[type="submit"]');
  await visitor.waitsForFocus('recipient');
  await visitor.seesFieldError('recipient', visitor.says('address.recipient.required'));
  await visitor.types('recipient', '测试收件人');
  await visitor.types('mobile', '15400000042');
  await visitor.findsAt('#address_district:not([disabled])');
  await visitor.tabsTo('#address_district');
  await picks(visitor, '广东省');
  await visitor.tabsTo('#address_district');
  await visitor.page.keyboard.press('ArrowDown');
  await visitor.findsAt('#address_district[aria-expanded="true"]');
  // The list scrolls by the arrow keys of its field, which has the focus; axe does not recognize that.
  const seen = await findings(visitor);
  expect(seen.filter((one) => !one.startsWith('scrollable-region-focusable'))).toEqual([]);
  await visitor.page.keyboard.press('Escape');
  await picks(visitor, '广州市');
  await visitor.tabsTo('#address_district');
  await picks(visitor, '天河区');
  await visitor.types('detail', '示例路 3 号 5 楼');
  await visitor.fits();
  await visitor.confirms();
  await visitor.arrivesAt(LIST);
  await visitor.sees('154****0042');
  const added = (await listed(visitor)).list.find(({ mobile }) => mobile === '154****0042');
  expect(added).toMatchObject({ address: '广东省广州市天河区****', isDefault: false });
  expect(await recordsOf(visitor, 'ADDRESS_CHANGE')).toHaveLength(1);
  await visitor.fits();

  // Deletes the address after the confirmation.
  await visitor.tabsTo(`li:has([href*="${added?.id}"]) .ant-btn-dangerous`);
  await visitor.page.keyboard.press('Enter');
  await visitor.sees('address.delete.ask');
  expect(await findings(visitor)).toEqual([]);
  await tabsAndPresses(visitor, '.ant-modal .ant-btn-dangerous');
  await visitor.waitsForFocusAt('.addresses h2');
  expect((await listed(visitor)).total).toBe(2);
  expect(await recordsOf(visitor, 'ADDRESS_CHANGE')).toHaveLength(2);
});
