import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import FailureResultPage from '@/pages/template/result/fail';
import SuccessResultPage from '@/pages/template/result/success';
import { ApiError } from '@/utils/http/ApiError';
import { SIGN_OUT_PATH } from '@/utils/routing/paths';
import { en } from '../../../support/messages';

type ProjectResult = import('@/contract').ProjectResult;

const mockRead = jest.fn();
const mockAddress = { query: '' };
const mockVisits: string[] = [];

jest.mock('@/services/templateForms', () => ({
  getSubmittedProject: (...sent: unknown[]) => mockRead(...sent),
}));
jest.mock('@/utils/routing/redirect', () => ({ goTo: (path: string) => mockVisits.push(path) }));
jest.mock('@umijs/max', () => ({
  ...jest.requireActual('@umijs/max'),
  useSearchParams: () => [new URLSearchParams(mockAddress.query)],
}));

const SAMPLE: ProjectResult = {
  id: 'sample',
  number: 'PJ23421',
  name: 'Atlas',
  principal: 'Ada Sample',
  start: '2026-11-15',
  end: '2027-05-21',
  steps: [
    { step: 'create', by: 'Ada Sample', at: '2026-11-20T10:00:00+08:00' },
    { step: 'department', by: 'Clara Example', at: '2026-11-21T10:00:00+08:00' },
    { step: 'finance', by: 'Dario Example', at: null },
    { step: 'finish', by: '', at: null },
  ],
};

beforeEach(() => {
  mockAddress.query = '';
  mockVisits.length = 0;
  mockRead.mockReset().mockResolvedValue(SAMPLE);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const items = () => [...document.querySelectorAll('.steps li')];

test('shows the sample project and its progress as text', async () => {
  render(<SuccessResultPage />);
  await screen.findByText('PJ23421');
  expect(mockRead.mock.calls).toEqual([['sample']]);
  screen.getByText(en['template.success.sample']);
  expect(screen.queryByText(en['template.success.text'])).toBeNull();
  expect(items().map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Create project.*Done by Ada Sample, /),
    expect.stringMatching(/^Departmental preliminary review.*Done by Clara Example, /),
    'Financial reviewIn progress, with Dario Example',
    'FinishNot started',
  ]);
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
});

test('marks no step of a finished project as current', async () => {
  mockAddress.query = 'id=p-1';
  const steps = SAMPLE.steps.map((step) => ({ ...step, at: '2026-11-20T10:00:00+08:00' }));
  mockRead.mockResolvedValue({ ...SAMPLE, id: 'p-1', steps });
  render(<SuccessResultPage />);
  await waitFor(() => expect(items()).toHaveLength(4));
  expect(mockRead.mock.calls).toEqual([['p-1']]);
  screen.getByText(en['template.success.text']);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test('loads the project again by a retry button after a failure', async () => {
  mockRead.mockRejectedValueOnce(new ApiError('network'));
  render(<SuccessResultPage />);
  await screen.findByText(en['template.success.failed']);
  fireEvent.click(screen.getByText(en['common.retry']));
  await screen.findByText('PJ23421');
  expect(screen.queryByText(en['template.success.failed'])).toBeNull();
});

test.each(['nope', '..', '.'])('shows an error for the unknown id %j and links to the sample', async (id) => {
  mockAddress.query = `id=${id}`;
  mockRead.mockRejectedValue(new ApiError('http', { status: 404 }));
  render(<SuccessResultPage />);
  fireEvent.click(await screen.findByText(en['template.profile.sample']));
  expect(screen.queryByText(en['common.retry'])).toBeNull();
  expect(mockRead.mock.calls).toEqual(id === 'nope' ? [['nope']] : []);
  expect(mockVisits).toEqual(['/template/result/success']);
});

test('links to the list and prints the result', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  render(<SuccessResultPage />);
  fireEvent.click(await screen.findByText(en['template.success.list']));
  fireEvent.click(screen.getByText(en['template.success.print']));
  expect(mockVisits).toEqual(['/template/list/table']);
  expect(print).toHaveBeenCalledTimes(1);
});

test('shows two reasons of the failure, each with a remedy, and a link back to the form', () => {
  render(<FailureResultPage />);
  screen.getByRole('heading', { level: 2, name: 'Submission Failed' });
  screen.getByText('Please check and modify the following information before resubmitting.');
  for (const words of ['form.unfreeze', 'form.upgrade', 'form.modify'] as const) {
    fireEvent.click(screen.getByText(en[words]));
  }
  // The sign-in page redirects signed-in users back, so this link signs the user out, and its text announces that.
  screen.getByText(en['template.fail.unfreeze']);
  expect(mockVisits).toEqual([SIGN_OUT_PATH, '/user/verification', '/template/form/advanced']);
});
