import { getPortal } from '../../../mock/_domain/store/state';
import { verificationChannels } from '../../../src/domain/verificationChannels';
import { accountOf, type Browser, runPortal } from '../portal';
import { verifyIdentity } from '../verification/queries';

const newBrowser = runPortal();
const CHANNEL = 'socialSecurityCardVerify';

interface Own {
  name: string;
  idType: string;
  idNo: string;
  records: { channel: string; fields: Record<string, string> | null; action: string }[];
}

const setMode = (browser: Browser, action: unknown, channel: unknown = CHANNEL) =>
  browser.tool('POST /mock/act', { body: { as: 'registry', channel, action } });

const recordsOf = async (browser: Browser) => (await browser.tool('GET /mock/registry')).data as Own;

const recordOf = async (browser: Browser) =>
  (await recordsOf(browser)).records.find(({ channel }) => channel === CHANNEL);

const openMemberBrowser = (account: string) => newBrowser().opensSessionOf(account);

test('returns a record that the verification accepts', async () => {
  const browser = openMemberBrowser('newcomer');
  const { name, idType, idNo } = await recordsOf(browser);
  const fields = (await recordOf(browser))?.fields;
  const form = { channel: CHANNEL, level: 1, consent: true, name, idType, idNo, ...fields };
  expect((await verifyIdentity(browser, form)).state).toBe('MATCHED');
});

test('rejects an unknown channel or action with 422', async () => {
  const browser = newBrowser();
  for (const [action, channel, field] of [
    ['down', 'libraryVerify', 'channel'],
    ['down', null, 'channel'],
    ['sleep', CHANNEL, 'action'],
  ] as const) {
    const { status, data } = await setMode(browser, action, channel);
    expect([status, Object.keys(data as object)]).toEqual([422, [field]]);
  }
  expect(getPortal().registryModes.size).toBe(0);
});

test('requires a session, and returns only the records of the caller', async () => {
  expect((await newBrowser().tool('GET /mock/registry')).status).toBe(401);
  const own = await recordsOf(openMemberBrowser('newcomer'));
  expect(own.records.map(({ channel }) => channel)).toEqual(verificationChannels.map(({ name }) => name));
  const other = await recordsOf(openMemberBrowser('demo'));
  expect(other.idNo).not.toBe(own.idNo);
  const cardOf = ({ records }: Own) => records.find(({ channel }) => channel === CHANNEL)?.fields;
  expect(cardOf(other)).not.toEqual(cardOf(own));
  expect(cardOf(own)).toEqual({ city: expect.any(String), cardNo: expect.any(String) });
});

test('returns null fields without a record, and the mode that another visitor has set', async () => {
  const browser = openMemberBrowser('newcomer');
  accountOf('newcomer').name = '测试·无';
  for (const action of ['down', 'slow', 'fail', 'up']) {
    await setMode(newBrowser(), action);
    expect(await recordOf(browser)).toEqual({ channel: CHANNEL, fields: null, action });
  }
});
