/** /user/account_manage/account_security: protection, sessions, export of personal data, and closing the account. */
import { CANCELLATION_PERIOD, DAY } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { recordsOf } from './support/journeys/behavior';
import { keepsWhatIsSaved, savedBy } from './support/journeys/saved';
import { sessionsOf, stepsUp } from './support/journeys/sessions';
import { demo, type Person, veteran } from './support/people';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aMember, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/user/account_manage/account_security';
const ONLINE = endpoints.online;
const ENDED = 'subCode.SESSION_ENDED_ELSEWHERE';

/** Each journey ends sessions or closes accounts that the others use. */
beforeEach(resetPortal);

const shows = (visitor: Visitor, count: number) =>
  visitor.waits(
    (wanted: number) => document.querySelectorAll('.devices-session .security-item').length === wanted,
    `${count} sessions`,
    count,
  );

// tests/pages/user/account_manage/account_security/cards.test.tsx and tests/mock/member/sessions.test.ts end one session.
test('a member ends all other sessions; the page of the other device shows why its session ended', async () => {
  const [visitor, other] = [await aMember(demo), await aMember(demo)];
  await other.opens('/user/identity_manage');
  await visitor.opens(PAGE);
  await shows(visitor, 2);
  await visitor.presses('security.session.endAll');
  await visitor.finds('dialog', 'security.session.endAll.ask');
  await visitor.presses('security.session.endAll.yes');
  await visitor.hears('security.session.endAll.done', { count: 1 });
  await shows(visitor, 1);
  await visitor.waitsForFocusAt('.devices-session, .devices-session *');
  expect(await sessionsOf(visitor)).toMatchObject([{ current: true }]);
  expect(await recordsOf(visitor, 'SESSION_END')).toHaveLength(1);

  // While the page is in use, the next call gets a 401.
  other.watch.tolerate(/status of 401/);
  await other.presses('layout.notices');
  await other.arrivesAt('/uaa/login?referer=%2Fuser%2Fidentity_manage');
  await other.hears(ENDED);
});

// tests/pages/user/account_manage/account_security/export/useDataExport.test.tsx interrupts and continues it.
test('a member exports personal data after a step-up; the browser stores none of it', async () => {
  const visitor = await aMember(demo);
  await keepsWhatIsSaved(visitor);
  await visitor.opens(PAGE);
  await visitor.presses('security.export.start');
  await stepsUp(visitor, demo);
  await visitor.finds('button', 'security.export.json');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('security.export.json');
  await visitor.presses('security.export.csv');

  const [json, csv] = await savedBy(visitor);
  expect(json?.name).toMatch(/^personal-data-demo-\d{4}-\d\d-\d\d\.json$/);
  const copy = JSON.parse(json?.text ?? '');
  expect(copy).toMatchObject({
    schema: 'identity-portal/personal-data',
    version: 2,
    account: { account: 'demo', mobile: '15400000001', idNo: '110101190001010014' },
  });
  const { total } = await visitor.calls('behaviorRecords');
  expect(copy.behavior).toHaveLength(total);
  const addresses = await visitor.calls('addresses');
  expect(copy.addresses).toHaveLength(addresses.total);
  expect(JSON.stringify(copy.addresses)).not.toContain('****');
  expect(copy.roles).toMatchObject([
    { uscc: '91440000TTTTTTT16C', authorizations: [{ matters: ['TAX', 'SOCIAL_SECURITY'] }] },
  ]);
  expect(JSON.stringify(copy.profile)).not.toContain('***');
  expect(csv?.name).toMatch(/\.csv$/);
  expect(csv?.text.startsWith('\ufeffsection,record,field,value\r\naccount,1,')).toBe(true);
  expect(csv?.text).toContain('\r\naccount,1,mobile,15400000001\r\n');
  expect(await recordsOf(visitor, 'EXPORT')).toHaveLength(1);
  expect(await storedBy(visitor)).not.toContain('15400000001');
});

/** Closes the account: opens the page, ticks the checkbox and passes the step-up. */
async function cancels(visitor: Visitor, person: Person): Promise<void> {
  await visitor.opens(PAGE);
  await visitor.presses('security.cancel.begin');
  await visitor.presses('security.cancel.submit');
  await visitor.sees('security.cancel.understood.missing');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('security.cancel.understood', 'checkbox');
  await visitor.presses('security.cancel.submit');
  await stepsUp(visitor, person);
  await visitor.arrivesAt('/uaa/cancelled');
}

// tests/mock/member/cancellation.test.ts proves that it cannot be reopened later, and the urgent notice of the reopening,
// which tests/pages/user/account_manage/account_security/cards.test.tsx shows.
test('a member closes the account, and reopens it by signing in within fifteen days', async () => {
  const [visitor, other] = [await aMember(veteran), await aMember(veteran)];
  await cancels(visitor, veteran);
  await visitor.sees('security.canceled.undo');
  expect([await visitor.reads(ONLINE), await other.reads(ONLINE)]).toEqual([false, false]);

  await visitor.reads('POST /mock/clock', { advanceMs: CANCELLATION_PERIOD - DAY });
  await visitor.opensSessionOf(veteran);
  expect(await visitor.calls('accountDetail')).toMatchObject({ status: 'ACTIVE' });
  expect(await recordsOf(visitor, 'CANCEL_UNDO')).toHaveLength(1);
});
