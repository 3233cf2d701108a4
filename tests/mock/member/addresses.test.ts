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

const adds = (browser: Browser, body: Record<string, unknown> = {}) =>
  browser.call('addAddress', { body: { ...BODY, ...body } });
const listOf = async (browser: Browser, query: Record<string, string> = {}) =>
  (await browser.call('addresses', { query })).data;
const reads = (browser: Browser, id: string) => browser.call('address', { params: { id } });
const deletes = (browser: Browser, id: string, newDefaultId?: unknown) =>
  browser.call('deleteAddress', { params: { id }, body: { newDefaultId } });
const setsDefault = (browser: Browser, id: string) => browser.call('setDefaultAddress', { params: { id } });
const changes = (browser: Browser, id: string, body: Record<string, unknown>) =>
  browser.call('changeAddress', { params: { id }, body: { ...BODY, ...body } });
const lastAct = () => getPortal().behavior.at(-1);

test('returns the masked list, the default first, then the newest', async () => {
  const browser = member();
  expect(await listOf(browser)).toEqual({
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
      {
        id: 'address-2',
        recipient: '测*甲',
        mobile: '154****0001',
        district: '110105',
        address: '北京市朝阳区****',
        label: 'WORK',
        isDefault: false,
      },
    ],
  });
  const { id } = (await adds(browser)).data;
  expect((await listOf(browser)).list.map((row) => row.id)).toEqual(['address-1', id, 'address-2']);
  expect(JSON.stringify(await listOf(browser))).not.toContain('示例');
  expect((await listOf(member('boss'))).list).toEqual([]);
});

test('requires a step-up for a full address and for a change', async () => {
  const browser = member();
  expect(await reads(browser, 'address-1')).toBeRefusedWith('STEP_UP_REQUIRED');
  expect((await changes(browser, 'address-1', { version: 'x' })).status).toBe(428);
  confirmSessions();
  const { data } = await reads(browser, 'address-1');
  expect(data).toMatchObject({ id: 'address-1', mobile: '15400000001', detail: '示例路 1 号 101 室' });
  const { id, version, ...body } = data;
  const changed = { ...body, detail: '示例路 9 号 9 楼', version };
  expect(await changes(browser, id, changed)).toMatchObject({ code: 20000, data: null });
  expect(lastAct()).toMatchObject({ accountId: 'u-demo', type: 'ADDRESS_CHANGE', result: 'SUCCESS' });
  expect((await reads(browser, id)).data.detail).toBe('示例路 9 号 9 楼');
});

test('does not overwrite a change that was made after the address was read', async () => {
  const [one, other] = [member(), member()];
  confirmSessions();
  const { id, version, ...body } = (await reads(one, 'address-2')).data;
  await changes(other, id, { ...body, recipient: '测试他人', version });
  const refused = await changes(one, id, { ...body, detail: '示例路 8 号', version });
  expect(refused).toBeRefusedWith('CHANGED_MEANWHILE');
  const latest = (await reads(one, id)).data;
  expect([latest.recipient, latest.detail]).toEqual(['测试他人', body.detail]);
  expect(latest.version).not.toBe(version);
  expect(await changes(one, id, { ...body, version: undefined })).toHaveWrongFields({
    version: 'FIELD_REQUIRED',
  });
});

test('keeps exactly one default, whatever changes', async () => {
  const browser = member();
  const defaults = async () =>
    (await listOf(browser)).list.filter((row) => row.isDefault).map(({ id }) => id);
  const { id } = (await adds(browser, { isDefault: true })).data;
  expect(await defaults()).toEqual([id]);
  await setsDefault(browser, 'address-2');
  expect(await defaults()).toEqual(['address-2']);
  expect(lastAct()?.type).toBe('ADDRESS_CHANGE');
  confirmSessions();
  const { version, ...held } = (await reads(browser, id)).data;
  await changes(browser, id, { ...held, isDefault: true, version });
  expect(await defaults()).toEqual([id]);
  const now = (await reads(browser, id)).data;
  expect(await changes(browser, id, { ...now, isDefault: false })).toBeRefusedWith('ADDRESS_DEFAULT');
  expect(await deletes(browser, id)).toBeRefusedWith('ADDRESS_DEFAULT');
  expect(await defaults()).toEqual([id]);
  await deletes(browser, 'address-1');
  await deletes(browser, 'address-2');
  expect(await defaults()).toEqual([id]);
  expect(await deletes(browser, id)).toSucceed();
  expect((await listOf(browser)).list).toEqual([]);
  const first = (await adds(browser)).data.id;
  expect(await defaults()).toEqual([first]);
});

test('makes the named address the default when the default is deleted, or does neither', async () => {
  const browser = member();
  const third = (await adds(browser)).data.id;
  const held = async () => (await listOf(browser)).list.map((row) => [row.id, row.isDefault]);
  const before = await held();
  for (const newDefaultId of ['address-1', 'nothing', 7, {}]) {
    expect(await deletes(browser, 'address-1', newDefaultId)).toHaveWrongFields({
      newDefaultId: 'FIELD_FORMAT',
    });
  }
  expect(await held()).toEqual(before);
  const acts = getPortal().behavior.length;
  expect(await deletes(browser, 'address-1', 'address-2')).toSucceed();
  expect(await held()).toEqual([
    ['address-2', true],
    [third, false],
  ]);
  expect(getPortal().behavior).toHaveLength(acts + 1);
  // It was the default when the page was read and is no longer. The current default remains.
  const fourth = (await adds(browser)).data.id;
  await deletes(browser, third, fourth);
  expect(await held()).toEqual([
    ['address-2', true],
    [fourth, false],
  ]);
});

test('adds no record if the default is set again', async () => {
  const browser = member();
  const before = getPortal().behavior.length;
  expect(await setsDefault(browser, 'address-1')).toSucceed();
  expect(getPortal().behavior).toHaveLength(before);
});

test(`refuses address number ${ADDRESSES_MAX + 1}, and checks its fields first`, async () => {
  const browser = member();
  for (let held = 2; held < ADDRESSES_MAX; held += 1) await adds(browser);
  expect(await adds(browser)).toBeRefusedWith('ADDRESS_LIMIT');
  expect((await adds(browser, { detail: '' })).status).toBe(422);
  const second = await listOf(browser, { pageNumber: '2' });
  expect([second.total, second.list.length]).toEqual([ADDRESSES_MAX, 10]);
});

test.each(['示例路 1 号 <b>', '示例路 1 号 🏠🏠', 'شارع 1 示例'])(
  'stores the detail %j unchanged',
  async (detail) => {
    const browser = member();
    const { id } = (await adds(browser, { detail })).data;
    confirmSessions();
    expect((await reads(browser, id)).data.detail).toBe(detail);
  },
);

test('removes the 0 of a Taiwan number, and accepts a city without districts', async () => {
  const browser = member();
  const { id } = (await adds(browser, { region: '+886', mobile: '0912345678', district: '441900' })).data;
  confirmSessions();
  expect((await reads(browser, id)).data).toMatchObject({ mobile: '912345678', district: '441900' });
  expect((await listOf(browser)).list.find((row) => row.id === id)?.address).toBe('广东省东莞市****');
});
