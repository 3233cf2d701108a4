/** @jest-environment node */
import { getPortal } from '../../../mock/_domain/store/state';
import { subCodes } from '../../../src/contract/subCodes';
import { verificationChannels } from '../../../src/domain/verificationChannels';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const names = verificationChannels.map(({ name }) => name);

const plays = (browser: Browser, body: Record<string, unknown>) =>
  browser.tool('POST /mock/act', { body: { as: 'registry', ...body } });

async function records(browser: Browser) {
  const { data } = await browser.tool('GET /mock/registry');
  return data as {
    name: string;
    idNo: string;
    records: { channel: string; fields: Record<string, string>; action: string }[];
  };
}

test('returns the registries’ records of the signed-in account', async () => {
  const browser = newBrowser();
  expect((await browser.tool('GET /mock/registry')).status).toBe(401);
  await browser.signsIn('newcomer');
  const known = await records(browser);
  expect(known).toMatchObject({ name: '测试乙', idType: 'RESIDENT_ID', idNo: '110101190001020028' });
  expect(known.records.map(({ channel }) => channel).sort()).toEqual([...names].sort());
  expect(known.records.every(({ action }) => action === 'up')).toBe(true);
  await browser.signsIn('demo');
  const bankCard = (await records(browser)).records.find(({ channel }) => channel === 'bankCardVerify');
  expect(bankCard?.fields.mobile).toBe('15400000001');
});

test.each(['down', 'slow', 'fail'])(
  'applies %s to one channel for every visitor, until it is up again',
  async (action) => {
    const [browser, other] = [newBrowser(), newBrowser()];
    await other.signsIn('demo');
    expect((await plays(browser, { channel: 'gonganVerify', action })).code).toBe(20000);
    const played = (await records(other)).records.filter((one) => one.action !== 'up');
    expect(played).toEqual([expect.objectContaining({ channel: 'gonganVerify', action })]);
    const { channels } = (await other.call('verificationOverview')).data;
    expect(channels.filter(({ available }) => !available)).toHaveLength(action === 'down' ? 1 : 0);
    await plays(browser, { channel: 'gonganVerify', action: 'up' });
    expect(getPortal().registryModes.size).toBe(0);
  },
);

test('reports an unknown channel and an unknown action', async () => {
  const { status, data } = await plays(newBrowser(), { channel: 'faceVerify', action: 'failing' });
  expect([status, data]).toEqual([422, { channel: subCodes.FIELD_FORMAT, action: subCodes.FIELD_FORMAT }]);
});
