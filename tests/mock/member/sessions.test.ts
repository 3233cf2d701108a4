import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { MINUTE, SESSION_IDLE } from '../../../src/constants';
import { type Browser, runPortal, signedIn } from '../portal';

const newBrowser = runPortal();

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

const member = (account = 'demo') => signedIn(newBrowser(), account);

const listSessions = async (browser: Browser) => (await browser.call('sessions')).data;
const ends = () => getPortal().behavior.filter(({ type }) => type === 'SESSION_END');

/** Sets the device of a session. */
function looksLike(index: number, agent: string) {
  const session = [...getPortal().sessions.values()][index];
  const mobile = agent === PHONE;
  const device = mobile ? 'mobile' : 'desktop';
  Object.assign(session?.device ?? {}, { device, os: mobile ? 'iOS' : 'Windows', ip: '203.0.113.7' });
}

test('returns the current session first, then the last active one, masked and without the key of a session', async () => {
  const [early, late, mine] = [await member(), await member(), await member()];
  looksLike(0, WINDOWS);
  looksLike(1, PHONE);
  advanceClock(MINUTE);
  await early.call('online');
  const list = await listSessions(mine);
  expect(list.map(({ current, os }) => [current, os])).toEqual([
    [true, ''],
    [false, 'Windows'],
    [false, 'iOS'],
  ]);
  expect(list[1]).toMatchObject({ device: 'desktop', ip: '203.0.*.*', place: 'Local network' });
  expect(Date.parse(list[1]?.lastSeenAt ?? '') - Date.parse(list[1]?.startedAt ?? '')).toBeGreaterThanOrEqual(
    MINUTE,
  );
  const keys = [early, late, mine].map(({ cookies }) => cookies.get('portal_session'));
  expect(list.filter(({ id }) => keys.includes(id))).toEqual([]);
});

test('does not return a session of another account, or one that was idle for too long', async () => {
  await member();
  advanceClock(SESSION_IDLE);
  await member('veteran');
  const mine = await member();
  expect(await listSessions(mine)).toHaveLength(1);
});

test('ends another session once, signs its browser out, and adds an activity record', async () => {
  const [other, mine] = [await member(), await member()];
  const id = (await listSessions(mine))[1]?.id ?? '';
  const key = mine.cookies.get('portal_session') ?? '';
  expect((await mine.call('endSession', { params: { id: key } })).status).toBe(404);
  const end = () => mine.call('endSession', { params: { id } });
  expect(await end()).toSucceed();
  expect([await other.isOnline(), await mine.isOnline()]).toEqual([false, true]);
  expect(await end()).toBeRefusedWith('NOT_FOUND');
  expect(ends()).toMatchObject([{ accountId: 'u-demo', sessionId: (await listSessions(mine))[0]?.id }]);
});

test('ends all other sessions and keeps this one, and adds no record without others', async () => {
  const others = [await member(), await member()];
  const mine = await member();
  const boss = await signedIn(newBrowser(), 'boss', undefined, { userType: 'legal' });
  expect((await mine.call('endOtherSessions')).data).toEqual({ ended: 2 });
  expect(await Promise.all([...others, mine, boss].map((one) => one.isOnline()))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect((await mine.call('endOtherSessions')).data).toEqual({ ended: 0 });
  expect(ends()).toHaveLength(1);
});
