import { SECOND } from '../../../src/constants';
import { type Browser, runPortal } from '../portal';
import { confirmContacts } from '../verification/queries';

const newBrowser = runPortal();
const CHANNEL = 'alipayVerify';

interface Open {
  providers: { state: string; purpose: string; people: { subject: string; account: string }[] }[];
}

const member = (account: string) => newBrowser().hasSessionOf(account);

/** Starts a verification with the payment app, and returns its state parameter. */
async function leaves(browser: Browser): Promise<string> {
  const { data: overview } = await browser.call('verificationOverview');
  const { data: own } = await browser.tool('GET /mock/registry');
  const { name, idType, idNo } = own as Record<'name' | 'idType' | 'idNo', string>;
  const person = overview.level === 1 ? { name, idType, idNo } : {};
  confirmContacts();
  const { data } = await browser.call('startVerification', {
    body: { channel: CHANNEL, level: overview.level, consent: true, ...person },
  });
  return new URL(data.redirectUrl ?? '', 'http://portal').searchParams.get('state') ?? '';
}

async function acts(browser: Browser, state: string, action: string, subject?: string) {
  const { data } = await browser.tool('POST /mock/act', { body: { as: 'provider', state, action, subject } });
  return new URL((data as { redirectUrl: string }).redirectUrl, 'http://portal');
}

/** Returns from the payment app with its response, and waits for the state of the verification. */
async function returns(browser: Browser, answer: URL): Promise<string> {
  const { data } = await browser.call('returnVerification', {
    body: Object.fromEntries(answer.searchParams),
  });
  await browser.tool('POST /mock/clock', { body: { advanceMs: 2 * SECOND } });
  return (await browser.call('verification', { params: { id: data.id } })).data.state;
}

test.each(['newcomer', 'boss', 'demo_work'])(
  'approves as the signed-in account %s by default',
  async (account) => {
    const browser = member(account);
    const answer = await acts(browser, await leaves(browser), 'approve');
    expect(answer.pathname).toBe(`/user/verification/${CHANNEL}`);
    expect(await returns(browser, answer)).toBe('MATCHED');
  },
);

test('does not match the approval of another person, and cancels the verification after a refusal', async () => {
  const browser = member('newcomer');
  const approved = await acts(browser, await leaves(browser), 'approve', 'boss');
  expect(await returns(browser, approved)).toBe('MISMATCHED');
  const refused = await acts(browser, await leaves(browser), 'cancel');
  expect(refused.searchParams.get('error')).toBe('access_denied');
  expect(await returns(browser, refused)).toBe('CANCELED');
});

test('lists the purpose of the trip, and the own account first', async () => {
  const browser = member('newcomer');
  const state = await leaves(browser);
  const { providers } = (await browser.tool('GET /mock/open')).data as Open;
  expect(providers).toMatchObject([{ state, purpose: 'verify' }]);
  const people = providers[0]?.people ?? [];
  expect(people[0]).toEqual({ subject: 'newcomer', account: 'newcomer' });
  expect(people.length).toBeGreaterThan(1);
});
