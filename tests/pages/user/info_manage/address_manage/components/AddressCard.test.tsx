import { act, screen, waitFor } from '@testing-library/react';
import { REVEAL_LIFETIME } from '@/constants';
import { AddressCard } from '@/pages/user/info_manage/address_manage/components/AddressCard';
import { makeAddress, makeAddressRow } from '../../../../../support/builders/addresses';
import { createFakeNetwork, httpError } from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { getDescription } from '../../../../../support/render/formFields';
import { pageText, press, showPage } from '../../../../../support/render/showPage';

const network = createFakeNetwork();
const ROW = makeAddressRow();
const FULL = makeAddress();
const BLOCK = '测试甲\n15400000001\n广东省广州市天河区示例路 1 号 101 室\n510000';

const onOutdated = jest.fn();
const onActed = jest.fn();
const writeText = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  network.answer('address', FULL);
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

async function openCard(row = ROW) {
  await showPage(<AddressCard row={row} onDelete={jest.fn()} onOutdated={onOutdated} onActed={onActed} />);
  await waitFor(() => expect(pageText()).toContain('Tianhe, Guangzhou, Guangdong (广东省广州市天河区****)'));
}

test('shows on request the full address, copies it as one block, and hides it after its lifetime', async () => {
  await openCard();
  expect(network.calls).toEqual([]);
  const eye = screen.getByRole('button', { name: 'Show full address' });
  expect(getDescription(eye)).toBe('测*甲 154****0001');
  jest.useFakeTimers();
  await press('Show full address');
  expect(network.sent('address')).toMatchObject([{ params: { id: 'address-1' } }]);
  for (const part of ['测试甲', '15400000001', '(广东省广州市天河区示例路 1 号 101 室)', '510000'])
    expect(pageText()).toContain(part);
  await press('Copy full address');
  expect(writeText.mock.calls).toEqual([[BLOCK]]);
  act(() => void jest.advanceTimersByTime(REVEAL_LIFETIME));
  jest.useRealTimers();
  expect(pageText()).toContain('154****0001');
  expect(pageText()).not.toContain('示例路');
});

test('shows the current region of an address that was changed meanwhile', async () => {
  network.answer('address', { ...FULL, district: '110105', detail: '示例大街 2 号' });
  await openCard();
  await press('Show full address');
  await waitFor(() => expect(pageText()).toContain('Chaoyang, Beijing (北京市朝阳区示例大街 2 号)'));
});

test.each([
  ['Show full address', 'address'],
  [en['address.makeDefault'], 'setDefaultAddress'],
] as const)('reloads the list and shows a notice if "%s" finds no address any more', async (name, call) => {
  network.answer(call, httpError(404));
  await openCard({ ...ROW, isDefault: false });
  await press(name);
  await waitFor(() => expect(onOutdated).toHaveBeenCalledTimes(1));
  expect(onActed).toHaveBeenCalledTimes(1);
  expect(network.notices).toMatchObject([{ type: 'warning', title: en['address.gone'] }]);
  expect(screen.queryByRole('alert')).toBeNull();
});
