import { fireEvent, render, screen } from '@testing-library/react';
import ModifyPwdGuidePage from '@/pages/uaa/modifyPwdGuide';
import { createFakeNetwork, httpError, settle } from '../../../support/fakeNetwork';
import { en } from '../../../support/messages';
import { PageAt } from '../../../support/umiWithModels';
import { makeUser } from '../../../support/users';

type Guide = import('@/contract').Guide;

jest.mock('@umijs/max', () => jest.requireActual('../../../support/umiWithModels'));

const network = createFakeNetwork();
const due: Guide = { kind: 'modifyPwd', reason: 'weak', skippable: false, account: 'demo' };

const opens = async () => {
  render(
    <PageAt path="/uaa/modifyPwdGuide" state={{ userInfo: makeUser() }}>
      <ModifyPwdGuidePage />
    </PageAt>,
  );
  await settle();
};

test.each(['weak', 'expired'] as const)('explains that the password is %s', async (reason) => {
  network.answer('guide', { ...due, reason });
  await opens();
  expect(screen.getByText(en[`guide.pwd.${reason}`])).toBeTruthy();
});

test('shows an error if the step does not load, and offers a retry and signing out', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.answer('guide', httpError(500), due);
  await opens();
  expect(screen.getByRole('alert').textContent).toContain(en['guide.failed']);
  fireEvent.click(screen.getByRole('button', { name: en['common.retry'] }));
  await settle();
  expect(screen.getByText(en['guide.pwd.weak'])).toBeTruthy();
  const signOut = screen.getByRole('link', { name: en['guide.signOut'] });
  expect(signOut.getAttribute('href')).toBe('/uaa/logout');
});
