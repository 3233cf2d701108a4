import { screen } from '@testing-library/react';
import AddressModifyPage from '@/pages/user/info_manage/address_manage/modify';
import { makeAddress } from '../../../../../support/builders/addresses';
import { createFakeNetwork, httpError } from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { field } from '../../../../../support/render/formFields';
import { press, showToUser } from '../../../../../support/render/showPage';

const network = createFakeNetwork();
/** Without a dialog for the step-up, the request is declined. */
const stepUp = httpError(428, { data: { methods: ['password'] } });
const openPage = (query = '?id=a') =>
  showToUser(<AddressModifyPage />, { path: `/user/info_manage/address_manage/modify${query}` });
const linkToList = () => screen.getByRole('link', { name: en['address.back'] }).getAttribute('href');

test('loads the address again after a failure, and offers the declined step-up until it is passed', async () => {
  network.answer('address', httpError(500), stepUp, stepUp, makeAddress({ id: 'a', detail: '示例路 1 号' }));
  await openPage();
  expect(screen.getByText(en['address.read.failed'])).toBeTruthy();
  await press(en['common.retry']);
  expect(screen.getByText(en['address.declined.text'])).toBeTruthy();
  expect(linkToList()).toBe('/user/info_manage/address_manage');
  await press(en['form.confirm']);
  expect(screen.getByText(en['address.declined.text'])).toBeTruthy();
  await press(en['form.confirm']);
  expect(field('detail').value).toBe('示例路 1 号');
  expect(network.sent('address').map(({ params }) => params.id)).toEqual(Array(4).fill('a'));
});

test('reports an unknown address without a request if the address bar has no id', async () => {
  await openPage('');
  expect(screen.getByText(en['address.gone.text'])).toBeTruthy();
});

test('reports an address that another tab deleted meanwhile', async () => {
  network.answer('address', stepUp, httpError(404));
  await openPage();
  await press(en['form.confirm']);
  expect(screen.getByText(en['address.gone.text'])).toBeTruthy();
  expect(linkToList()).toBe('/user/info_manage/address_manage');
});
