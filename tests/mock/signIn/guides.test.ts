import { advanceClock } from '../../../mock/_domain/store/clock';
import { PASSWORD_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { accountOf, type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const guide = (browser: Browser, requestId?: string) =>
  browser.call('guide', { query: requestId === undefined ? {} : { requestId } });
const skip = (browser: Browser, body: Record<string, unknown>) => browser.call('skipGuide', { body });
const redirect = async (browser: Browser, query: Record<string, string> = {}) =>
  (await browser.call('redirect', { query })).data;

const member = (account: string) => newBrowser().opensSessionOf(account);

/** Adds a pending request of an application, and returns its id. */
async function addRequest(order: Record<string, unknown>): Promise<string> {
  const body = { as: 'application', name: 'Tax', level: 4, ...order };
  const { data } = await newBrowser().tool('POST /mock/act', { body });
  return (data as { requestId: string }).requestId;
}

test('redirects to the guide for a weak password, which cannot be skipped and blocks the calls of a member', async () => {
  const browser = newBrowser();
  const redirectUrl = '/uaa/modifyPwdGuide';
  expect((await browser.signsIn('weak', '123456')).data.redirectUrl).toBe(redirectUrl);
  const due = { kind: 'modifyPwd', reason: 'weak', skippable: false, account: 'weak' };
  expect((await guide(browser)).data).toEqual(due);
  const pending = { status: 403, subCode: subCodes.GUIDE_PENDING, data: { redirectUrl } };
  expect(await skip(browser, { kind: 'modifyPwd' })).toMatchObject(pending);
  expect(await browser.call('accountDetail')).toMatchObject(pending);
  expect((await guide(browser)).data).toEqual(due);
  expect(await redirect(browser)).toBe(redirectUrl);
  expect(await browser.call('logout')).toSucceed();
  expect(await browser.isOnline()).toBe(false);
});

test('requires a change of a password that is older than a year', async () => {
  advanceClock(PASSWORD_LIFETIME);
  const browser = newBrowser();
  expect((await browser.signsIn('demo')).data.redirectUrl).toBe('/uaa/modifyPwdGuide');
  expect((await guide(browser)).data).toMatchObject({
    kind: 'modifyPwd',
    reason: 'expired',
    skippable: false,
  });
  expect((await browser.call('identity')).status).toBe(403);
});

test('skips a missing mobile number once per session, and blocks nothing before', async () => {
  const browser = newBrowser();
  expect((await browser.signsIn('newcomer')).data.redirectUrl).toBe('/uaa/bindMobileGuide');
  const due = { kind: 'bindMobile', skippable: true, account: 'newcomer' };
  expect((await guide(browser)).data).toEqual(due);
  expect((await browser.call('accountDetail')).status).toBe(200);
  expect(await redirect(browser)).toBe('/uaa/bindMobileGuide');
  expect((await skip(browser, { kind: 'bindMobile' })).data).toEqual({ redirectUrl: null });
  expect((await guide(browser)).data).toBeNull();
  expect(await redirect(browser)).toBe('/');
  expect((await browser.signsIn('newcomer')).data.redirectUrl).toBe('/uaa/bindMobileGuide');
});

test('requires the level of an application for this sign-in only', async () => {
  const browser = member('demo');
  const requestId = await addRequest({ level: 4, skippable: false });
  const address = `/uaa/authGuide?requestId=${requestId}`;
  expect((await guide(browser, requestId)).data).toEqual({
    kind: 'auth',
    skippable: false,
    account: 'demo',
    application: { name: 'Tax', level: 4 },
  });
  expect(await redirect(browser, { requestId, referer: '/x' })).toBe(address);
  expect((await browser.call('accountDetail')).status).toBe(200);
  expect(await skip(browser, { kind: 'auth', requestId })).toMatchObject({
    status: 403,
    subCode: subCodes.GUIDE_PENDING,
    data: { redirectUrl: address },
  });
  expect((await guide(browser)).data).toBeNull();
});

test('skips the level of an application that allows it, and of no other', async () => {
  const browser = member('demo');
  const [first, second] = [await addRequest({ skippable: true }), await addRequest({ skippable: true })];
  expect((await skip(browser, { kind: 'auth', requestId: first })).data).toEqual({ redirectUrl: null });
  expect((await guide(browser, first)).data).toBeNull();
  expect((await guide(browser, second)).data).toMatchObject({ kind: 'auth' });
});

test('requires first the password, then the application’s level, then the mobile number', async () => {
  const browser = member('newcomer');
  const requestId = await addRequest({ account: 'newcomer', level: 2, skippable: true });
  accountOf('newcomer').passwordWeak = true;
  expect((await guide(browser, requestId)).data?.kind).toBe('modifyPwd');
  accountOf('newcomer').passwordWeak = false;
  expect((await guide(browser, requestId)).data?.kind).toBe('auth');
  const { data } = await skip(browser, { kind: 'auth', requestId });
  expect(data).toEqual({ redirectUrl: '/uaa/bindMobileGuide' });
});

test('does not skip a guide in advance', async () => {
  const browser = member('demo');
  expect((await skip(browser, { kind: 'bindMobile' })).data).toEqual({ redirectUrl: null });
  accountOf('demo').mobile = null;
  expect((await guide(browser)).data?.kind).toBe('bindMobile');
});

test('refuses an unknown request, and one of another account', async () => {
  const browser = member('demo');
  const foreign = await addRequest({ account: 'boss' });
  for (const requestId of ['unknown', '__proto__', foreign]) {
    expect(await guide(browser, requestId)).toBeRefusedWith('REQUEST_UNKNOWN');
    expect(await skip(browser, { kind: 'auth', requestId })).toBeRefusedWith('REQUEST_UNKNOWN');
    expect(await redirect(browser, { requestId })).toBe('/');
  }
});
