import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY, MINUTE, VERIFICATION_TRIES } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';
import { type Browser, runPortal } from '../portal';
import {
  answerInApp,
  comeBackFromApp,
  formFor,
  lookUp,
  play,
  start,
  startAtNoon,
  triesLeft,
  verifyIdentity,
  waitForState,
} from './queries';

const newBrowser = runPortal();
startAtNoon();

const newcomer = () => newBrowser().opensSessionOf('newcomer');

const startOfToday = () => getChinaDayStart(formatChinaDate(now()));

/** Uses up the attempts for the public security record. */
async function useUpTries(browser: Browser) {
  const form = { ...(await formFor(browser, 'gonganVerify')), idTo: '2040-01-02' };
  for (let tries = 0; tries < VERIFICATION_TRIES; tries += 1) {
    expect(await triesLeft(browser, 'gonganVerify')).toBe(VERIFICATION_TRIES - tries);
    expect((await verifyIdentity(browser, form)).state).toBe('MISMATCHED');
  }
}

test('refuses the sixth attempt on a day until midnight in China', async () => {
  const browser = newcomer();
  await useUpTries(browser);
  const form = await formFor(browser, 'gonganVerify');
  const refused = await start(browser, form);
  expect(refused).toBeRefusedWith('VERIFY_LIMIT');
  const triesResetAt = expect.stringMatching(/T00:00:00\.000\+08:00$/);
  expect(refused.data).toEqual({ triesResetAt });
  const { channels } = (await newcomer().call('verificationOverview')).data;
  const [used, ...others] = [...channels].sort((a, b) => a.triesLeft - b.triesLeft);
  expect(used).toMatchObject({ channel: 'gonganVerify', triesLeft: 0, latest: { state: 'MISMATCHED' } });
  expect(others.map(({ triesLeft }) => triesLeft)).toEqual(others.map(() => VERIFICATION_TRIES));
  // Another registry has not been queried yet.
  expect((await verifyIdentity(browser, await formFor(browser, 'socialSecurityCardVerify'))).state).toBe(
    'MATCHED',
  );
});

test('counts a minute before midnight for today, and midnight for the next day', async () => {
  await useUpTries(newcomer());
  advanceClock(startOfToday() + DAY - MINUTE - now());
  const browser = newcomer();
  const form = await formFor(browser, 'gonganVerify');
  expect(await start(browser, form)).toBeRefusedWith('VERIFY_LIMIT');
  advanceClock(MINUTE);
  const next = newcomer();
  expect((await next.call('verificationOverview')).data.channels).toContainEqual(
    expect.objectContaining({ channel: 'gonganVerify', triesLeft: VERIFICATION_TRIES, latest: null }),
  );
  expect((await verifyIdentity(next, form)).state).toBe('MATCHED');
});

test('does not count a refused query, and counts a match', async () => {
  const browser = newcomer();
  const form = await formFor(browser, 'gonganVerify');
  await start(browser, { ...form, idFrom: 'x' });
  await start(browser, { ...form, level: 3 });
  await play(browser, 'gonganVerify', 'down');
  await start(browser, form);
  await play(browser, 'gonganVerify', 'up');
  expect(await triesLeft(browser, 'gonganVerify')).toBe(VERIFICATION_TRIES);
  await verifyIdentity(browser, form);
  expect(await triesLeft(browser, 'gonganVerify')).toBe(VERIFICATION_TRIES - 1);
});

test('runs one query per channel at a time, and returns its id', async () => {
  const [browser, other] = [newcomer(), newcomer()];
  const form = await formFor(browser, 'gonganVerify');
  const { data } = await start(browser, form);
  const again = await start(other, { ...form, name: '测试丑' });
  expect([again.subCode, again.data]).toEqual([subCodes.VERIFY_RUNNING, { id: data.id }]);
  expect((await lookUp(other, data.id)).data.state).toBe('QUERYING');
  expect((await other.call('verificationOverview')).data.channels).toContainEqual(
    expect.objectContaining({ channel: 'gonganVerify', latest: data, triesLeft: VERIFICATION_TRIES - 1 }),
  );
  await waitForState(browser, data);
  expect(await start(other, { ...form, level: 2 })).toSucceed();
});

describe('a redirect to the payment app', () => {
  const leave = async (browser: Browser) =>
    (await start(browser, await formFor(browser, 'alipayVerify'))).data;

  test('is not completed more often than the attempts of a day', async () => {
    const browser = newcomer();
    const ways = [];
    for (let way = 0; way <= VERIFICATION_TRIES; way += 1) ways.push(await leave(browser));
    for (const way of ways) {
      if ((await lookUp(browser, way.id)).data.state !== 'AWAY') continue;
      await waitForState(
        browser,
        (await comeBackFromApp(browser, await answerInApp(browser, way, 'approve', 'x'))).data,
      );
    }
    const counted = getPortal().verifications.filter(({ state }) => state === 'MISMATCHED');
    expect(counted.length).toBeLessThanOrEqual(VERIFICATION_TRIES);
  });

  test('counts an attempt after the return of another person, and none before', async () => {
    const browser = newcomer();
    const away = await leave(browser);
    expect(await triesLeft(browser, 'alipayVerify')).toBe(VERIFICATION_TRIES);
    const { data } = await comeBackFromApp(browser, await answerInApp(browser, away, 'approve', 'demo'));
    expect((await waitForState(browser, data)).state).toBe('MISMATCHED');
    expect(await triesLeft(browser, 'alipayVerify')).toBe(VERIFICATION_TRIES - 1);
  });
});
