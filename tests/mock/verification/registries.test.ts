import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { SECOND, VERIFICATION_TIMEOUT, VERIFICATION_TRIES } from '../../../src/constants';
import { type ChannelName, verificationChannels } from '../../../src/domain/verificationChannels';
import { accountOf, type Browser, runPortal } from '../portal';
import {
  answersAtApp,
  codeFor,
  type Fields,
  formFor,
  looksUp,
  NEWCOMER,
  plays,
  recordOf,
  returns,
  STRANGER,
  startAtNoon,
  starts,
  triesLeft,
  verifies,
  waitsFor,
} from './queries';

const newBrowser = runPortal();
startAtNoon();

const newcomer = () => newBrowser().opensSessionOf('newcomer');

const registries = verificationChannels.filter(({ name }) => name !== 'alipayVerify');
const channelLevels = verificationChannels.map(({ name, raisesTo }) => [name, raisesTo] as const);
const registryNames = registries.map(({ name }) => name);

/** Starts a query of a channel, also at the payment app, up to the registry. */
async function startsQuery(browser: Browser, channel: ChannelName, subject?: string) {
  const { data } = await starts(browser, await formFor(browser, channel));
  if (channel !== 'alipayVerify') return data;
  const { state = '', authCode } = await answersAtApp(browser, data, 'approve', subject);
  return (await returns(browser, { state, authCode })).data;
}

test.each(channelLevels)(
  '%s reaches level %i on a match, and stores the verification',
  async (channel, level) => {
    const browser = newcomer();
    const started = await startsQuery(browser, channel);
    expect(started).toMatchObject({
      channel,
      state: 'QUERYING',
      endedAt: null,
      levelBefore: 1,
      levelAfter: 1,
    });
    expect((await browser.call('accountDetail')).data.level).toBe(1);
    expect(await waitsFor(browser, started)).toMatchObject({
      id: started.id,
      state: 'MATCHED',
      levelBefore: 1,
      levelAfter: level,
      redirectUrl: null,
    });
    const { idFrom = null, idTo = null } = recordOf(channel);
    expect(accountOf('newcomer')).toMatchObject({ ...NEWCOMER, level, verifiedBy: channel, idFrom, idTo });
  },
);

/** Another valid value for every field that a registry compares. */
const otherValues: Record<string, string> = {
  name: '测试丑',
  idNo: STRANGER.idNo,
  idFrom: '2020-01-02',
  idTo: '2040-01-02',
  city: '440100',
  fundAccount: 'GJJ00000099',
  cardNo: 'A00000099',
  carrier: 'CUCC',
  mobile: '15400000199',
  fileNo: '440100000099',
  bankCardNo: '6200000000000005',
};

const compared = registries.flatMap(({ name, fields }) =>
  ['name', 'idNo', ...fields]
    .filter((field) => field !== 'code' && field !== 'licenceNo')
    .map((field) => [name, field] as const),
);

test.each(compared)('%s does not match another %s, and counts an attempt', async (channel, field) => {
  const browser = newcomer();
  const form: Fields = { ...(await formFor(browser, channel)), [field]: otherValues[field] };
  if (field === 'mobile') form.code = await codeFor(browser, String(form.mobile));
  if (channel === 'driverLicenseVerify') form.licenceNo = form.idNo;
  expect(await verifies(browser, form)).toMatchObject({ state: 'MISMATCHED', levelBefore: 1, levelAfter: 1 });
  expect(accountOf('newcomer')).toMatchObject({ ...NEWCOMER, level: 1, verifiedBy: null });
  expect(await triesLeft(browser, channel)).toBe(VERIFICATION_TRIES - 1);
});

test('does not match a document without a last day with one that has a last day', async () => {
  const browser = newcomer();
  const form = { ...(await formFor(browser, 'gonganVerify')), idTo: '' };
  expect((await verifies(browser, form)).state).toBe('MISMATCHED');
  Object.assign(recordOf('gonganVerify'), { idTo: '' });
  expect((await verifies(browser, form)).state).toBe('MATCHED');
  expect(accountOf('newcomer')).toMatchObject({ idFrom: '2020-01-01', idTo: null });
});

test('does not match the same number on another type of document', async () => {
  const browser = newcomer();
  const idNo = 'H00000001';
  for (const record of getPortal().registryRecords) {
    if (record.idNo === STRANGER.idNo) Object.assign(record, { idNo, idType: 'TRAVEL_PERMIT' });
  }
  const form = await formFor(browser, 'socialSecurityCardVerify', { ...STRANGER, idNo });
  expect((await verifies(browser, { ...form, idType: 'PASSPORT' })).state).toBe('MISMATCHED');
  expect((await verifies(browser, { ...form, idType: 'TRAVEL_PERMIT' })).state).toBe('MATCHED');
});

/** Returns a response without its id and times. */
async function comparableResponse(browser: Browser, form: Fields): Promise<string> {
  const ended = await verifies(browser, form);
  const took = Date.parse(ended.endedAt ?? '') - Date.parse(ended.startedAt);
  const { headers, ...answer } = await looksUp(browser, ended.id);
  return JSON.stringify({
    ...answer,
    data: { ...ended, id: '', startedAt: '', endedAt: took },
    length: headers.get('content-length'),
  });
}

test.each(registryNames)(
  '%s returns the same response for an unknown person and for a wrong field',
  async (channel) => {
    const browser = newcomer();
    const form = await formFor(browser, channel);
    const mismatch = await comparableResponse(browser, { ...form, name: otherValues.name });
    getPortal().registryRecords = [];
    if (form.code) form.code = await codeFor(browser, String(form.mobile));
    expect(await comparableResponse(browser, form)).toBe(mismatch);
    expect(mismatch).toContain('MISMATCHED');
  },
);

test.each(registryNames)('%s reports immediately that it is down, and counts no attempt', async (channel) => {
  const browser = newcomer();
  await plays(browser, channel, 'down');
  const form = await formFor(browser, channel);
  expect(await starts(browser, form)).toBeRefusedWith('VERIFY_DOWN');
  const { channels } = (await browser.call('verificationOverview')).data;
  expect(channels.filter(({ available }) => !available)).toEqual([
    expect.objectContaining({ channel, triesLeft: VERIFICATION_TRIES, latest: null }),
  ]);
  await plays(browser, channel, 'up');
  // The code is still valid.
  expect(await starts(browser, form)).toSucceed();
});

test.each(channelLevels)('%s restores the attempt if the registry fails', async (channel) => {
  const browser = newcomer();
  await plays(browser, channel, 'fail');
  const started = await startsQuery(browser, channel);
  expect(await triesLeft(browser, channel)).toBe(VERIFICATION_TRIES - 1);
  expect(await waitsFor(browser, started)).toMatchObject({
    state: 'UNAVAILABLE',
    levelBefore: 1,
    levelAfter: 1,
  });
  expect(await triesLeft(browser, channel)).toBe(VERIFICATION_TRIES);
  expect(getPortal().behavior.some(({ type }) => type === 'VERIFY')).toBe(false);
});

test.each(channelLevels)('%s waits for a slow registry, up to the limit', async (channel, level) => {
  const browser = newcomer();
  await plays(browser, channel, 'slow');
  const { id, startedAt } = await startsQuery(browser, channel);
  const started = Date.now() + getPortal().clockOffset;
  advanceClock(VERIFICATION_TIMEOUT - SECOND);
  expect((await looksUp(browser, id)).data).toMatchObject({ state: 'QUERYING', endedAt: null });
  advanceClock(SECOND);
  const { state, endedAt, levelAfter } = (await looksUp(browser, id)).data;
  expect([state, levelAfter]).toEqual(['MATCHED', level]);
  expect(Date.parse(endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(startedAt));
  expect(Date.parse(endedAt ?? '')).toBeLessThanOrEqual(started + VERIFICATION_TIMEOUT);
});

test('ends a query at the response time of the registry, even if no request polls it', async () => {
  const browser = newcomer();
  const { data } = await starts(browser, await formFor(browser, 'gonganVerify'));
  advanceClock(20 * 60 * SECOND);
  expect((await browser.call('accountDetail')).data.level).toBe(2);
  const { endedAt, startedAt } = (await looksUp(browser, data.id)).data;
  expect(Date.parse(endedAt ?? '') - Date.parse(startedAt)).toBeLessThan(VERIFICATION_TIMEOUT);
  expect(accountOf('newcomer').verifiedAt).toBe(Date.parse(endedAt ?? ''));
});

test('ends a query after a sign-out, and for another browser', async () => {
  const browser = newcomer();
  const { data } = await starts(browser, await formFor(browser, 'bankCardVerify'));
  await browser.call('logout');
  advanceClock(3 * SECOND);
  const other = newcomer();
  expect((await looksUp(other, data.id)).data.state).toBe('MATCHED');
});
