import { screen } from '@testing-library/react';
import ResetPwdPage from '@/pages/uaa/resetPwd';
import { readResetMethod } from '@/pages/uaa/resetPwd/resetMethods';
import { keepResetPlace } from '@/pages/uaa/resetPwd/resetStore';
import { writeTabState } from '@/utils/storage/tabStorage';
import { createFakeNetwork, refusal, settle, unreachable } from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { submitForm, typeInto } from '../../../support/render/formFields';
import { press, showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();
const RETURN = '/uaa/resetPwd?state=s&authCode=c';
const expiresAt = new Date(Date.now() + 600_000).toISOString();
const step = { next: 'password', account: 'demo', recovery: 'required' } as const;

/** Stores the state of the reset `id` as if this tab had opened the payment app. */
function leaves(id: string, place = { reports: false, referer: '/' }) {
  const state = { step: 'prove', id, endsAt: Date.now() + 600_000, questions: [], account: '' };
  writeTabState('reset', state);
  keepResetPlace({ id, ...place });
}

function openPage(answer: unknown, path = RETURN) {
  network.answer('returnReset', answer as never);
  return showPage(<ResetPwdPage />, { path });
}
const calls = () => network.calls.filter((name) => name === 'returnReset').length;
const heading = (name: string) => screen.queryByRole('heading', { name });

beforeEach(() => {
  network.answer('captchaImage', unreachable);
});

test('continues with the step of the response, and keeps the page to open afterwards', async () => {
  leaves('r1', { reports: false, referer: '/account/settings' });
  await openPage({ id: 'r1', expiresAt, step });
  expect(heading(en['lost.identity.heading'])).not.toBeNull();
  expect(visits.at(-1)).toBe('replace /uaa/resetPwd?step=password&referer=%2Faccount%2Fsettings');
});

test('asks for no number if the user wants to lock the account', async () => {
  leaves('r1', { reports: true, referer: '/' });
  await openPage({ id: 'r1', expiresAt, step });
  expect(screen.queryByRole('button', { name: en['lost.begin.yes'] })).toBeNull();
  network.answer('panicByReset', { redirectUrl: '/uaa/paused?ticket=t1' });
  await press(en['panic.begin']);
  screen.getByRole('dialog', { name: en['panic.ask'] });
  await press(en['panic.yes']);
  expect(network.bodies('panicByReset')).toEqual([{ id: 'r1' }]);
  expect(visits.at(-1)).toBe('replace /uaa/paused?ticket=t1');
});

test('selects the method in the address', async () => {
  await showPage(<ResetPwdPage />, { path: '/uaa/resetPwd?method=paymentApp' });
  expect(readResetMethod().name).toBe('paymentApp');
});

test('begins a recovery for the verified number, and shows how many contacts got a message', async () => {
  leaves('r1');
  await openPage({ id: 'r1', expiresAt, step });
  network.answer('beginLostAccessByIdentity', { until: expiresAt, told: 2 });
  const sent = { region: '+86', mobile: '15400000099', code: '123456' };
  typeInto('mobile', sent.mobile);
  typeInto('code', sent.code);
  submitForm();
  await settle();
  expect(network.bodies('beginLostAccessByIdentity')).toEqual([{ id: 'r1', ...sent }]);
  expect(document.body.textContent).toContain(en['lost.begun.told'].replace('{told}', '2'));
});

test('returns to the choice of the proof after a mismatch, and focuses its heading', async () => {
  leaves('r1');
  await openPage(refusal('PROOF_MISMATCH', 'does not match'));
  expect(screen.queryByText('does not match')).not.toBeNull();
  await press(en['verification.return.again']);
  expect(document.activeElement?.textContent).toBe(en['recovery.heading.prove']);
  expect(calls()).toBe(1);
});

test('sends a response once, even if the reset has ended and another one begins', async () => {
  leaves('r1', { reports: true, referer: '/account/settings' });
  await openPage(refusal('PROOF_USED_UP', 'too many'));
  await press(en['recovery.again']);
  expect(visits.at(-1)).toBe('replace /uaa/resetPwd?panic=1&referer=%2Faccount%2Fsettings');
  expect(heading(en['recovery.heading.identify'])).not.toBeNull();
  expect(calls()).toBe(1);
});

test('keeps the reset of this tab if the response belongs to another one', async () => {
  leaves('r2');
  keepResetPlace({ id: 'r1', reports: false, referer: '/' });
  await openPage(refusal('RESET_UNKNOWN', 'ended'));
  await press(en['verification.return.again']);
  expect(heading(en['recovery.heading.prove'])).not.toBeNull();
});

test('sends nothing without a state, and offers to start again', async () => {
  leaves('r1');
  await openPage(null, '/uaa/resetPwd?authCode=c');
  expect(screen.queryByText(en['verification.return.incomplete'])).not.toBeNull();
  expect(calls()).toBe(0);
});
