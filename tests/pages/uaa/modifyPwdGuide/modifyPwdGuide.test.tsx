import { screen, waitFor } from '@testing-library/react';
import ModifyPwdGuidePage from '@/pages/uaa/modifyPwdGuide';
import { offerPasskey } from '@/utils/storage/passkeyOffer';
import {
  addPasskeySupport,
  hasLock,
  makePasskeys,
  removePasskeySupport,
} from '../../../support/builders/passkeys';
import { createFakeNetwork, httpError } from '../../../support/fakes/fakeNetwork';
import { answerSecret } from '../../../support/fakes/openSecret';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { fillIn } from '../../../support/render/formFields';
import { press, showToUser } from '../../../support/render/showPage';

type Guide = import('@/contract').Guide;

const network = createFakeNetwork();
const due: Guide = { kind: 'modifyPwd', reason: 'weak', skippable: false, account: 'demo' };

afterEach(removePasskeySupport);

const openPage = () => showToUser(<ModifyPwdGuidePage />, { path: '/uaa/modifyPwdGuide' });

/** Submits a new password. */
async function changesTo(newPwd: string) {
  fillIn({ pwd: '123456', newPwd, newPwd2: newPwd });
  await press(en['newPassword.submit']);
}

test('shows an error if the step does not load, and offers a retry and signing out', async () => {
  network.answer('guide', httpError(500), due);
  await openPage();
  expect(screen.getByRole('alert').textContent).toContain(en['guide.failed']);
  await press(en['common.retry']);
  expect(screen.getByText(en['guide.pwd.weak'])).toBeTruthy();
  const signOut = screen.getByRole('link', { name: en['guide.signOut'] });
  expect(signOut.getAttribute('href')).toBe('/uaa/logout');
});

test('rejects a new password that contains the account name, without a request', async () => {
  network.answer('guide', due);
  await openPage();
  await changesTo('my-DEMO-one');
  expect(await screen.findByText(en['validation.pwd.contains'])).toBeTruthy();
  expect(network.calls).not.toContain('changePassword');
});

test('offers a passkey after the change, before the requested page opens', async () => {
  addPasskeySupport(hasLock);
  offerPasskey();
  network.answer('guide', due);
  network.answer('changePassword', null);
  answerSecret(network);
  network.answer('passkeys', makePasskeys([]));
  network.answer('redirect', null);
  await openPage();
  await changesTo('Fresh-2026-pass');
  expect(await screen.findByText(en['passkeys.offer.title'])).toBeTruthy();
  expect(screen.getByRole('button', { name: en['passkeys.add'] })).toBeTruthy();
  expect(visits).toEqual([]);
  await press(en['passkeys.offer.later']);
  await waitFor(() => expect(visits).toEqual(['replace /']));
});
