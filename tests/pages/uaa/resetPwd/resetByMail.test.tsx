import { fireEvent, screen, waitFor } from '@testing-library/react';
import ResetPwdPage from '@/pages/uaa/resetPwd';
// Loaded ahead: the test does not wait for the form.
import '@/pages/uaa/resetPwd/components/ResetEmailProof';
import { writeTabState } from '@/utils/storage/tabStorage';
import { createFakeNetwork, refusal, settle } from '../../../support/fakeNetwork';
import { field, submits, types } from '../../../support/formFields';
import { en } from '../../../support/messages';
import { press, showPage } from '../../../support/showPage';
import { visits } from '../../../support/umiWithModels';

jest.mock('@umijs/max', () => jest.requireActual('../../../support/umiWithModels'));

const network = createFakeNetwork();
const PASSWORD = 'Quiet-river-2026';

/** Opens the proof of a reset in progress, with a mail address. */
async function opensMail() {
  writeTabState('reset', {
    step: 'prove',
    id: 'r1',
    endsAt: Date.now() + 600_000,
    questions: [],
    account: '',
  });
  window.history.replaceState(null, '', '/uaa/resetPwd?step=prove');
  await showPage(<ResetPwdPage />, { path: '/uaa/resetPwd?step=prove' });
  fireEvent.click(field('method', 'email'));
  await waitFor(() => expect(field('email')).not.toBeNull());
  types('email', ' demo@example.com');
}

test('proves the account by a code to its mail address, and sets the new password', async () => {
  network.answer('domain', { enableVerifySecret: '0' });
  network.answer('defaultEncryption', false);
  network.answer('proveReset', { next: 'password', account: 'demo' });
  network.answer('finishReset', null);
  await opensMail();
  types('code', '123456');
  submits();
  await screen.findByRole('heading', { name: en['recovery.heading.password'] });
  expect(network.bodies('proveReset')).toEqual([
    { id: 'r1', method: 'email', email: 'demo@example.com', code: '123456' },
  ]);
  expect(visits.at(-1)).toContain('/uaa/resetPwd?step=password');

  types('newPwd', PASSWORD);
  types('newPwd2', PASSWORD);
  submits();
  await settle();
  await waitFor(() => expect(network.bodies('finishReset')).toMatchObject([{ id: 'r1', newPwd: PASSWORD }]));
  await waitFor(() => expect(visits.at(-1)).toContain('/uaa/login'));
});

test('focuses the message that the reset has ended, and starts again', async () => {
  network.answer('proveReset', refusal('RESET_UNKNOWN', 'ended'));
  await opensMail();
  types('code', '123456');
  submits();
  const ended = await screen.findByRole('heading', { name: en['recovery.over.ended'] });
  await waitFor(() => expect(document.activeElement).toBe(ended));
  await press(en['recovery.again']);
  expect(field('loginId')).not.toBeNull();
  expect(visits.at(-1)).not.toContain('step=');
});
