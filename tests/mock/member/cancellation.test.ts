import { translate } from '../../../mock/_domain/lib/messages';
import { describeTime } from '../../../mock/_domain/lib/times';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CANCELLATION_PERIOD, SECOND } from '../../../src/constants';
import { signsInBySms } from '../oauth/signInWays';
import { accountOf, type Browser, lastSentTo, runPortal } from '../portal';
import { DEMO } from '../verification/queries';

const newBrowser = runPortal();

/** Removes everything that prevents the account's cancellation, and gives it a mobile number of its own. */
function settles(account: string) {
  const found = accountOf(account);
  getPortal().appeals = [];
  getPortal().authorizations = [];
  getPortal().memberships = getPortal().memberships.filter(({ accountId }) => accountId !== found.id);
  found.mobile ??= '15400000099';
}

const confirmed = (account: string) => newBrowser().hasConfirmedSessionOf(account);

const cancels = (browser: Browser) => browser.call('cancelAccount');
const checksOf = async (browser: Browser) => (await browser.call('cancellation')).data.checks;
const recorded = (type: string) => getPortal().behavior.filter((one) => one.type === type);

test('reports what prevents a cancellation, and refuses it before a step-up', async () => {
  const boss = newBrowser().opensSessionOf('boss');
  expect(await checksOf(boss)).toContainEqual({ check: 'COMPANIES', passed: false });
  expect(await cancels(boss)).toBeRefusedWith('NOT_CANCELLABLE');
  expect((await boss.call('accountDetail')).data.status).toBe('ACTIVE');
});

test('requires a handler to leave the company or to reject the invitation first', async () => {
  const demo = confirmed('demo');
  const handling = async () => (await checksOf(demo)).find(({ check }) => check === 'HANDLING')?.passed;
  expect(await handling()).toBe(false);
  const [role] = getPortal().memberships.filter(({ accountId }) => accountId === 'u-demo');
  Object.assign(role ?? {}, { state: 'PENDING' });
  expect(await handling()).toBe(false);
  Object.assign(role ?? {}, { capacity: 'ADMIN' });
  expect(await handling()).toBe(false);
  Object.assign(role ?? {}, { state: 'REVOKED' });
  expect(await handling()).toBe(true);
});

test('is prevented by an appeal in progress, and by an open authorization on either side', async () => {
  settles('demo');
  const demo = confirmed('demo');
  const failing = async () =>
    (await checksOf(demo)).filter(({ passed }) => !passed).map(({ check }) => check);
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

test('requires a step-up', async () => {
  settles('demo');
  const demo = newBrowser().opensSessionOf('demo');
  expect(await cancels(demo)).toBeRefusedWith('STEP_UP_REQUIRED');
});

test('ends every session, and informs the owner until when a sign-in undoes it', async () => {
  settles('demo');
  const [elsewhere, demo] = [confirmed('demo'), confirmed('demo')];
  const { data, status } = await cancels(demo);
  expect(status).toBe(200);
  expect(Date.parse(data.endsAt) - Date.now()).toBeCloseTo(CANCELLATION_PERIOD, -4);
  expect([await elsewhere.isOnline(), await demo.isOnline()]).toEqual([false, false]);
  expect(demo.cookies.has('portal_session')).toBe(false);
  expect(lastSentTo('demo@example.com').text).toContain(describeTime(Date.parse(data.endsAt), 'en-US'));
  expect(recorded('CANCEL')).toMatchObject([{ accountId: 'u-demo', result: 'SUCCESS' }]);
});

test('is undone by a sign-in within fifteen days, with an urgent notice', async () => {
  settles('demo');
  await cancels(confirmed('demo'));
  advanceClock(CANCELLATION_PERIOD - 10 * SECOND);
  const back = newBrowser();
  expect((await back.signsIn('demo')).data).toMatchObject({ cancellationUndone: true });
  expect((await back.call('accountDetail')).data.status).toBe('ACTIVE');
  const [notice] = (await back.call('notices')).data;
  expect(notice).toMatchObject({ urgent: true, read: false, title: 'Your account won’t be closed' });
  expect(recorded('CANCEL_UNDO')).toMatchObject([{ accountId: 'u-demo' }]);
  expect(lastSentTo('demo@example.com').text).toContain('won’t be closed');
  advanceClock(CANCELLATION_PERIOD);
  expect((await newBrowser().signsIn('demo')).data).not.toHaveProperty('cancellationUndone');
});

test('notifies the owner of both events in the language of the account', async () => {
  settles('demo');
  for (const account of getPortal().accounts) account.lang = 'pt-BR';
  const { data } = await cancels(confirmed('demo'));
  const values = { account: 'demo', at: describeTime(Date.parse(data.endsAt), 'pt-BR') };
  expect(lastSentTo('demo@example.com').text).toBe(translate('pt-BR', 'message.canceling', values));
  await newBrowser().signsIn('demo');
  const undone = translate('pt-BR', 'message.cancellationUndone', {
    ...values,
    at: describeTime(now(), 'pt-BR'),
  });
  expect(lastSentTo('demo@example.com').text).toBe(undone);
});

test('marks the notice as read only for the session that undoes the cancellation', async () => {
  settles('demo');
  await cancels(confirmed('demo'));
  const [back, elsewhere] = [newBrowser(), newBrowser()];
  await back.signsIn('demo');
  await elsewhere.signsIn('demo');
  const newest = async (browser: Browser) => (await browser.call('notices')).data[0];
  const { id = '' } = (await newest(back)) ?? {};
  await back.call('readNotices', { body: { ids: [id] } });
  expect([(await newest(back))?.read, (await newest(elsewhere))?.read]).toEqual([true, false]);
});

test('is undone by a sign-in by SMS, and not by a wrong password', async () => {
  settles('demo');
  await cancels(confirmed('demo'));
  expect(await newBrowser().signsIn('demo', 'wrong')).toBeRefusedWith('BAD_CREDENTIALS');
  expect(accountOf('demo').status).toBe('CANCELLING');
  expect((await signsInBySms(newBrowser())).data).toMatchObject({ cancellationUndone: true });
});

describe('after fifteen days', () => {
  beforeEach(async () => {
    settles('newcomer');
    Object.assign(getPortal().verifications[0] ?? {}, { accountId: 'u-newcomer' });
    await cancels(confirmed('newcomer'));
    advanceClock(CANCELLATION_PERIOD);
  });

  test.each(['newcomer', '15400000099', '110101190001020028'])(
    'does not know the login name %s',
    async (name) => {
      expect(await newBrowser().signsIn(name)).toBeRefusedWith('BAD_CREDENTIALS');
    },
  );

  test('redirects a code to the number to the registration, and the number is free', async () => {
    const { data } = await signsInBySms(newBrowser(), '15400000099');
    expect(data.redirectUrl).toMatch(/^\/uaa\/register\?ticket=/);
  });

  test('has removed everything that opened the account', async () => {
    await newBrowser().call('online');
    const { accounts, bindings, certificates, grants, memberships, notices, verifications, behavior } =
      getPortal();
    const left = [...bindings, ...certificates, ...grants, ...memberships, ...notices, ...verifications];
    expect(left.filter(({ accountId }) => accountId === 'u-newcomer')).toEqual([]);
    expect(accounts.map(({ id }) => id)).not.toContain('u-newcomer');
    // The law requires the record to be kept.
    expect(behavior.at(-1)).toMatchObject({ accountId: 'u-newcomer', type: 'CANCEL' });
  });

  test('handles a reset as for an unknown name', async () => {
    const visitor = newBrowser();
    const captcha = visitor.solvesCaptcha();
    const started = await visitor.call('startReset', {
      body: { userType: 'person', loginId: 'newcomer', captcha },
    });
    expect(started).toSucceed();
    expect(getPortal().resets.get(started.data.id)?.accountId).toBeNull();
  });
});
