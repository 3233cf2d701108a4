import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { subCodes } from '@/contract/subCodes';
import StepFormPage from '@/pages/template/form/step';
import { createFakeNetwork, httpError, noResponse } from '../../../../support/fakes/fakeNetwork';
import { reader, visits } from '../../../../support/fakes/umi';
import { en } from '../../../../support/messages';
import { openByBrowser, PageAt } from '../../../../support/render/pageAt';

type PayAccount = import('@/contract').PayAccount;

const network = createFakeNetwork();

const wrong = (data: Record<string, string>) => httpError(422, { name: 'FIELDS_WRONG', data });
const withBalance = (balance: number): PayAccount[] => [
  { id: 'pay-1', number: '6222 **** **** 0018', balance: 100_000 },
  { id: 'pay-2', number: '6225 **** **** 0026', balance },
];

/** The query of the current address. */
let query = '';
function Query() {
  query = useLocation().search.slice(1);
  return null;
}
const Page = ({ path = '/template/form/step' }) => (
  <PageAt path={path}>
    <StepFormPage />
    <Query />
  </PageAt>
);

beforeEach(() => {
  reader.locale = 'en-US';
  network.answer('payAccounts', withBalance(50_050));
});

const byId = (name: string) => document.getElementById(`details_${name}`) as HTMLInputElement;
const fillIn = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(byId(name), { target: { value } });
};
const press = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)));

const DETAILS = {
  payAccount: 'pay-2',
  payeeType: 'bank',
  payeeAccount: '4111 1111 1111 1111',
  payeeName: 'Greta Sample',
  amount: '500.50',
};

const RECEIPT = {
  ...DETAILS,
  payeeType: 'bank' as const,
  payeeAccount: '**** 1111',
  amount: 50_050,
  number: 'TR00000001',
  id: 't-1',
  at: '2026-11-22T10:00:00+08:00',
};

/** Fills in the details and continues to the confirmation step. */
async function openConfirmation(change: Partial<typeof DETAILS> = {}) {
  const page = render(<Page />);
  await screen.findByText(en['form.next']);
  fillIn({ ...DETAILS, ...change });
  await press(en['form.next']);
  await waitFor(() => expect(query).toBe('step=confirm'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(en['template.transfer.step.confirm']));
  return page;
}

/** Changes the query as the back and forward buttons of the browser do. */
const openPage = (search: string) => act(async () => openByBrowser(`/template/form/step?${search}`));

test('shows errors for a missing field and an amount above the balance on the first step', async () => {
  render(<Page />);
  await screen.findByText(en['form.next']);
  // The field shows the same currency sign as formatted amounts.
  expect(document.querySelector('.ant-input-prefix')?.textContent).toBe('CN¥');
  fillIn({ ...DETAILS, payeeName: '', amount: '500.51' });
  await press(en['form.next']);
  await screen.findByText(en['template.transfer.name.required']);
  await screen.findByText(en['template.transfer.amount.balance']);
  // The balance of the other account covers the same amount.
  fillIn({ payAccount: 'pay-1' });
  await waitFor(() => expect(screen.queryByText(en['template.transfer.amount.balance'])).toBeNull());
  expect(visits).toEqual([]);
});

test('shows the details for confirmation, sends the transfer once, and shows a receipt', async () => {
  const respond = network.withhold('transfer');
  await openConfirmation();
  screen.getByText('CN¥500.50');
  screen.getByText('4111111111111111');
  await press(en['template.transfer.send']);
  await press(en['template.submitting']);
  expect(network.bodies('transfer')).toEqual([
    { ...DETAILS, payeeAccount: '4111111111111111', amount: 50_050 },
  ]);
  await respond(RECEIPT);
  await screen.findByText('Receipt number TR00000001');
  expect(visits).toEqual(['push /template/form/step?step=confirm', 'replace /template/form/step?step=done']);
  await press(en['template.transfer.again']);
  await waitFor(() => expect(byId('payeeAccount').value).toBe(''));
});

test('sends the amount as parsed on the first step even if the language changes afterwards', async () => {
  network.answer('transfer', noResponse);
  const { rerender } = await openConfirmation({ payAccount: 'pay-1', amount: '1,000' });
  reader.locale = 'pt-BR';
  rerender(<Page />);
  screen.getByText(/1\.000,00$/, { selector: 'strong' });
  await press(en['template.transfer.send']);
  expect(network.bodies('transfer')).toMatchObject([{ amount: 100_000 }]);
});

test('does not open the confirmation by the forward button after a change of the details', async () => {
  await openConfirmation();
  await openPage('');
  fillIn({ amount: '1' });
  await openPage('step=confirm');
  expect(visits.at(-1)).toBe('replace /template/form/step');
  expect(byId('amount').value).toBe('1');
  expect(screen.queryByText('CN¥500.50', { selector: 'strong' })).toBeNull();
});

test('shows the new balance if it no longer covers the amount', async () => {
  await openConfirmation();
  network.answer('payAccounts', withBalance(100));
  network.answer('transfer', wrong({ amount: subCodes.FIELD_FORMAT }));
  await press(en['template.transfer.send']);
  await screen.findByText(en['template.transfer.amount.balance']);
  expect(screen.queryByText(en['subCode.FIELD_FORMAT'])).toBeNull();
  expect(document.activeElement).toBe(byId('amount'));
  await screen.findByText('6225 **** **** 0026, CN¥1.00 available');
  fireEvent.blur(byId('amount'));
  await press(en['form.next']);
  await screen.findByText(en['template.transfer.amount.balance']);
});

test('restores storable details after a reload, and none of them after the receipt', async () => {
  const { unmount } = await openConfirmation();
  unmount();
  const again = render(<Page />);
  await screen.findByText(en['form.next']);
  await waitFor(() => expect(byId('amount').value).toBe('500.50'));
  expect([byId('payAccount').value, byId('payeeName').value]).toEqual(['pay-2', 'Greta Sample']);
  // Account numbers are not stored.
  expect(byId('payeeAccount').value).toBe('');
  fillIn({ payeeAccount: DETAILS.payeeAccount });
  await press(en['form.next']);
  network.answer('transfer', RECEIPT);
  network.answer('payAccounts', withBalance(0));
  await press(en['template.transfer.send']);
  await screen.findByText('Receipt number TR00000001');
  await waitFor(() => expect(network.sent('payAccounts')).toHaveLength(3));
  again.unmount();
  render(<Page />);
  await screen.findByText(en['form.next']);
  expect(byId('amount').value).toBe('');
});

test('keeps the input when the user goes back', async () => {
  await openConfirmation();
  await press(en['template.back']);
  expect(query).toBe('');
  expect(byId('amount').value).toBe('500.50');
  expect(document.activeElement?.textContent).toBe(en['template.transfer.step.details']);
});

test('returns to the field that the server rejected', async () => {
  network.answer('transfer', wrong({ payeeAccount: subCodes.FIELD_FORMAT }));
  await openConfirmation();
  await press(en['template.transfer.send']);
  await screen.findByText(en['subCode.FIELD_FORMAT']);
  screen.getByText(en['template.transfer.returned']);
  expect(document.activeElement).toBe(byId('payeeAccount'));
  expect(query).toBe('');
});

test.each(['confirm', 'done', 'other'])(
  'opens the first step instead of the step %s if there are no details',
  async (step) => {
    render(<Page path={`/template/form/step?step=${step}`} />);
    await screen.findByText(en['form.next']);
    await waitFor(() => expect(visits).toEqual(['replace /template/form/step']));
  },
);
