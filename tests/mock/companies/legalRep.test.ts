import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY, SECOND, SUCCESSOR_DAYS, SUCCESSOR_SEARCH_MISSES } from '../../../src/constants';
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';
import { accountOf, type Browser, runPortal } from '../portal';
import { moveRole, nameLegalRep } from './addedRoles';
import {
  asRole,
  BOSS,
  behaviorOf,
  findRole,
  HANDLER,
  rowOf,
  Seat,
  setRegistrationStatus,
  topicsOf,
  verifyByPrintedData,
} from './members';

const newBrowser = runPortal();
const DEMO = { loginId: 'demo', name: '测试甲' };

const boss = () => newBrowser().opensSessionOf('boss');
const confirmed = () => newBrowser().hasConfirmedSessionOf('boss');
const demo = () => newBrowser().opensSessionOf('demo');
const replace = (browser: Browser, body: object = DEMO) =>
  browser.call('replaceLegalRep', { params: { id: BOSS }, body: { ...body }, headers: asRole(BOSS) });
const name = (account: string) => nameLegalRep(newBrowser(), BOSS, account);

test('requires a step-up before it searches for the successor', async () => {
  expect(await replace(boss(), { loginId: 'nobody_here', name: '测试甲' })).toBeRefusedWith(
    'STEP_UP_REQUIRED',
  );
});

test.each<[string, object, SubCodeName]>([
  ['an unknown account', { loginId: 'nobody_here', name: '测试甲' }, 'SUCCESSOR_UNCONFIRMED'],
  ['another name', { loginId: 'demo', name: '测试乙' }, 'SUCCESSOR_UNCONFIRMED'],
  ['a person the registry does not name', DEMO, 'SUCCESSOR_UNCONFIRMED'],
  ['the asking person', { loginId: '15400000004', name: '测试丁' }, 'HANDLER_SELF'],
])('refuses %s with %j as %s', async (_, body, subCode) => {
  const browser = confirmed();
  if (body !== DEMO) await name('demo');
  expect(await replace(browser, body)).toBeRefusedWith(subCode);
});

const registeredLegalRep = () => getPortal().companyRegistry.get('91440000TTTTTTT16C')?.legalRep ?? {};

test.each<[string, () => unknown]>([
  ['their account is frozen', () => Object.assign(accountOf('u-demo'), { status: 'FROZEN' })],
  ['their account is below level 3', () => Object.assign(accountOf('u-demo'), { level: 2 })],
  ['they have verified by printed data alone', () => verifyByPrintedData('u-demo')],
  [
    'their document has the same number and another type',
    () => Object.assign(registeredLegalRep(), { idType: 'PASSPORT' }),
  ],
])('refuses the registered legal representative if %s', async (_, change) => {
  const browser = confirmed();
  await name('demo');
  change();
  expect(await replace(browser)).toBeRefusedWith('SUCCESSOR_UNCONFIRMED');
});

test('returns 429 for every search after five misses on one day in China', async () => {
  const browser = confirmed();
  await name('demo');
  for (let tries = 0; tries < SUCCESSOR_SEARCH_MISSES; tries++) {
    expect(await replace(browser, { ...DEMO, name: '测试乙' })).toBeRefusedWith('SUCCESSOR_UNCONFIRMED');
  }
  const { status, headers } = await replace(browser);
  expect(status).toBe(429);
  const midnight = getChinaDayStart(formatChinaDate(now())) + DAY;
  expect(Number(headers.get('retry-after'))).toBe(Math.ceil((midnight - now()) / SECOND));
  advanceClock(midnight - now());
  expect((await replace(confirmed())).data).toBeNull();
});

const invitation = () => getPortal().memberships.at(-1)?.id ?? '';
const decide = (browser: Browser, action: string, id = invitation()) => moveRole(browser, id, action);

async function inviteDemo(): Promise<Browser> {
  const browser = confirmed();
  await name('demo');
  expect((await replace(browser, { loginId: '15400000001', name: '测试甲' })).data).toBeNull();
  return browser;
}

test('invites the successor, keeps the legal representative and alerts them by every channel', async () => {
  const browser = await inviteDemo();
  expect(findRole(invitation())).toMatchObject({
    accountId: 'u-demo',
    capacity: 'LEGAL_REP',
    origin: 'INVITED',
    state: 'PENDING',
    end: formatChinaDate(now() + SUCCESSOR_DAYS * DAY),
  });
  expect(findRole(BOSS).state).toBe('ACTIVE');
  expect(getPortal().companies[0]?.legalRep.name).toBe('测试丁');
  expect(topicsOf('u-demo')).toContain('legalRep.invited');
  expect(topicsOf('u-boss')).toContain('legalRep.asked');
  expect(getPortal().outbox.at(-1)).toMatchObject({ kind: 'mail', to: 'boss@example.com' });
  expect(behaviorOf('u-boss').at(-1)).toMatchObject({ type: 'HANDLER_ADD', actingAs: BOSS });
  expect(await replace(browser)).toBeRefusedWith('SUCCESSOR_PENDING');
});

test('transfers the role when the successor accepts, and notifies both', async () => {
  const browser = await inviteDemo();
  const next = invitation();
  const successor = demo();
  expect((await decide(successor, 'accept')).data).toMatchObject({ state: 'ACTIVE', end: null });

  expect(findRole(BOSS).state).toBe('REVOKED');
  expect(findRole(HANDLER).state).toBe('REVOKED');
  expect(getPortal().companyAuthorizations.find(({ membershipId }) => membershipId === HANDLER)?.state).toBe(
    'REVOKED',
  );
  const { data } = await successor.call('accountDetail');
  expect(data.roles).toMatchObject([{ orgName: '测试一号有限公司', capacity: 'LEGAL_REP' }]);
  expect((await successor.call('company', { params: { id: next } })).data.legalRep).toBe('测试甲');
  expect(await browser.call('company', { params: { id: BOSS } })).toBeRefusedWith('ROLE_ENDED');
  expect(topicsOf('u-demo')).toContain('legalRep.begun');
  expect(topicsOf('u-boss')).toContain('legalRep.ended');
  expect(
    getPortal()
      .outbox.slice(-4)
      .map(({ to }) => to),
  ).toEqual(['15400000004', 'boss@example.com', '15400000001', 'demo@example.com']);
  expect(behaviorOf('u-demo').at(-1)).toMatchObject({ type: 'HANDLER_ADD', actingAs: null });
});

test.each<[string, () => unknown, SubCodeName]>([
  ['the registry names another person by now', () => name('veteran'), 'LEGAL_REP_DIFFERENT'],
  ['the account has lost its level', () => Object.assign(accountOf('u-demo'), { level: 2 }), 'ROLE_LEVEL'],
  [
    'the account has verified by printed data alone',
    () => verifyByPrintedData('u-demo'),
    'LEGAL_REP_UNPROVEN',
  ],
])('does not transfer the role if %s', async (_, change, subCode) => {
  await inviteDemo();
  await change();
  expect(await decide(demo(), 'accept')).toBeRefusedWith(subCode);
  expect([findRole(BOSS).state, findRole(invitation()).state]).toEqual(['ACTIVE', 'PENDING']);
});

test('does not transfer the role while the registry has suspended the company', async () => {
  await inviteDemo();
  setRegistrationStatus('SUSPENDED');
  expect((await decide(demo(), 'accept')).subCode).toBe(subCodes.ROLE_SUSPENDED);
  expect([findRole(BOSS).state, findRole(invitation()).state]).toEqual(['ACTIVE', 'PENDING']);
  setRegistrationStatus('OPERATING');
  expect((await decide(demo(), 'accept')).data).toMatchObject({ state: 'ACTIVE' });
});

test('ends the invitation when it is rejected, or not accepted within 30 days', async () => {
  const browser = await inviteDemo();
  await decide(demo(), 'reject');
  expect(findRole(invitation()).state).toBe('REJECTED');
  expect((await replace(browser)).data).toBeNull();
  advanceClock((SUCCESSOR_DAYS + 1) * DAY);
  expect(await decide(demo(), 'accept')).toBeRefusedWith('CHANGED_MEANWHILE');
  expect(findRole(BOSS).state).toBe('ACTIVE');
});

test('lets the legal representative withdraw the invitation', async () => {
  const browser = await inviteDemo();
  const successor = invitation();
  const { version, actions } = await rowOf(new Seat(browser, BOSS), successor);
  expect(actions).toEqual(['withdraw']);
  const { data } = await browser.call('moveHandler', {
    params: { id: BOSS, handlerId: successor },
    body: { action: 'withdraw', version },
    headers: asRole(BOSS),
  });
  expect(data).toMatchObject({ state: 'CANCELLED' });
  expect(await decide(demo(), 'accept', successor)).toBeRefusedWith('CHANGED_MEANWHILE');
});
