import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
// Loaded ahead: the first test does not wait for all that the dialog is made of.
import '@/features/stepUp/StepUpDialog';
import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { HttpError } from '@/utils/http/httpErrors';
import { withStepUp } from '@/utils/http/stepUp';
import { makeUser } from '../../support/builders/users';
import { createDeferredCalls } from '../../support/fakes/deferredCalls';
import { createFakeNetwork, refusal } from '../../support/fakes/fakeNetwork';
import { addSigningService, signedProof } from '../../support/fakes/keyService';
import { en } from '../../support/messages';
import { field, sends, types } from '../../support/render/formFields';
import { openByBrowser, PageAt } from '../../support/render/pageAt';
import { press } from '../../support/render/showPage';

const network = createFakeNetwork();

const refused = (methods: string[]) =>
  new HttpError({ status: 428, headers: { get: () => null } } as unknown as Response, { data: { methods } });

/** An act that is refused the first time; its outcome is kept. */
function acts(methods: string[]) {
  const work = jest.fn(async () => 'done');
  work.mockImplementationOnce(() => Promise.reject(refused(methods)));
  const outcome = jest.fn();
  withStepUp(work).then(outcome, outcome);
  return { work, outcome };
}

const desk = (given: { company?: string; switchCount?: number; prepare?: () => Promise<unknown> }) => (
  <PageAt path="/user/somewhere" state={{ userInfo: makeUser() }}>
    <button type="button">act</button>
    <StepUpHost {...given} />
  </PageAt>
);

async function asked(methods: string[], company?: string) {
  const page = render(desk({ company, switchCount: 0 }));
  screen.getByText('act').focus();
  const act = acts(methods);
  await screen.findByText(en['stepUp.title']);
  return { page, ...act };
}

const password = () => field('stepUpPassword');

async function gives(value: string) {
  types('stepUpPassword', value);
  await sends();
}

const refusesWith = (subCode: 'PASSWORD_WRONG' | 'LOCKED', text: string) =>
  network.answer('stepUp', refusal(subCode, text));

const declined = (outcome: jest.Mock) =>
  waitFor(() => expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'declined' })));

beforeEach(() => {
  network.answer('domain', { enableVerifySecret: '0' });
  network.answer('defaultEncryption', false);
});

test('focuses the usual method, and restores the focus after the confirmation', async () => {
  const { work, outcome } = await asked(['password', 'sms']);
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(document.querySelectorAll('[type="radio"]')).toHaveLength(2);
  // The user acts for no company.
  expect(document.querySelector('.step-up-for')).toBeNull();
  expect(screen.getByText(en['stepUp.why'].replace('{minutes}', '10'))).toBeTruthy();
  let focused: Element | null = null;
  work.mockImplementationOnce(async () => {
    focused = document.activeElement;
    return 'done';
  });
  network.answer('stepUp', { until: '2026-01-01T00:00:00Z' });
  await gives('my-password');
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
  expect(network.bodies('stepUp')).toEqual([{ method: 'password', value: 'my-password' }]);
  expect(focused).toBe(screen.getByText('act'));
});

test('offers no passkey in a browser without passkeys', async () => {
  await asked(['passkey', 'password', 'sms']);
  const offered = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  expect(offered.map(({ value }) => value)).toEqual(['password', 'sms']);
});

test('accepts only a code from the mailbox if the server allows no other method', async () => {
  const { outcome } = await asked(['email']);
  expect(password()).toBeNull();
  network.answer('stepUp', { until: '2026-01-01T00:00:00Z' });
  types('code', '123456');
  await sends();
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
  expect(network.bodies('stepUp')).toEqual([{ method: 'email', value: '123456' }]);
});

test('confirms by a certificate, with the signature of the challenge', async () => {
  addSigningService(network);
  network.answer('stepUp', { until: '2026-01-01T00:00:00Z' });
  const { outcome } = await asked(['certificate']);
  await press(await screen.findByRole('button', { name: en['form.confirm'] }));
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
  expect(network.bodies('stepUp')).toEqual([{ method: 'certificate', value: 'ch-1', ...signedProof }]);
});

test('shows a wrong password at its field and keeps the dialog open', async () => {
  const { outcome } = await asked(['password']);
  expect(document.querySelectorAll('[type="radio"]')).toHaveLength(0);
  refusesWith('PASSWORD_WRONG', 'not this one');
  await gives('wrong');
  await screen.findByText(en['subCode.PASSWORD_WRONG']);
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(password());
  expect(outcome).not.toHaveBeenCalled();
});

test('shows a lock and its duration above the button', async () => {
  await asked(['password', 'sms']);
  refusesWith('LOCKED', 'locked for 15 minutes');
  await gives('wrong');
  await waitFor(() =>
    expect(document.querySelector('.failure-alert')?.textContent).toBe('locked for 15 minutes'),
  );
});

test('explains what to do without any method', async () => {
  const { outcome } = await asked([]);
  expect(screen.getByText(en['stepUp.noMethod'])).toBeTruthy();
  const ways = [...document.querySelectorAll('.step-up-ways a')].map((way) => way.getAttribute('href'));
  expect(ways).toEqual(['/uaa/resetPwd', '/uaa/appeal?reason=OTHER']);
  fireEvent.click(document.querySelector('.step-up .ant-btn') as HTMLElement);
  await declined(outcome);
});

const ESCAPE = { key: 'Escape', keyCode: 27 };

test.each([
  ['the button', () => fireEvent.click(screen.getByText(en['form.cancel']))],
  ['the cross', () => fireEvent.click(document.querySelector('.ant-modal-close') as HTMLElement)],
  ['Escape', () => fireEvent.keyDown(document.querySelector('.ant-modal-wrap') as HTMLElement, ESCAPE)],
])('%s declines, and restores the focus', async (_, decline) => {
  const { work, outcome } = await asked(['password']);
  decline();
  await declined(outcome);
  expect(document.activeElement).toBe(screen.getByText('act'));
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['another page', '/user/elsewhere'],
  ['another tab of the page', '/user/somewhere?tab=security'],
])('%s, and the end of the layout, decline', async (_, where) => {
  const { page, outcome } = await asked(['password']);
  act(() => openByBrowser(where));
  await declined(outcome);
  const again = acts(['password']);
  await waitFor(() => expect(document.querySelector('.step-up')).toBeTruthy());
  page.unmount();
  await declined(again.outcome);
});

test('declines the step-up when the tab changes its role', async () => {
  const { page, work, outcome } = await asked(['password'], 'Example Ltd');
  page.rerender(desk({ switchCount: 1 }));
  await declined(outcome);
  expect(work).toHaveBeenCalledTimes(1);
});

test('names the company', async () => {
  await asked(['password'], 'Example Ltd');
  expect(screen.getByText('You’re confirming this for Example Ltd.')).toBeTruthy();
});

test('waits for the data of the user that the page loads first', async () => {
  const { load: prepare, resolveCall } = createDeferredCalls();
  render(desk({ prepare }));
  acts(['password']);
  await act(async () => undefined);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.step-up')).toBeNull();
  await resolveCall(0, 'in');
  expect(await screen.findByText(en['stepUp.title'])).toBeTruthy();
});
