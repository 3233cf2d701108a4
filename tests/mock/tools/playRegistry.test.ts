import { getPortal } from '../../../mock/_domain/store/state';
import { VERIFICATION_TIMEOUT } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { verificationChannels } from '../../../src/domain/verificationChannels';
import { type Browser, runPortal } from '../portal';
import { accountOf, starts } from '../verification/queries';

const newBrowser = runPortal();
const CHANNEL = 'socialSecurityCardVerify';

interface Own {
  name: string;
  idType: string;
  idNo: string;
  records: { channel: string; fields: Record<string, string> | null; action: string }[];
}

const sets = (browser: Browser, action: unknown, channel: unknown = CHANNEL) =>
  browser.tool('POST /mock/act', { body: { as: 'registry', channel, action } });

const recordsOf = async (browser: Browser) => (await browser.tool('GET /mock/registry')).data as Own;

const recordOf = async (browser: Browser, channel: string = CHANNEL) =>
  (await recordsOf(browser)).records.find((one) => one.channel === channel);

const member = (account: string) => newBrowser().hasSessionOf(account);

/** Starts a query with the registry's own data of the newcomer. */
async function asks(browser: Browser) {
  const { name, idType, idNo } = await recordsOf(browser);
  const fields = (await recordOf(browser))?.fields;
  return starts(browser, { channel: CHANNEL, level: 1, consent: true, name, idType, idNo, ...fields });
}

const stateOf = async (browser: Browser, id: string) =>
  (await browser.call('verification', { params: { id } })).data.state;

const waits = (browser: Browser, advanceMs: number) =>
  browser.tool('POST /mock/clock', { body: { advanceMs } });

test('matches the data that a registry has of a person', async () => {
  const browser = member('newcomer');
  const { data } = await asks(browser);
  await waits(browser, VERIFICATION_TIMEOUT / 2);
  expect(await stateOf(browser, data.id)).toBe('MATCHED');
});

test('refuses queries to a registry that is down, for every account, until it is up again', async () => {
  const [tester, browser] = [newBrowser(), member('newcomer')];
  expect((await sets(tester, 'down')).data).toBeNull();
  expect((await recordOf(browser))?.action).toBe('down');
  expect((await recordOf(browser, 'gonganVerify'))?.action).toBe('up');
  expect((await asks(browser)).subCode).toBe(subCodes.VERIFY_DOWN);
  await sets(tester, 'up');
  expect((await recordOf(browser))?.action).toBe('up');
  expect((await asks(browser)).data.state).toBe('QUERYING');
});

test('delays the result of a slow registry by 20 seconds, and returns none of a failing one', async () => {
  const browser = member('newcomer');
  await sets(browser, 'slow');
  const slow = (await asks(browser)).data.id;
  await waits(browser, VERIFICATION_TIMEOUT / 2);
  expect(await stateOf(browser, slow)).toBe('QUERYING');
  await sets(browser, 'fail');
  expect((await recordOf(browser))?.action).toBe('fail');
  await waits(browser, VERIFICATION_TIMEOUT / 2);
  expect(await stateOf(browser, slow)).toBe('UNAVAILABLE');
});

test('rejects an unknown channel or action with 422', async () => {
  const browser = newBrowser();
  for (const [action, channel, field] of [
    ['down', 'libraryVerify', 'channel'],
    ['down', undefined, 'channel'],
    ['sleep', CHANNEL, 'action'],
  ] as const) {
    const { status, data } = await browser.tool('POST /mock/act', {
      body: { as: 'registry', action, channel },
    });
    expect([status, Object.keys(data as object)]).toEqual([422, [field]]);
  }
  expect(getPortal().registryModes.size).toBe(0);
});

test('requires a session, and returns only the own records', async () => {
  expect((await newBrowser().tool('GET /mock/registry')).status).toBe(401);
  const own = await recordsOf(member('newcomer'));
  expect(own.records.map(({ channel }) => channel)).toEqual(verificationChannels.map(({ name }) => name));
  const other = await recordsOf(member('demo'));
  expect(other.idNo).not.toBe(own.idNo);
  const cardOf = ({ records }: Own) => records.find(({ channel }) => channel === CHANNEL)?.fields;
  expect(cardOf(other)).not.toEqual(cardOf(own));
  expect(cardOf(own)).toEqual({ city: expect.any(String), cardNo: expect.any(String) });
});

test('returns no fields for a person without records, but how each registry behaves', async () => {
  const browser = member('newcomer');
  accountOf('newcomer').name = '测试·无';
  await sets(browser, 'slow');
  expect(await recordOf(browser)).toEqual({ channel: CHANNEL, fields: null, action: 'slow' });
});
