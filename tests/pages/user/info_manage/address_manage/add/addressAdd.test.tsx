import { act, cleanup, fireEvent } from '@testing-library/react';
import { ADDRESSES_MAX } from '@/constants';
import AddressAddPage from '@/pages/user/info_manage/address_manage/add';
import { BLANK_ADDRESS } from '@/pages/user/info_manage/address_manage/addressValues';
import { draftKey, writeDraft } from '@/utils/storage/drafts';
import { createFakeNetwork, httpError, refusal, settle } from '../../../../../support/fakes/fakeNetwork';
import { showToUser } from '../../../../../support/render/showPage';

const network = createFakeNetwork();
const full = () => document.querySelector('#address_full');
const openPage = async () => {
  cleanup();
  await showToUser(<AddressAddPage />);
};
const answerTotal = (total: number) =>
  network.answer('addresses', { list: [], total, pageNumber: 1, pageSize: 1 });

test('shows a note with a link to the list only if the limit is known to be reached', async () => {
  answerTotal(ADDRESSES_MAX - 1);
  await openPage();
  expect(full()).toBeNull();
  network.answer('addresses', httpError(503));
  await openPage();
  expect(full()).toBeNull();
  expect(document.querySelectorAll('[name="recipient"]')).toHaveLength(1);
  answerTotal(ADDRESSES_MAX);
  await openPage();
  expect(full()?.querySelector('a')?.getAttribute('href')).toBe('/user/info_manage/address_manage');
  expect(network.notices).toEqual([]);
});

test('focuses the reason, not a field, if the server refuses an address above the limit', async () => {
  answerTotal(2);
  const values = { ...BLANK_ADDRESS, recipient: '测试丙', mobile: '15400000043', district: '810000' };
  writeDraft('local', draftKey('address', 'u-1'), Object.keys(values), { ...values, detail: '示例路 4 号' });
  network.answer('addAddress', refusal('ADDRESS_LIMIT', 'too many'));
  await openPage();
  await act(async () => {
    fireEvent.click(document.querySelector('[type="submit"]') as HTMLElement);
  });
  await settle();
  expect(network.sent('addAddress').map(({ body }) => body)).toMatchObject([
    { recipient: '测试丙', district: '810000', detail: '示例路 4 号' },
  ]);
  expect(document.activeElement).toBe(full());
  expect(document.querySelector('.failure-alert [role="alert"]')?.textContent).toBe('too many');
});
