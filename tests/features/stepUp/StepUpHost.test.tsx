import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
// Loaded ahead: the first test does not wait for all that the dialog is made of.
import '@/features/stepUp/StepUpDialog';
import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { HttpError } from '@/utils/http/httpErrors';
import { withStepUp } from '@/utils/http/stepUp';
import { makeUser } from '../../support/builders/users';
import { createDeferredCalls } from '../../support/fakes/deferredCalls';
import { createFakeNetwork } from '../../support/fakes/fakeNetwork';
import { addSigningService, signedProof } from '../../support/fakes/keyService';
import { en } from '../../support/messages';
import { field, send, typeInto } from '../../support/render/formFields';
import { openByBrowser, PageAt } from '../../support/render/pageAt';
import { press } from '../../support/render/showPage';

const network = createFakeNetwork();

const refused = (methods: string[]) =>
  new HttpError({ status: 428, headers: { get: () => null } } as unknown as Response, { data: { methods } });

/** An act that is refused the first time; its outcome is kept. */
function startAction(methods: string[]) {
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

async function requestStepUp(methods: string[], company?: string) {
  const page = render(desk({ company, switchCount: 0 }));
  screen.getByText('act').focus();
  const act = startAction(methods);
  await screen.findByText(en['stepUp.title']);
  return { page, ...act };
}

const password = () => field('stepUpPassword');

async function enterPassword(value: string) {
  typeInto('stepUpPassword', value);
  await send();
}

const expectDeclined = (outcome: jest.Mock) =>
  waitFor(() => expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'declined' })));

beforeEach(() => {
  network.answer('domain', { enableVerifySecret: '0' });
  network.answer('defaultEncryption', false);
});

test('focuses the usual method of those that the browser supports, and restores the focus after the confirmation', async () => {
  const { work, outcome } = await requestStepUp(['passkey', 'password', 'sms']);
  await waitFor(() => expect(document.activeElement).toBe(password()));
  const offered = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  expect(offered.map(({ value }) => value)).toEqual(['password', 'sms']);
  // The user acts for no company.
  expect(document.querySelector('.step-up-for')).toBeNull();
  expect(screen.getByText(en['stepUp.why'].replace('{minutes}', '10'))).toBeTruthy();
  let focused: Element | null = null;
  work.mockImplementationOnce(async () => {
    focused = document.activeElement;
    return 'done';
  });
  network.answer('stepUp', { until: '2026-01-01T00:00:00Z' });
  await enterPassword('my-password');
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
  expect(network.bodies('stepUp')).toEqual([{ method: 'password', value: 'my-password' }]);
  expect(focused).toBe(screen.getByText('act'));
});

test('accepts only a code from the mailbox if the server allows no other method', async () => {
  const { outcome } = await requestStepUp(['email']);
  expect(password()).toBeNull();
  network.answer('stepUp', { until: '2026-01-01T00:00:00Z' });
  typeInto('code', '123456');
  await send();
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
  expect(network.bodies('stepUp')).toEqual([{ method: 'email', value: '123456' }]);
});

test('confirms by a certificate, with the signature of the challenge', async () => {
  addSigningService(network);
  network.answer('stepUp', { until: '2026-01-01T00:00:00Z' });
  const { outcome } = await requestStepUp(['certificate']);
  await press(await screen.findByRole('button', { name: en['form.confirm'] }));
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
  expect(network.bodies('stepUp')).toEqual([{ method: 'certificate', value: 'ch-1', ...signedProof }]);
});

test('explains what to do without any method', async () => {
  const { outcome } = await requestStepUp([]);
  expect(screen.getByText(en['stepUp.noMethod'])).toBeTruthy();
  const ways = [...document.querySelectorAll('.step-up-ways a')].map((way) => way.getAttribute('href'));
  expect(ways).toEqual(['/uaa/resetPwd', '/uaa/appeal?reason=OTHER']);
  fireEvent.click(document.querySelector('.step-up .ant-btn') as HTMLElement);
  await expectDeclined(outcome);
});

test.each([
  ['the button', () => fireEvent.click(screen.getByText(en['form.cancel']))],
  ['the cross', () => fireEvent.click(document.querySelector('.ant-modal-close') as HTMLElement)],
])('%s declines, and restores the focus', async (_, decline) => {
  const { work, outcome } = await requestStepUp(['password']);
  decline();
  await expectDeclined(outcome);
  expect(document.activeElement).toBe(screen.getByText('act'));
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['another page', '/user/elsewhere'],
  ['another tab of the page', '/user/somewhere?tab=security'],
])('%s, and the end of the layout, decline', async (_, where) => {
  const { page, outcome } = await requestStepUp(['password']);
  act(() => openByBrowser(where));
  await expectDeclined(outcome);
  const again = startAction(['password']);
  await waitFor(() => expect(document.querySelector('.step-up')).toBeTruthy());
  page.unmount();
  await expectDeclined(again.outcome);
});

test('names the company, and declines the step-up when the tab changes its role', async () => {
  const { page, work, outcome } = await requestStepUp(['password'], 'Example Ltd');
  expect(screen.getByText('You’re confirming this for Example Ltd.')).toBeTruthy();
  page.rerender(desk({ switchCount: 1 }));
  await expectDeclined(outcome);
  expect(work).toHaveBeenCalledTimes(1);
});

test('waits for the data of the user that the page loads first', async () => {
  const { load: prepare, resolveCall } = createDeferredCalls();
  render(desk({ prepare }));
  startAction(['password']);
  await act(async () => undefined);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.step-up')).toBeNull();
  await resolveCall(0, 'in');
  expect(await screen.findByText(en['stepUp.title'])).toBeTruthy();
});
