import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { SECOND, VERIFICATION_TIMEOUT, VERIFICATION_TRIES } from '../../../src/constants';
import { type ChannelName, verificationChannels } from '../../../src/domain/verificationChannels';
import { accountOf, type Browser, runPortal } from '../portal';
import {
  answerInApp,
  codeFor,
  comeBackFromApp,
  type Fields,
  formFor,
  lookUp,
  NEWCOMER,
  play,
  recordOf,
  STRANGER,
  start,
  startAtNoon,
  triesLeft,
  verifyIdentity,
  waitForState,
} from './queries';

const newBrowser = runPortal();
startAtNoon();

const newcomer = () => newBrowser().opensSessionOf('newcomer');

const registries = verificationChannels.filter(({ name }) => name !== 'alipayVerify');
const channelLevels = verificationChannels.map(({ name, raisesTo }) => [name, raisesTo] as const);

/** Starts a query of a channel, also at the payment app, up to the registry. */
async function startQuery(browser: Browser, channel: ChannelName) {
  const { data } = await start(browser, await formFor(browser, channel));
  if (channel !== 'alipayVerify') return data;
  return (await comeBackFromApp(browser, await answerInApp(browser, data))).data;
}

test.each(channelLevels)(
  '%s reaches level %i on a match, and stores the verification',
  async (channel, level) => {
    const browser = newcomer();
    const started = await startQuery(browser, channel);
    expect(started).toMatchObject({ channel, state: 'QUERYING', endedAt: null, levelAfter: 1 });
    expect((await browser.call('accountDetail')).data.level).toBe(1);
    expect(await waitForState(browser, started)).toMatchObject({ state: 'MATCHED', levelAfter: level });
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
  expect(await verifyIdentity(browser, form)).toMatchObject({
    state: 'MISMATCHED',
    levelBefore: 1,
    levelAfter: 1,
  });
  expect(accountOf('newcomer')).toMatchObject({ ...NEWCOMER, level: 1, verifiedBy: null });
  expect(await triesLeft(browser, channel)).toBe(VERIFICATION_TRIES - 1);
});

test('does not match a document without a last day with one that has a last day', async () => {
  const browser = newcomer();
  const form = { ...(await formFor(browser, 'gonganVerify')), idTo: '' };
  expect((await verifyIdentity(browser, form)).state).toBe('MISMATCHED');
  Object.assign(recordOf('gonganVerify'), { idTo: '' });
  expect((await verifyIdentity(browser, form)).state).toBe('MATCHED');
  expect(accountOf('newcomer')).toMatchObject({ idFrom: '2020-01-01', idTo: null });
});

test('does not match the same number on another type of document', async () => {
  const browser = newcomer();
  const idNo = 'H00000001';
  for (const record of getPortal().registryRecords) {
    if (record.idNo === STRANGER.idNo) Object.assign(record, { idNo, idType: 'TRAVEL_PERMIT' });
  }
  const form = await formFor(browser, 'socialSecurityCardVerify', { ...STRANGER, idNo });
  expect((await verifyIdentity(browser, { ...form, idType: 'PASSPORT' })).state).toBe('MISMATCHED');
  expect((await verifyIdentity(browser, { ...form, idType: 'TRAVEL_PERMIT' })).state).toBe('MATCHED');
});

/** Returns a response without its id and times. */
async function comparableResponse(browser: Browser, form: Fields): Promise<string> {
  const ended = await verifyIdentity(browser, form);
  const took = Date.parse(ended.endedAt ?? '') - Date.parse(ended.startedAt);
  const { headers, ...answer } = await lookUp(browser, ended.id);
  return JSON.stringify({
    ...answer,
    data: { ...ended, id: '', startedAt: '', endedAt: took },
    length: headers.get('content-length'),
  });
}

test('returns the same response for an unknown person and for a wrong field', async () => {
  const browser = newcomer();
  const form = await formFor(browser, 'gonganVerify');
  const mismatch = await comparableResponse(browser, { ...form, name: otherValues.name });
  getPortal().registryRecords = [];
  expect(await comparableResponse(browser, form)).toBe(mismatch);
  expect(mismatch).toContain('MISMATCHED');
});

test('reports immediately that a registry is down, and counts no attempt', async () => {
  const browser = newcomer();
  const channel = 'bankCardVerify';
  await play(browser, channel, 'down');
  const form = await formFor(browser, channel);
  expect(await start(browser, form)).toBeRefusedWith('VERIFY_DOWN');
  const { channels } = (await browser.call('verificationOverview')).data;
  expect(channels.filter(({ available }) => !available)).toEqual([
    expect.objectContaining({ channel, triesLeft: VERIFICATION_TRIES, latest: null }),
  ]);
  await play(browser, channel, 'up');
  // The code is still valid.
  expect(await start(browser, form)).toSucceed();
});

test.each(['gonganVerify', 'alipayVerify'] as const)(
  '%s restores the attempt if it fails',
  async (channel) => {
    const browser = newcomer();
    await play(browser, channel, 'fail');
    const started = await startQuery(browser, channel);
    expect(await triesLeft(browser, channel)).toBe(VERIFICATION_TRIES - 1);
    expect(await waitForState(browser, started)).toMatchObject({ state: 'UNAVAILABLE', levelAfter: 1 });
    expect(await triesLeft(browser, channel)).toBe(VERIFICATION_TRIES);
    expect(getPortal().behavior.some(({ type }) => type === 'VERIFY')).toBe(false);
  },
);

test('ends a slow query at the response time of the registry, even if no request polls it', async () => {
  const browser = newcomer();
  await play(browser, 'gonganVerify', 'slow');
  const { data } = await start(browser, await formFor(browser, 'gonganVerify'));
  advanceClock(VERIFICATION_TIMEOUT - SECOND);
  expect((await lookUp(browser, data.id)).data).toMatchObject({ state: 'QUERYING', endedAt: null });
  advanceClock(10 * 60 * SECOND);
  expect((await browser.call('accountDetail')).data.level).toBe(2);
  const { endedAt, startedAt } = (await lookUp(browser, data.id)).data;
  expect(Date.parse(endedAt ?? '') - Date.parse(startedAt)).toBeLessThanOrEqual(VERIFICATION_TIMEOUT);
  expect(accountOf('newcomer').verifiedAt).toBe(Date.parse(endedAt ?? ''));
});
