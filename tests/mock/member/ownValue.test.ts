import type { OwnField } from '../../../src/contract';
import { accountOf, type Browser, confirmSessions, runPortal } from '../portal';

const newBrowser = runPortal();
const FIELDS: OwnField[] = ['idNo', 'mobile', 'email'];

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const reads = (browser: Browser, field: unknown) => browser.call('ownValue', { body: { field } });

test.each(['demo', 'boss'])('returns the own values of %s, one at a time', async (account) => {
  const browser = member(account);
  confirmSessions();
  const own = accountOf(account);
  for (const field of FIELDS) expect((await reads(browser, field)).data).toEqual({ value: own[field] ?? '' });
  expect(own.idNo).toHaveLength(18);
});

test('returns an empty text for a value that is not stored', async () => {
  const browser = member('newcomer');
  confirmSessions();
  expect(accountOf('newcomer').mobile).toBeNull();
  expect((await reads(browser, 'mobile')).data).toEqual({ value: '' });
});
