import type { TransferBody } from '../../../src/contract';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const TRANSFER: TransferBody = {
  payAccount: 'pay-2',
  payeeType: 'bank',
  payeeAccount: '4111 1111 1111 1111',
  payeeName: 'Greta Sample',
  amount: 50_000,
};

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const pay = (browser: Browser, change: Record<string, unknown> = {}) =>
  browser.call('transfer', { body: { ...TRANSFER, ...change } });

test('makes a transfer once, masks it on its receipt, and reduces only the own balance', async () => {
  const browser = member();
  const { data } = await pay(browser);
  expect(data).toMatchObject({ number: 'TR00000001', payeeAccount: '**** 1111', amount: 50_000 });
  expect((await browser.call('payAccounts')).data).toMatchObject([
    { id: 'pay-1', balance: 8_888_800 },
    { id: 'pay-2', balance: 50 },
  ]);
  const other = member('newcomer');
  expect((await other.call('payAccounts')).data).toMatchObject([{}, { balance: 50_050 }]);
  expect(await pay(browser)).toHaveWrongFields({ amount: 'FIELD_FORMAT' });
});

test.each([
  ['payee@example.com', 'p***@example.com'],
  ['15400000001', '154****0001'],
])('shows the wallet %s as %s on its receipt', async (payeeAccount, masked) => {
  const { data } = await pay(member(), { payeeType: 'wallet', payeeAccount });
  expect(data).toMatchObject({ payeeAccount: masked });
});

test.each([
  ['payAccount', { payAccount: 'pay-9' }, 'FIELD_FORMAT'],
  // Has a correct check digit but is unknown at the payee's bank.
  ['payeeAccount', { payeeAccount: '4111111111170000' }, 'FIELD_FORMAT'],
  ['amount', { amount: 50_051 }, 'FIELD_FORMAT'],
] as const)('rejects %s in %p', async (field, change, subCode) => {
  expect(await pay(member(), change)).toHaveWrongFields({ [field]: subCode });
});
