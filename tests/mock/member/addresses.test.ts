import { getPortal } from '../../../mock/_domain/store/state';
import { ADDRESSES_MAX } from '../../../src/constants';
import type { Body } from '../../../src/contract';
import { type Browser, confirmSessions, runPortal } from '../portal';

const newBrowser = runPortal();

const BODY: Body<'addAddress'> = {
  recipient: '测试收件人',
  region: '+86',
  mobile: '15400000042',
  district: '440106',
  detail: '示例路 3 号 5 楼',
  postcode: '510000',
  label: '',
  isDefault: false,
};

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const addAddress = (browser: Browser, body: Record<string, unknown> = {}) =>
  browser.call('addAddress', { body: { ...BODY, ...body } });
const list = async (browser: Browser, query: Record<string, string> = {}) =>
  (await browser.call('addresses', { query })).data;
const readAddress = (browser: Browser, id: string) => browser.call('address', { params: { id } });
const deleteAddress = (browser: Browser, id: string, newDefaultId?: unknown) =>
  browser.call('deleteAddress', { params: { id }, body: { newDefaultId } });
const setDefault = (browser: Browser, id: string) => browser.call('setDefaultAddress', { params: { id } });
const changeAddress = (browser: Browser, id: string, body: Record<string, unknown>) =>
  browser.call('changeAddress', { params: { id }, body: { ...BODY, ...body } });
const lastAct = () => getPortal().behavior.at(-1);

test('returns the masked list, the default first, then the newest', async () => {
  const browser = member();
  expect(await list(browser)).toEqual({
    total: 2,
    pageNumber: 1,
    pageSize: 10,
    list: [
      {
        id: 'address-1',
        recipient: '测*甲',
        mobile: '154****0001',
        district: '440106',
        address: '广东省广州市天河区****',
        label: 'HOME',
        isDefault: true,
      },
      expect.objectContaining({ id: 'address-2', isDefault: false }),
    ],
  });
  const { id } = (await addAddress(browser)).data;
  expect((await list(browser)).list.map((row) => row.id)).toEqual(['address-1', id, 'address-2']);
  expect(JSON.stringify(await list(browser))).not.toContain('示例');
  expect((await list(member('boss'))).list).toEqual([]);
});

test('changes an address after a step-up, unless it was changed since it was read', async () => {
  const [one, other] = [member(), member()];
  expect(await readAddress(one, 'address-2')).toBeRefusedWith('STEP_UP_REQUIRED');
  expect((await changeAddress(one, 'address-2', { version: 'x' })).status).toBe(428);
  confirmSessions();
  const { id, version, ...body } = (await readAddress(one, 'address-2')).data;
  expect(await changeAddress(other, id, { ...body, recipient: '测试他人', version })).toSucceed();
  expect(lastAct()).toMatchObject({ accountId: 'u-demo', type: 'ADDRESS_CHANGE', result: 'SUCCESS' });
  const refused = await changeAddress(one, id, { ...body, detail: '示例路 8 号', version });
  expect(refused).toBeRefusedWith('CHANGED_MEANWHILE');
  const latest = (await readAddress(one, id)).data;
  expect([latest.recipient, latest.detail]).toEqual(['测试他人', body.detail]);
  expect(latest.version).not.toBe(version);
});

test('keeps exactly one default, whatever changes', async () => {
  const browser = member();
  const defaults = async () => (await list(browser)).list.filter((row) => row.isDefault).map(({ id }) => id);
  const { id } = (await addAddress(browser, { isDefault: true })).data;
  expect(await defaults()).toEqual([id]);
  await setDefault(browser, 'address-2');
  expect(await defaults()).toEqual(['address-2']);
  expect(lastAct()?.type).toBe('ADDRESS_CHANGE');
  confirmSessions();
  const { version, ...held } = (await readAddress(browser, id)).data;
  await changeAddress(browser, id, { ...held, isDefault: true, version });
  expect(await defaults()).toEqual([id]);
  const now = (await readAddress(browser, id)).data;
  expect(await changeAddress(browser, id, { ...now, isDefault: false })).toBeRefusedWith('ADDRESS_DEFAULT');
  expect(await deleteAddress(browser, id)).toBeRefusedWith('ADDRESS_DEFAULT');
  expect(await defaults()).toEqual([id]);
  await deleteAddress(browser, 'address-1');
  await deleteAddress(browser, 'address-2');
  expect(await defaults()).toEqual([id]);
  expect(await deleteAddress(browser, id)).toSucceed();
  expect((await list(browser)).list).toEqual([]);
  const first = (await addAddress(browser)).data.id;
  expect(await defaults()).toEqual([first]);
});

test('makes the named address the default when the default is deleted, or does neither', async () => {
  const browser = member();
  const third = (await addAddress(browser)).data.id;
  const held = async () => (await list(browser)).list.map((row) => [row.id, row.isDefault]);
  const before = await held();
  for (const newDefaultId of ['address-1', 'nothing']) {
    expect(await deleteAddress(browser, 'address-1', newDefaultId)).toHaveWrongFields({
      newDefaultId: 'FIELD_FORMAT',
    });
  }
  expect(await held()).toEqual(before);
  expect(await deleteAddress(browser, 'address-1', 'address-2')).toSucceed();
  expect(await held()).toEqual([
    ['address-2', true],
    [third, false],
  ]);
  // It was the default when the page was read and is no longer. The current default remains.
  const fourth = (await addAddress(browser)).data.id;
  await deleteAddress(browser, third, fourth);
  expect(await held()).toEqual([
    ['address-2', true],
    [fourth, false],
  ]);
});

test(`refuses address number ${ADDRESSES_MAX + 1}, and checks its fields first`, async () => {
  const browser = member();
  for (let held = 2; held < ADDRESSES_MAX; held += 1) await addAddress(browser);
  expect(await addAddress(browser)).toBeRefusedWith('ADDRESS_LIMIT');
  expect((await addAddress(browser, { detail: '' })).status).toBe(422);
});
