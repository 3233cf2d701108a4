import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
// Loaded ahead: the first test does not wait for all that the dialog is made of.
import '@/features/stepUp/StepUpDialog';
import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { ApiError } from '@/utils/http/ApiError';
import { HttpError } from '@/utils/http/httpErrors';
import { withStepUp } from '@/utils/http/stepUp';
import { en } from '../../support/messages';

const mockEn: Record<string, string> = en;
const mockWords = ({ id }: { id: string }, values: Record<string, unknown> = {}) =>
  (mockEn[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const mockPage = { pathname: '/user/somewhere', search: '' };
const mockStepUp = jest.fn();
const mockStepUpByPassword = jest.fn();

jest.mock('@umijs/max', () => ({
  ...jest.requireActual<object>('@umijs/max'),
  useLocation: () => mockPage,
}));
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) =>
    pick({ userInfo: { account: 'demo', mobile: '154****0001' } }),
}));
jest.mock('@/services/stepUp', () => ({
  stepUp: (...given: unknown[]) => mockStepUp(...given),
  stepUpByPassword: (password: string) => mockStepUpByPassword(password),
}));

Object.assign(globalThis, { TextEncoder });

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

const desk = (company?: string) =>
  render(
    <>
      <button type="button">act</button>
      <StepUpHost company={company} turn={0} />
    </>,
  );

async function asked(methods: string[], company?: string) {
  const page = desk(company);
  screen.getByText('act').focus();
  const act = acts(methods);
  await screen.findByText(en['stepUp.title']);
  return { page, ...act };
}

const password = () =>
  document.querySelector<HTMLInputElement>('[name="stepUpPassword"]') as HTMLInputElement;

async function gives(value: string) {
  fireEvent.change(password(), { target: { value } });
  await act(async () => {
    fireEvent.submit(document.querySelector('.step-up form') as HTMLFormElement);
  });
}

const refusesWith = (subCode: 'PASSWORD_WRONG' | 'LOCKED', text: string) =>
  mockStepUpByPassword.mockRejectedValueOnce(new ApiError('refused', { subCode, text }));

const declined = (outcome: jest.Mock) =>
  waitFor(() => expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'declined' })));

beforeEach(() => {
  jest.clearAllMocks();
  mockPage.pathname = '/user/somewhere';
  mockPage.search = '';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('focuses the usual method, and restores the focus after the confirmation', async () => {
  const { work, outcome } = await asked(['password', 'sms']);
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(document.querySelectorAll('[type="radio"]')).toHaveLength(2);
  expect(screen.getByText(mockWords({ id: 'stepUp.why' }, { minutes: 10 }))).toBeTruthy();
  let focused: Element | null = null;
  work.mockImplementationOnce(async () => {
    focused = document.activeElement;
    return 'done';
  });
  mockStepUpByPassword.mockResolvedValueOnce({ until: '2026-01-01T00:00:00Z' });
  await gives('my-password');
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
  expect(mockStepUpByPassword.mock.calls).toEqual([['my-password']]);
  expect(focused).toBe(screen.getByText('act'));
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

test.each([
  ['the button', () => fireEvent.click(screen.getByText(en['stepUp.cancel']))],
  ['the cross', () => fireEvent.click(document.querySelector('.ant-modal-close') as HTMLElement)],
  [
    'Escape',
    () =>
      fireEvent.keyDown(document.querySelector('.ant-modal-wrap') as HTMLElement, {
        key: 'Escape',
        keyCode: 27,
      }),
  ],
])('%s declines, and the focus goes back', async (_, decline) => {
  const { work, outcome } = await asked(['password']);
  decline();
  await declined(outcome);
  expect(document.activeElement).toBe(screen.getByText('act'));
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['another page', { pathname: '/user/elsewhere' }],
  ['another tab of the page', { search: '?tab=security' }],
])('%s, and the end of the layout, decline', async (_, where) => {
  const { page, outcome } = await asked(['password']);
  Object.assign(mockPage, where);
  page.rerender(<StepUpHost turn={0} />);
  await declined(outcome);
  const again = acts(['password']);
  await waitFor(() => expect(document.querySelector('.step-up')).toBeTruthy());
  page.unmount();
  await declined(again.outcome);
});

test('declines the step-up when the tab changes its role', async () => {
  const { page, work, outcome } = await asked(['password'], 'Example Ltd');
  page.rerender(<StepUpHost turn={1} />);
  await declined(outcome);
  expect(work).toHaveBeenCalledTimes(1);
});

test('names the company', async () => {
  await asked(['password'], 'Example Ltd');
  expect(screen.getByText('You’re confirming this for Example Ltd.')).toBeTruthy();
});

test('names no company for the person itself', async () => {
  await asked(['password']);
  expect(document.querySelector('.step-up-for')).toBeNull();
});

test('waits for the data of the user that the page loads first', async () => {
  let answer = () => undefined as unknown;
  const prepare = jest.fn(
    () =>
      new Promise((resolve) => {
        answer = () => resolve('in');
      }),
  );
  render(<StepUpHost prepare={prepare} />);
  acts(['password']);
  await act(async () => undefined);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.step-up')).toBeNull();
  await act(async () => answer());
  expect(await screen.findByText(en['stepUp.title'])).toBeTruthy();
});
