import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { SECOND } from '../../../src/constants';
import { type ChannelName, verificationChannels } from '../../../src/domain/verificationChannels';
import { accountOf, type Browser, runPortal } from '../portal';
import {
  answerInApp,
  comeBackFromApp,
  formFor,
  lookUp,
  NEWCOMER,
  play,
  STRANGER,
  start,
  startAtNoon,
  verifyIdentity,
  waitForState,
} from './queries';

const newBrowser = runPortal();
startAtNoon();

const member = (account = 'newcomer') => newBrowser().opensSessionOf(account);

const levels = ({ state, levelBefore, levelAfter }: Awaited<ReturnType<typeof verifyIdentity>>) => [
  state,
  levelBefore,
  levelAfter,
];

test('reaches level 3 by two channels of level 2, and not by the same one twice', async () => {
  const browser = member();
  const by = async (channel: ChannelName) =>
    levels(await verifyIdentity(browser, await formFor(browser, channel)));
  expect(await by('gonganVerify')).toEqual(['MATCHED', 1, 2]);
  expect(await by('gonganVerify')).toEqual(['MATCHED', 2, 2]);
  expect(await by('driverLicenseVerify')).toEqual(['MATCHED', 2, 3]);
  expect(await by('providentFundVerify')).toEqual(['MATCHED', 3, 3]);
  expect(await by('bankCardVerify')).toEqual(['MATCHED', 3, 3]);
  expect(accountOf('newcomer')).toMatchObject({ ...NEWCOMER, level: 3, verifiedBy: 'bankCardVerify' });
});

test('counts verifications from long ago', async () => {
  const browser = member('veteran');
  const own = { idNo: accountOf('veteran').idNo };
  const by = async (channel: ChannelName) =>
    levels(await verifyIdentity(browser, await formFor(browser, channel, own)));
  expect(await by('gonganVerify')).toEqual(['MATCHED', 2, 2]);
  expect(await by('socialSecurityCardVerify')).toEqual(['MATCHED', 2, 3]);
});

test('raises the level in the order of the answers if two browsers query two channels', async () => {
  const [one, other] = [member(), member()];
  await play(one, 'gonganVerify', 'slow');
  const slow = (await start(one, await formFor(one, 'gonganVerify'))).data;
  const quick = (await start(other, await formFor(other, 'providentFundVerify'))).data;
  // No request is sent until both registries have responded.
  advanceClock(60 * SECOND);
  expect(levels((await lookUp(one, slow.id)).data)).toEqual(['MATCHED', 2, 3]);
  expect(levels((await lookUp(one, quick.id)).data)).toEqual(['MATCHED', 1, 2]);
  expect((await one.call('accountDetail')).data.level).toBe(3);
  const records = getPortal().behavior.filter(({ accountId }) => accountId === 'u-newcomer');
  expect(records.slice(-4).map(({ type }) => type)).toEqual(['VERIFY', 'LEVEL_UP', 'VERIFY', 'LEVEL_UP']);
});

test.each(['driverLicenseVerify', 'alipayVerify'] as const)(
  '%s ignores name and number in the body from level 2 on',
  async (channel) => {
    Object.assign(accountOf('newcomer'), { level: 2 });
    const browser = member();
    const form = { ...(await formFor(browser, channel)), ...STRANGER, licenceNo: STRANGER.idNo };
    let { data } = await start(browser, form);
    if (channel === 'alipayVerify')
      data = (await comeBackFromApp(browser, await answerInApp(browser, data))).data;
    expect((await waitForState(browser, data)).state).toBe('MATCHED');
    expect(accountOf('newcomer')).toMatchObject(NEWCOMER);
  },
);

test('does not match a query for another person after the account was verified meanwhile', async () => {
  const [one, other] = [member(), member()];
  await play(one, 'bankCardVerify', 'slow');
  const theirs = (await start(one, await formFor(one, 'bankCardVerify', STRANGER))).data;
  const away = (await start(other, await formFor(other, 'alipayVerify', STRANGER))).data;
  await verifyIdentity(other, await formFor(other, 'gonganVerify'));
  const back = await comeBackFromApp(other, await answerInApp(other, away, 'approve', STRANGER.name));
  advanceClock(60 * SECOND);
  for (const { id } of [theirs, back.data]) {
    expect(levels((await lookUp(one, id)).data)).toEqual(['MISMATCHED', 2, 2]);
  }
  expect(accountOf('newcomer')).toMatchObject({ ...NEWCOMER, level: 2 });
});

test.each<[string, ChannelName, level: number, unknown[]]>([
  ['refuses printed data of the owner of', 'gonganVerify', 3, ['TAKEN', 1, 1]],
  ['accepts a proof of possession by the owner of', 'bankCardVerify', 3, ['MATCHED', 1, 3]],
  ['accepts printed data that only were declared in', 'gonganVerify', 1, ['MATCHED', 1, 2]],
])('%s an account of another user type', async (_, channel, level, outcome) => {
  const { idNo } = Object.assign(accountOf('boss'), { level });
  const owner = { ...NEWCOMER, name: '测试丁', idNo };
  const browser = member();
  const form = await formFor(browser, channel, owner);
  expect(levels(await verifyIdentity(browser, form))).toEqual(outcome);
  expect(accountOf('newcomer').level).toBe(outcome[2]);
});

test('assigns a person to the first of two accounts that is answered', async () => {
  const [one, other] = [member(), member('weak')];
  await play(one, 'gonganVerify', 'slow');
  Object.assign(accountOf('weak'), { level: 1, passwordWeak: false });
  const late = (await start(one, await formFor(one, 'gonganVerify', STRANGER))).data;
  const quick = await verifyIdentity(other, await formFor(other, 'bankCardVerify', STRANGER));
  expect(levels(quick)).toEqual(['MATCHED', 1, 3]);
  advanceClock(60 * SECOND);
  expect(levels((await lookUp(one, late.id)).data)).toEqual(['TAKEN', 1, 1]);
});

describe('the overview', () => {
  test('masks the number, and returns when each channel matched', async () => {
    const browser = member();
    const before = (await browser.call('verificationOverview')).data;
    expect(before).toMatchObject({ level: 1, idType: 'RESIDENT_ID', application: null });
    expect([before.name, before.idNo]).toEqual(['测试乙', expect.not.stringContaining('19000102')]);
    expect(before.channels.map(({ channel }) => channel)).toEqual(
      verificationChannels.map(({ name }) => name),
    );
    expect(before.channels.every(({ verifiedAt, latest }) => verifiedAt === null && latest === null)).toBe(
      true,
    );
    const ended = await verifyIdentity(browser, await formFor(browser, 'gonganVerify'));
    const { level, channels } = (await browser.call('verificationOverview')).data;
    expect(level).toBe(2);
    expect(channels.find(({ channel }) => channel === 'gonganVerify')).toMatchObject({
      verifiedAt: ended.endedAt,
      latest: ended,
    });
  });

  test('returns the application that is pending for this account, and for no other', async () => {
    const browser = member();
    const { data } = await browser.tool('POST /mock/act', {
      body: { as: 'application', account: 'newcomer', name: 'City Library', level: 3, skippable: false },
    });
    const query = { requestId: (data as { requestId: string }).requestId };
    const application = async (who: Browser, asked?: Record<string, string>) =>
      (await who.call('verificationOverview', { query: asked })).data.application;
    expect(await application(browser, query)).toEqual({ name: 'City Library', level: 3 });
    expect(await application(browser, { requestId: 'x' })).toBeNull();
    expect(await application(member('demo'), query)).toBeNull();
  });
});
