import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createContext, useContext, useState } from 'react';
import StepFormPage from '@/pages/template/form/step';
import { ApiError } from '@/utils/http/ApiError';
import { later } from '../../../../support/later';
import { en } from '../../../../support/messages';

type PayAccount = import('@/contract').PayAccount;

const mockTransfer = jest.fn();
const mockAccounts = jest.fn<Promise<PayAccount[]>, []>();
const mockAddress = { query: '', locale: 'en-US', draw: () => {} };
const mockVisits: string[] = [];
/** The query in the state of the router. */
const QueryContext = createContext('');
const mockUseQuery = () => useContext(QueryContext);

jest.mock('@/services/templateForms', () => ({
  listPayAccounts: () => mockAccounts(),
  makeTransfer: (...sent: unknown[]) => mockTransfer(...sent),
}));
jest.mock('@/utils/routing/redirect', () => {
  const open = (how: string) => (path: string) => {
    mockVisits.push(`${how} ${path}`);
    mockAddress.query = path.split('?')[1] ?? '';
    mockAddress.draw();
  };
  return { goTo: open('push'), replaceWith: open('replace') };
});
jest.mock('@umijs/max', () => ({
  ...jest.requireActual('@umijs/max'),
  useSearchParams: () => [new URLSearchParams(mockUseQuery())],
  useIntl: () => ({ ...jest.requireActual('@umijs/max').getIntl(), locale: mockAddress.locale }),
}));
window.matchMedia = () => ({ matches: false, addListener: jest.fn(), removeListener: jest.fn() }) as never;

const withBalance = (balance: number): PayAccount[] => [
  { id: 'pay-1', number: '6222 **** **** 0018', balance: 100_000 },
  { id: 'pay-2', number: '6225 **** **** 0026', balance },
];

function Page() {
  const [shown, show] = useState({ query: mockAddress.query });
  mockAddress.draw = () => show({ query: mockAddress.query });
  return (
    <QueryContext.Provider value={shown.query}>
      <StepFormPage />
    </QueryContext.Provider>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  mockAddress.query = '';
  mockAddress.locale = 'en-US';
  mockVisits.length = 0;
  mockAccounts.mockReset().mockImplementation(() => later(withBalance(50_050)));
  mockTransfer.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const byId = (name: string) => document.getElementById(`details_${name}`) as HTMLInputElement;
const fills = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(byId(name), { target: { value } });
};
const presses = (words: string) => act(async () => void fireEvent.click(screen.getByText(words)));

const DETAILS = {
  payAccount: 'pay-2',
  payeeType: 'bank',
  payeeAccount: '4111 1111 1111 1111',
  payeeName: 'Greta Sample',
  amount: '500.50',
};

/** Fills in the details and continues to the confirmation step. */
async function isAtConfirmation(change: Partial<typeof DETAILS> = {}) {
  const page = render(<Page />);
  await screen.findByText(en['template.next']);
  fills({ ...DETAILS, ...change });
  await presses(en['template.next']);
  await waitFor(() => expect(mockAddress.query).toBe('step=confirm'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(en['template.transfer.step.confirm']));
  return page;
}

/** Changes the query as the back and forward buttons of the browser do. */
const opens = (query: string) =>
  act(async () => {
    mockAddress.query = query;
    mockAddress.draw();
  });

test('shows errors for a missing field and an amount above the balance on the first step', async () => {
  render(<Page />);
  await screen.findByText(en['template.next']);
  // The field shows the same currency sign as formatted amounts.
  expect(document.querySelector('.ant-input-prefix')?.textContent).toBe('CN¥');
  fills({ ...DETAILS, payeeName: '', amount: '500.51' });
  await presses(en['template.next']);
  await screen.findByText(en['template.transfer.name.required']);
  await screen.findByText(en['template.transfer.amount.balance']);
  // The balance of the other account covers the same amount.
  fills({ payAccount: 'pay-1' });
  await waitFor(() => expect(screen.queryByText(en['template.transfer.amount.balance'])).toBeNull());
  expect(mockVisits).toEqual([]);
});

test('shows the details for confirmation, sends the transfer once, and shows a receipt', async () => {
  let answer = (_: object) => {};
  mockTransfer.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await isAtConfirmation();
  screen.getByText('CN¥500.50');
  screen.getByText('4111111111111111');
  await presses(en['template.transfer.send']);
  await presses(en['template.submitting']);
  expect(mockTransfer.mock.calls).toEqual([
    [{ ...DETAILS, payeeAccount: '4111111111111111', amount: 50_050 }],
  ]);
  const receipt = { ...DETAILS, payeeAccount: '**** 1111', amount: 50_050, number: 'TR00000001', id: 't-1' };
  await act(async () => answer({ ...receipt, at: '2026-11-22T10:00:00+08:00' }));
  await screen.findByText('Receipt number TR00000001');
  expect(mockVisits).toEqual([
    'push /template/form/step?step=confirm',
    'replace /template/form/step?step=done',
  ]);
  await presses(en['template.transfer.again']);
  await waitFor(() => expect(byId('payeeAccount').value).toBe(''));
});

test('sends the amount as parsed on the first step even if the language changes afterwards', async () => {
  mockTransfer.mockReturnValue(new Promise(() => undefined));
  await isAtConfirmation({ payAccount: 'pay-1', amount: '1,000' });
  await act(async () => {
    mockAddress.locale = 'pt-BR';
    mockAddress.draw();
  });
  screen.getByText(/1\.000,00$/, { selector: 'strong' });
  await presses(en['template.transfer.send']);
  expect(mockTransfer.mock.calls[0]?.[0]).toMatchObject({ amount: 100_000 });
});

test('does not open the confirmation by the forward button after a change of the details', async () => {
  await isAtConfirmation();
  await opens('');
  fills({ amount: '1' });
  await opens('step=confirm');
  expect(mockVisits.at(-1)).toBe('replace /template/form/step');
  expect(byId('amount').value).toBe('1');
  expect(screen.queryByText('CN¥500.50', { selector: 'strong' })).toBeNull();
});

test('shows the new balance if it no longer covers the amount', async () => {
  await isAtConfirmation();
  mockAccounts.mockImplementation(() => later(withBalance(100)));
  const fields = { amount: 'FIELD_FORMAT' } as const;
  mockTransfer.mockRejectedValue(new ApiError('refused', { subCode: 'FIELDS_WRONG', fields, status: 422 }));
  await presses(en['template.transfer.send']);
  await screen.findByText(en['template.transfer.amount.balance']);
  expect(screen.queryByText(en['subCode.FIELD_FORMAT'])).toBeNull();
  expect(document.activeElement).toBe(byId('amount'));
  await screen.findByText('6225 **** **** 0026, CN¥1.00 available');
  fireEvent.blur(byId('amount'));
  await presses(en['template.next']);
  screen.getByText(en['template.transfer.amount.balance']);
});

test('restores storable details after a reload, and none of them after the receipt', async () => {
  const { unmount } = await isAtConfirmation();
  unmount();
  mockAddress.query = '';
  const again = render(<Page />);
  await screen.findByText(en['template.next']);
  await waitFor(() => expect(byId('amount').value).toBe('500.50'));
  expect([byId('payAccount').value, byId('payeeName').value]).toEqual(['pay-2', 'Greta Sample']);
  // Account numbers are not stored.
  expect(byId('payeeAccount').value).toBe('');
  fills({ payeeAccount: DETAILS.payeeAccount });
  await presses(en['template.next']);
  mockTransfer.mockResolvedValue({ ...DETAILS, amount: 50_050, number: 'TR00000001', id: 't-1', at: '' });
  mockAccounts.mockResolvedValue(withBalance(0));
  await presses(en['template.transfer.send']);
  await screen.findByText('Receipt number TR00000001');
  expect(mockAccounts).toHaveBeenCalledTimes(3);
  again.unmount();
  mockAddress.query = '';
  render(<Page />);
  await screen.findByText(en['template.next']);
  expect(byId('amount').value).toBe('');
});

test('keeps the input when the user goes back', async () => {
  await isAtConfirmation();
  await presses(en['template.back']);
  expect(mockAddress.query).toBe('');
  expect(byId('amount').value).toBe('500.50');
  expect(document.activeElement?.textContent).toBe(en['template.transfer.step.details']);
});

test('returns to the field that the server rejected', async () => {
  mockTransfer.mockRejectedValue(
    new ApiError('refused', {
      subCode: 'FIELDS_WRONG',
      fields: { payeeAccount: 'FIELD_FORMAT' },
      status: 422,
    }),
  );
  await isAtConfirmation();
  await presses(en['template.transfer.send']);
  await screen.findByText(en['subCode.FIELD_FORMAT']);
  screen.getByText(en['template.transfer.returned']);
  expect(document.activeElement).toBe(byId('payeeAccount'));
  expect(mockAddress.query).toBe('');
});

test('shows a network error on the confirmation step, where the user can retry', async () => {
  mockTransfer.mockRejectedValue(new ApiError('network'));
  await isAtConfirmation();
  await presses(en['template.transfer.send']);
  await screen.findByText(new RegExp(en['template.transfer.unreachable']));
  expect(mockAddress.query).toBe('step=confirm');
});

test.each(['confirm', 'done', 'other'])(
  'opens the first step instead of the step %s if there are no details',
  async (step) => {
    mockAddress.query = `step=${step}`;
    render(<Page />);
    await screen.findByText(en['template.next']);
    await waitFor(() => expect(mockVisits).toEqual(['replace /template/form/step']));
  },
);
