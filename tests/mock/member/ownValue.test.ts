import type { OwnField } from '../../../src/contract';
import { accountOf, runPortal } from '../portal';

const newBrowser = runPortal();
const FIELDS: OwnField[] = ['idNo', 'mobile', 'email'];

// newcomer has no mobile number.
test.each(['demo', 'newcomer'])('returns the own values of %s, one at a time', async (account) => {
  const browser = newBrowser().hasConfirmedSessionOf(account);
  const own = accountOf(account);
  for (const field of FIELDS) {
    const { data } = await browser.call('ownValue', { body: { field } });
    expect(data).toEqual({ value: own[field] ?? '' });
  }
});
