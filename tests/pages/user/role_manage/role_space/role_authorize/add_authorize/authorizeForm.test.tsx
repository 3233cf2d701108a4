import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AuthorizeForm } from '@/pages/user/role_manage/role_space/role_authorize/add_authorize/components/AuthorizeForm';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';
import { makeAuthorization, makeHandler, makeRole } from '../../../../../../support/builders/company';
import { createFakeNetwork, refusal, settle } from '../../../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../../../support/fakes/umi';
import { en } from '../../../../../../support/messages';
import { field, submitForm, typeDay } from '../../../../../../support/render/formFields';

const network = createFakeNetwork();

const onOutdated = jest.fn();
const today = getToday();

async function openForm(end: string, preselected: string | null = 'h-1') {
  const handlers = [makeHandler({ end }), makeHandler({ id: 'h-2', name: '测*乙' })];
  render(
    <AuthorizeForm
      role={makeRole()}
      owner="u-boss"
      handlers={handlers}
      preselected={preselected}
      onOutdated={onOutdated}
    />,
  );
  await settle();
}

test('selects no unknown handler, shows errors for missing fields and sends no request', async () => {
  await openForm('2099-12-31', 'somebody');
  expect(field('handlerId').value).toBe('');
  submitForm();
  await screen.findByText(en['authorizations.form.matters.required']);
  expect(screen.getAllByText(en['handlers.authorize.whom']).length).toBeGreaterThan(1);
  expect(network.calls).toEqual([]);
});

test('selects the handler of the address, shows a summary of the matters, and sends them as the contract defines them', async () => {
  network.answer('addCompanyAuthorization', makeAuthorization());
  await openForm('2099-12-31', 'h-2');
  expect(document.querySelector('.grant-summary')).toBeNull();
  for (const matter of ['PERMITS', 'TAX']) fireEvent.click(field('matters', matter));
  typeDay('end', today);
  await waitFor(() =>
    expect(document.querySelector('.grant-summary')?.textContent).toContain('Taxes and Permits'),
  );
  submitForm();
  await waitFor(() => expect(visits.at(-1)).toContain('role_authorize?view=authorizations'));
  expect(network.sent('addCompanyAuthorization')).toMatchObject([
    {
      params: { id: 'r-1' },
      body: { handlerId: 'h-2', scope: 'LISTED', matters: ['TAX', 'PERMITS'], start: today, end: today },
    },
  ]);
});

test('sends no matters with the full scope, even if some were ticked before', async () => {
  network.answer('addCompanyAuthorization', refusal('CHANGED_MEANWHILE'));
  await openForm('2099-12-31');
  fireEvent.click(field('matters', 'TAX'));
  fireEvent.click(field('scope', 'ALL'));
  await waitFor(() => expect(field('matters')).toBeNull());
  typeDay('end', today);
  submitForm();
  await waitFor(() =>
    expect(network.bodies('addCompanyAuthorization')).toMatchObject([{ scope: 'ALL', matters: [] }]),
  );
  // The handler was removed meanwhile, so the list is reloaded.
  await waitFor(() => expect(onOutdated).toHaveBeenCalledTimes(1));
});

test('shows the end of the handler’s period and rejects a later end', async () => {
  await openForm(today);
  await screen.findByText(en['handlers.authorize.within'].replace('{end}', formatDate(today)));
  fireEvent.click(field('matters', 'TAX'));
  typeDay('end', '2099-01-01');
  submitForm();
  await screen.findByText(en['authorizations.form.end.long'].replace('{days}', '365'));
  typeDay('end', new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10));
  submitForm();
  await screen.findByText(en['handlers.authorize.outlasts'].replace('{end}', formatDate(today)));
  expect(network.calls).toEqual([]);
});
