import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import ResetPwdPage from '@/pages/uaa/resetPwd';
// Imported here, so that the tests do not wait for the lazy-loaded forms.
import '@/pages/uaa/resetPwd/components/ResetCertificateProof';
import '@/pages/uaa/resetPwd/components/ResetEmailProof';
import '@/pages/uaa/resetPwd/components/ResetPaymentAppProof';
import { readResetPlace } from '@/pages/uaa/resetPwd/resetStore';
import { allowHosts } from '@/utils/routing/sanitizeAddress';
import { writeTabState } from '@/utils/storage/tabStorage';
import { departures } from '../../../support/fakes/departures';
import { createFakeNetwork, refusal, settle } from '../../../support/fakes/fakeNetwork';
import { addSigningService, signedProof } from '../../../support/fakes/keyService';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { field, getDescription, submitForm, typeInto } from '../../../support/render/formFields';
import { openByBrowser } from '../../../support/render/pageAt';
import { press, showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();
const PASSWORD = 'Quiet-river-2026';
const PROVE = '/uaa/resetPwd?step=prove';

beforeEach(() => {
  // The new password is sent unencrypted.
  network.answer('domain', { enableVerifySecret: '0' });
  network.answer('defaultEncryption', false);
});
afterEach(() => allowHosts([]));

function openPage(path: string, state = {}) {
  window.history.replaceState(null, '', path);
  return showPage(<ResetPwdPage />, { path, state });
}

/** Opens the proof of a reset in progress. */
function openProof(path = PROVE) {
  const state = { step: 'prove', id: 'r1', endsAt: Date.now() + 600_000, questions: [], account: '' };
  writeTabState('reset', state);
  return openPage(path);
}

/** Opens the proof, and submits a code that was sent to the mail address. */
async function proveByMail() {
  await openProof();
  fireEvent.click(field('method', 'email'));
  await waitFor(() => expect(field('email')).not.toBeNull());
  typeInto('email', ' demo@example.com');
  typeInto('code', '123456');
  submitForm();
}

function setPassword() {
  typeInto('newPwd', PASSWORD);
  typeInto('newPwd2', PASSWORD);
  submitForm();
}

/** Selects a certificate as the proof, and signs with the key service. */
async function prove() {
  addSigningService(network);
  fireEvent.click(field('method', 'certificate'));
  await screen.findByText(en['certificate.service.found'].replace('{name}', 'Token 7'));
  await press(en['recovery.prove.submit']);
}

const findHeading = (step: 'prove' | 'questions' | 'password') =>
  screen.findByRole('heading', { name: en[`recovery.heading.${step}`] });

test('proves the account by a code to its mail address, and sets the new password', async () => {
  network.answer('proveReset', { next: 'password', account: 'demo' });
  network.answer('finishReset', null);
  await proveByMail();
  await findHeading('password');
  expect(network.bodies('proveReset')).toEqual([
    { id: 'r1', method: 'email', email: 'demo@example.com', code: '123456' },
  ]);
  expect(visits.at(-1)).toContain('/uaa/resetPwd?step=password');

  setPassword();
  await settle();
  await waitFor(() => expect(network.bodies('finishReset')).toMatchObject([{ id: 'r1', newPwd: PASSWORD }]));
  await waitFor(() => expect(visits.at(-1)).toContain('/uaa/login'));
});

test('focuses the message that the reset has ended, and starts again', async () => {
  network.answer('proveReset', refusal('RESET_UNKNOWN', 'ended'));
  await proveByMail();
  const ended = await screen.findByRole('heading', { name: en['recovery.over.ended'] });
  await waitFor(() => expect(document.activeElement).toBe(ended));
  await press(en['recovery.again']);
  expect(field('loginId')).not.toBeNull();
  expect(visits.at(-1)).not.toContain('step=');
});

test('proves the account by a certificate and the security questions, and continues after the user went back', async () => {
  network.answer('proveReset', { next: 'questions', questions: ['SCHOOL', 'BOOK'] });
  network.answer('answerReset', refusal('ANSWERS_WRONG', '', { triesLeft: 4 }), {
    next: 'password',
    account: 'boss',
  });
  await openProof();
  await prove();
  await findHeading('questions');
  const proof = { method: 'certificate', challenge: 'ch-1', ...signedProof };
  expect(network.bodies('proveReset')).toEqual([{ id: 'r1', ...proof }]);

  submitForm();
  const message = en['validation.answer.required'];
  await waitFor(() => expect(getDescription(field('answer1'))).toContain(message));
  expect(getDescription(field('answer2'))).toContain(message);
  expect(document.activeElement).toBe(field('answer1'));

  typeInto('answer1', ' school ');
  typeInto('answer2', 'film');
  submitForm();
  await screen.findByText(en['subCode.ANSWERS_WRONG'].replace('{triesLeft}', '4'));
  typeInto('answer2', 'book');
  submitForm();
  await findHeading('password');
  expect(network.bodies('answerReset')).toMatchObject([
    { id: 'r1', answers: ['school', 'film'] },
    { id: 'r1', answers: ['school', 'book'] },
  ]);

  act(() => openByBrowser(PROVE));
  await findHeading('prove');
  for (const step of ['questions', 'password'] as const) {
    expect(screen.queryByText(en['recovery.passed'])).not.toBeNull();
    await press(en['form.continue']);
    await findHeading(step);
  }
  expect(screen.queryByText(en['recovery.passed'])).toBeNull();
  expect([network.sent('proveReset').length, network.sent('answerReset').length]).toEqual([1, 2]);
});

/** Opens the first step. Without the domain's choice, the captcha is an image. */
function openFirstStep(path: string) {
  network.answer('captchaImage', 'data:image/svg+xml,picture');
  return openPage(path, { hasDomainFailed: true });
}

test.each([
  ['61234567', true],
  ['15400000001', false],
])('shows the hint about the region for the login name %s: %s', async (typed, isShown) => {
  await openFirstStep('/uaa/resetPwd');
  typeInto('loginId', typed);
  expect(screen.queryByText(en['login.loginId.region']) !== null).toBe(isShown);
});

test('offers to lock the account after the first proof if the user reports an intruder', async () => {
  network.answer('checkCaptcha', true);
  network.answer('startReset', { id: 'r1', expiresAt: new Date(Date.now() + 600_000).toISOString() });
  network.answer('proveReset', { next: 'questions', questions: ['SCHOOL'] });
  await openFirstStep('/uaa/resetPwd?panic=1');
  const explains = () => screen.queryByText(en['panic.report.how']) !== null;
  expect(explains()).toBe(true);
  typeInto('loginId', 'boss');
  typeInto('captcha', 'abcd');
  submitForm();
  await findHeading('prove');
  expect(visits.at(-1)).toBe('push /uaa/resetPwd?panic=1&step=prove');
  expect(explains()).toBe(true);

  await prove();
  expect(await screen.findByRole('button', { name: en['panic.begin'] })).toBeTruthy();
  expect(visits.at(-1)).toBe('push /uaa/resetPwd?panic=1&step=questions');
});

test('opens the payment app only with consent, and stores the place for the return', async () => {
  network.answer('leaveReset', { redirectUrl: 'https://pay.example.com/?state=s' });
  await openProof(`/uaa/resetPwd?panic=1&step=prove&referer=${encodeURIComponent('/account/settings')}`);
  fireEvent.click(field('method', 'paymentApp'));
  await screen.findByText(en['recovery.paymentApp.needs']);
  await press(en['verification.leave']);
  expect(await screen.findByText(en['verification.consent.required'])).toBeTruthy();
  expect(network.calls).toEqual([]);

  fireEvent.click(field('consent'));
  await press(en['verification.leave']);
  expect(await screen.findByText(en['verification.leave.refused'])).toBeTruthy();
  expect(departures).toEqual([]);
  allowHosts(['pay.example.com']);
  await press(en['verification.leave']);
  const body = { id: 'r1', consent: true };
  expect(network.bodies('leaveReset')).toEqual([body, body]);
  expect(departures).toEqual(['assign https://pay.example.com/?state=s']);
  expect(readResetPlace()).toEqual({ id: 'r1', reports: true, referer: '/account/settings' });
});
