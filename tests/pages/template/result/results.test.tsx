import { fireEvent, screen } from '@testing-library/react';
import FailureResultPage from '@/pages/template/result/fail';
import SuccessResultPage from '@/pages/template/result/success';
import { SIGN_OUT_PATH } from '@/utils/routing/paths';
import { createFakeNetwork, httpError } from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { showPage } from '../../../support/render/showPage';

type ProjectResult = import('@/contract').ProjectResult;

const network = createFakeNetwork();
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

beforeEach(() => network.answer('submittedProject', SAMPLE));

const openPage = (query = '') =>
  showPage(<SuccessResultPage />, { path: `/template/result/success${query}` });
const ids = () => network.sent('submittedProject').map(({ params }) => params.id);
const items = () => [...document.querySelectorAll('.steps li')];

test('shows the sample project and its progress as text', async () => {
  await openPage();
  screen.getByText('PJ23421');
  expect(ids()).toEqual(['sample']);
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

test.each(['nope', '..'])('shows an error for the unknown id %j and links to the sample', async (id) => {
  network.answer('submittedProject', httpError(404));
  await openPage(`?id=${id}`);
  fireEvent.click(screen.getByText(en['template.profile.sample']));
  expect(screen.queryByText(en['common.retry'])).toBeNull();
  expect(ids()).toEqual(id === 'nope' ? ['nope'] : []);
  expect(visits).toEqual(['push /template/result/success']);
});

test('links to the list and prints the result', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await openPage();
  fireEvent.click(screen.getByText(en['template.success.list']));
  fireEvent.click(screen.getByText(en['template.success.print']));
  expect(visits).toEqual(['push /template/list/table']);
  expect(print).toHaveBeenCalledTimes(1);
});

test('shows two reasons of the failure, each with a remedy, and a link back to the form', async () => {
  await showPage(<FailureResultPage />);
  screen.getByRole('heading', { level: 2, name: 'Submission Failed' });
  screen.getByText('Please check and modify the following information before resubmitting.');
  for (const key of ['form.unfreeze', 'form.upgrade', 'form.modify'] as const) {
    fireEvent.click(screen.getByText(en[key]));
  }
  // The sign-in page redirects signed-in users back, so this link signs the user out, and its text announces that.
  screen.getByText(en['template.fail.unfreeze']);
  expect(visits).toEqual(
    [SIGN_OUT_PATH, '/user/verification', '/template/form/advanced'].map((path) => `push ${path}`),
  );
});
