import { screen } from '@testing-library/react';
import ModifyPwdGuidePage from '@/pages/uaa/modifyPwdGuide';
import { createFakeNetwork, httpError } from '../../../support/fakeNetwork';
import { en } from '../../../support/messages';
import { press, showPage } from '../../../support/showPage';
import { makeUser } from '../../../support/users';

type Guide = import('@/contract').Guide;

jest.mock('@umijs/max', () => jest.requireActual('../../../support/umiWithModels'));

const network = createFakeNetwork();
const due: Guide = { kind: 'modifyPwd', reason: 'weak', skippable: false, account: 'demo' };

const opens = () =>
  showPage(<ModifyPwdGuidePage />, { path: '/uaa/modifyPwdGuide', state: { userInfo: makeUser() } });

test.each(['weak', 'expired'] as const)('explains that the password is %s', async (reason) => {
  network.answer('guide', { ...due, reason });
  await opens();
  expect(screen.getByText(en[`guide.pwd.${reason}`])).toBeTruthy();
});

test('shows an error if the step does not load, and offers a retry and signing out', async () => {
  network.answer('guide', httpError(500), due);
  await opens();
  expect(screen.getByRole('alert').textContent).toContain(en['guide.failed']);
  await press(en['common.retry']);
  expect(screen.getByText(en['guide.pwd.weak'])).toBeTruthy();
  const signOut = screen.getByRole('link', { name: en['guide.signOut'] });
  expect(signOut.getAttribute('href')).toBe('/uaa/logout');
});
