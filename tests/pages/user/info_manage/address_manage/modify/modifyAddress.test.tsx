import { screen } from '@testing-library/react';
import AddressModifyPage from '@/pages/user/info_manage/address_manage/modify';
import { makeAddress } from '../../../../../support/addresses';
import { createFakeNetwork, httpError } from '../../../../../support/fakeNetwork';
import { field } from '../../../../../support/formFields';
import { en } from '../../../../../support/messages';
import { press, showToUser } from '../../../../../support/showPage';

const network = createFakeNetwork();
/** Without a dialog for the step-up, the request is declined. */
const stepUp = httpError(428, { data: { methods: ['password'] } });
const opens = () =>
  showToUser(<AddressModifyPage />, { path: '/user/info_manage/address_manage/modify?id=a' });
const linkToList = () => screen.getByRole('link', { name: en['address.back'] }).getAttribute('href');

test('offers the declined step-up again until it is passed', async () => {
  network.answer('address', stepUp, stepUp, makeAddress({ id: 'a', detail: '示例路 1 号' }));
  await opens();
  expect(screen.getByText(en['address.declined.text'])).toBeTruthy();
  expect(linkToList()).toBe('/user/info_manage/address_manage');
  await press(en['form.confirm']);
  expect(screen.getByText(en['address.declined.text'])).toBeTruthy();
  await press(en['form.confirm']);
  expect(field('detail').value).toBe('示例路 1 号');
});

test('reports an address that another tab deleted meanwhile', async () => {
  network.answer('address', stepUp, httpError(404));
  await opens();
  await press(en['form.confirm']);
  expect(screen.getByText(en['address.gone.text'])).toBeTruthy();
  expect(linkToList()).toBe('/user/info_manage/address_manage');
});
