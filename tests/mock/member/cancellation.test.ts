import { describeTime } from '../../../mock/_domain/lib/times';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CANCELLATION_PERIOD, SECOND } from '../../../src/constants';
import { accountOf, type Browser, lastSentTo, runPortal } from '../portal';
import { DEMO } from '../verification/queries';

const newBrowser = runPortal();

/** Removes everything that prevents the account's cancellation, and gives it a mobile number of its own. */
function settle(account: string) {
  const found = accountOf(account);
  getPortal().appeals = [];
  getPortal().authorizations = [];
  getPortal().memberships = getPortal().memberships.filter(({ accountId }) => accountId !== found.id);
  found.mobile ??= '15400000099';
}

const confirmed = (account: string) => newBrowser().hasConfirmedSessionOf(account);

const cancel = (browser: Browser) => browser.call('cancelAccount');
const listChecks = async (browser: Browser) => (await browser.call('cancellation')).data.checks;
const listRecords = (type: string) => getPortal().behavior.filter((one) => one.type === type);

test('reports what prevents a cancellation, and refuses it before a step-up', async () => {
  const boss = newBrowser().opensSessionOf('boss');
  expect(await listChecks(boss)).toContainEqual({ check: 'COMPANIES', passed: false });
  expect(await cancel(boss)).toBeRefusedWith('NOT_CANCELLABLE');
  expect((await boss.call('accountDetail')).data.status).toBe('ACTIVE');
});

test('requires a handler to leave the company or to reject the invitation first', async () => {
  const demo = confirmed('demo');
  const handling = async () => (await listChecks(demo)).find(({ check }) => check === 'HANDLING')?.passed;
  expect(await handling()).toBe(false);
  const [role] = getPortal().memberships.filter(({ accountId }) => accountId === 'u-demo');
  Object.assign(role ?? {}, { state: 'PENDING', capacity: 'ADMIN' });
  expect(await handling()).toBe(false);
  Object.assign(role ?? {}, { state: 'REVOKED' });
  expect(await handling()).toBe(true);
});

test('is prevented by an appeal in progress, and by an open authorization on either side', async () => {
  settle('demo');
  const demo = confirmed('demo');
  const failing = async () =>
    (await listChecks(demo)).filter(({ passed }) => !passed).map(({ check }) => check);
  expect(await failing()).toEqual([]);
  const timeline = [{ at: 0, state: 'SUBMITTED', by: 'applicant', note: '', files: [] }];
  getPortal().appeals.push({ id: 'a', accountId: 'u-demo', submission: {}, timeline } as never);
  expect(await failing()).toEqual(['APPEALS']);
  getPortal().appeals = [];
  const given = { id: 'z', matters: [], start: '2000-01-01', end: '2999-01-01', createdAt: 0, decidedAt: 0 };
  const parties = { grantorId: 'u-newcomer', granteeId: 'u-demo', grantee: DEMO };
  getPortal().authorizations = [{ ...given, ...parties, state: 'ACTIVE' }];
  expect(await failing()).toEqual(['AUTHORIZATIONS']);
  getPortal().authorizations = [{ ...given, ...parties, state: 'REVOKED' }];
  expect(await failing()).toEqual([]);
});

test('requires a step-up, ends every session, and informs the owner until when a sign-in undoes it', async () => {
  settle('demo');
  expect(await cancel(newBrowser().opensSessionOf('demo'))).toBeRefusedWith('STEP_UP_REQUIRED');
  const [elsewhere, demo] = [confirmed('demo'), confirmed('demo')];
  const { data, status } = await cancel(demo);
  expect(status).toBe(200);
  expect(Date.parse(data.endsAt) - Date.now()).toBeCloseTo(CANCELLATION_PERIOD, -4);
  expect([await elsewhere.isOnline(), await demo.isOnline()]).toEqual([false, false]);
  expect(demo.cookies.has('portal_session')).toBe(false);
  expect(lastSentTo('demo@example.com').text).toContain(describeTime(Date.parse(data.endsAt), 'en-US'));
  expect(listRecords('CANCEL')).toMatchObject([{ accountId: 'u-demo', result: 'SUCCESS' }]);
});

test('is undone by a sign-in within fifteen days, with an urgent notice', async () => {
  settle('demo');
  await cancel(confirmed('demo'));
  advanceClock(CANCELLATION_PERIOD - 10 * SECOND);
  expect(await newBrowser().signsIn('demo', 'wrong')).toBeRefusedWith('BAD_CREDENTIALS');
  expect(accountOf('demo').status).toBe('CANCELLING');
  const back = newBrowser();
  expect((await back.signsIn('demo')).data).toMatchObject({ cancellationUndone: true });
  expect((await back.call('accountDetail')).data.status).toBe('ACTIVE');
  const [notice] = (await back.call('notices')).data;
  expect(notice).toMatchObject({ urgent: true, read: false, title: 'Your account won’t be closed' });
  expect(listRecords('CANCEL_UNDO')).toMatchObject([{ accountId: 'u-demo' }]);
  expect(lastSentTo('demo@example.com').text).toContain('won’t be closed');
  advanceClock(CANCELLATION_PERIOD);
  expect((await newBrowser().signsIn('demo')).data).not.toHaveProperty('cancellationUndone');
});

test('marks the notice as read only for the session that undoes the cancellation', async () => {
  settle('demo');
  await cancel(confirmed('demo'));
  const [back, elsewhere] = [newBrowser(), newBrowser()];
  await back.signsIn('demo');
  await elsewhere.signsIn('demo');
  const newest = async (browser: Browser) => (await browser.call('notices')).data[0];
  const { id = '' } = (await newest(back)) ?? {};
  await back.call('readNotices', { body: { ids: [id] } });
  expect([(await newest(back))?.read, (await newest(elsewhere))?.read]).toEqual([true, false]);
});

test('removes after fifteen days everything that opened the account, but not its record', async () => {
  settle('newcomer');
  Object.assign(getPortal().verifications[0] ?? {}, { accountId: 'u-newcomer' });
  await cancel(confirmed('newcomer'));
  advanceClock(CANCELLATION_PERIOD);
  for (const name of ['newcomer', '15400000099'])
    expect(await newBrowser().signsIn(name)).toBeRefusedWith('BAD_CREDENTIALS');
  const { accounts, bindings, certificates, grants, memberships, notices, verifications, behavior } =
    getPortal();
  const left = [...bindings, ...certificates, ...grants, ...memberships, ...notices, ...verifications];
  expect(left.filter(({ accountId }) => accountId === 'u-newcomer')).toEqual([]);
  expect(accounts.map(({ id }) => id)).not.toContain('u-newcomer');
  // The law requires the record to be kept.
  expect(behavior.at(-1)).toMatchObject({ accountId: 'u-newcomer', type: 'CANCEL' });
});
