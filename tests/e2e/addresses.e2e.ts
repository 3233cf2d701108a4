/** /user/info_manage/address_manage: adds and deletes addresses, and handles conflicts and limits. */
import { ADDRESSES_MAX } from '../../src/constants';
import type { Body, Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import {
  ADD_ADDRESS as ADD,
  fillsAddress,
  focusesRegion,
  ADDRESSES as LIST,
  MODIFY_ADDRESS as MODIFY,
  picks,
} from './support/journeys/addresses';
import { recordsOf } from './support/journeys/behavior';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

/** Chromium logs by itself that the server requires a step-up. */
const STEP_UP = /status of 428/;

beforeEach(resetPortal);

const BODY: Body<'addAddress'> = {
  recipient: '测试收件人',
  region: '+86',
  mobile: '15400000042',
  district: '440106',
  detail: '示例路 3 号 5 楼',
  postcode: '',
  label: '',
  isDefault: false,
};

const listed = (visitor: Visitor) => visitor.reads<Data<'addresses'>>(`${endpoints.addresses}?pageSize=50`);

/** Adds this number of addresses by API calls. */
async function has(visitor: Visitor, more: number): Promise<void> {
  for (let made = 0; made < more; made += 1) await visitor.calls('addAddress', BODY);
}

/** Waits until the dialog has left the screen. */
const seesNoDialog = (visitor: Visitor) =>
  visitor.waits(() => !document.querySelector('.ant-modal'), 'the question to be gone');

/** Moves the focus to an element by Tab and presses it. */
async function tabsAndPresses(visitor: Visitor, selector: string): Promise<void> {
  await visitor.tabsTo(selector);
  await visitor.page.keyboard.press('Enter');
}

// Changing an address is covered by modifyAddress.test.tsx and ModifyAddressForm.test.tsx of
// tests/pages/user/info_manage/address_manage/modify, and tests/mock/member/addresses.test.ts; the step-up by keyboard, by
// stepUp.e2e.ts.
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
  await visitor.waits(
    () => document.activeElement?.matches('.addresses h2') === true,
    'the focus on the list',
  );
  expect((await listed(visitor)).total).toBe(2);
  expect(await recordsOf(visitor, 'ADDRESS_CHANGE')).toHaveLength(2);
});

// Covered by tests/pages/user/info_manage/address_manage (DeleteAddressDialog.test.tsx, addressAdd.test.tsx) and
// tests/hooks/useListQuery.test.tsx.
hardTest(
  'deletes the default address only after another becomes the default, steps back from an emptied page, and limits addresses to 20',
  async () => {
    const visitor = await aMember(demo);
    await has(visitor, 9);
    await visitor.opens(`${LIST}?pageNumber=2`);
    await visitor.waits(() => document.querySelectorAll('.address-card').length === 1, 'the last one');
    await visitor.presses('form.delete');
    await visitor.presses('address.delete.yes');
    await visitor.arrivesAt(LIST);
    await visitor.waits(() => document.querySelectorAll('.address-card').length === 10, 'the page before');
    await seesNoDialog(visitor);

    await visitor.clicks('.address-card .ant-btn-dangerous');
    await visitor.sees('address.delete.default');
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('address.delete.switchDefault');
    await seesNoDialog(visitor);
    const { list, total } = await listed(visitor);
    expect([total, list.filter(({ isDefault }) => isDefault).length]).toEqual([9, 1]);
    expect(list.some(({ id }) => id === 'address-1')).toBe(false);

    await has(visitor, ADDRESSES_MAX - 10);
    await visitor.opens(ADD);
    await fillsAddress(visitor, { recipient: '测试丙', mobile: '15400000043', detail: '示例路 4 号' });
    // Another tab has added the twentieth address meanwhile.
    await has(visitor, 1);
    await visitor.presses('address.save');
    expect(await visitor.refusal()).toBe(visitor.says('subCode.ADDRESS_LIMIT'));
    await visitor.waits(
      () => document.activeElement?.id === 'address_full',
      'the focus on the link to the list',
    );
    expect(await findings(visitor)).toEqual([]);
    expect((await listed(visitor)).total).toBe(ADDRESSES_MAX);
    await visitor.presses('form.cancel', 'link');
    await visitor.sees('address.full');
    expect(await findings(visitor)).toEqual([]);
  },
);

// Covered by tests/pages/user/info_manage/address_manage/modify/modifyAddress.test.tsx and
// tests/mock/member/addresses.test.ts.
hardTest(
  'offers the declined step-up again, and reports an address that another tab deleted meanwhile',
  async () => {
    const visitor = await aMemberAt(MODIFY, demo);
    visitor.watch.tolerate(STEP_UP);
    await visitor.sees('stepUp.title');
    await visitor.presses('form.cancel');
    await visitor.sees('address.declined.text');
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('form.confirm');
    await visitor.sees('stepUp.title');
    await visitor.presses('form.cancel');
    // The closing dialog has a button of the same name.
    await seesNoDialog(visitor);
    await visitor.sees('address.declined.text');

    visitor.watch.tolerate(/status of 404/);
    await visitor.reads(endpoints.deleteAddress.replace(':id', 'address-2'), {});
    await visitor.presses('form.confirm');
    await visitor.sees('address.gone.text');
  },
);

// Covered by tests/pages/user/info_manage/address_manage/add/addressAdd.test.tsx, tests/components/Form/useDraft.test.tsx
// and idle.e2e.ts.
hardTest('restores typed values after the session has expired, for the same user only', async () => {
  const visitor = await aMemberAt(ADD, demo);
  visitor.watch.tolerate(/status of 401/);
  await visitor.fills('recipient', '测试丁');
  await visitor.fills('mobile', '15400000044');
  await visitor.fills('detail', '示例路 6 号 7 楼');
  await focusesRegion(visitor);
  await picks(visitor, '澳门特别行政区');
  await visitor.reads('POST /mock/clock', { advanceMs: 31 * 60_000 });
  await visitor.presses('address.save');
  await visitor.waits((path: string) => location.pathname !== path, 'the sign-in page', ADD);
  await visitor.settles();
  await visitor.signsIn(demo);
  await visitor.arrivesAt(ADD);
  await visitor.sees('form.draft.discard');
  expect([await visitor.valueOf('recipient'), await visitor.valueOf('detail')]).toEqual([
    '测试丁',
    '示例路 6 号 7 楼',
  ]);
  await visitor.sees('澳门特别行政区');
  await visitor.presses('address.save');
  await visitor.arrivesAt(LIST);
  const { list } = await listed(visitor);
  expect(list[1]).toMatchObject({ mobile: '154****0044', address: '澳门特别行政区****' });
  await visitor.opens(ADD);
  await visitor.findsAt('[name="detail"]');
  expect(await visitor.valueOf('detail')).toBe('');
});
