import { removeExpiredAccounts } from '../../../mock/_domain/accounts/accounts';
import { endUndoables, offerUndo, readIdentity } from '../../../mock/_domain/accounts/undoables';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY } from '../../../src/constants';
import { accountOf, queryOf, runPortal } from '../portal';
import { formFor, verifyIdentity } from '../verification/queries';

const newBrowser = runPortal();

const offer = (name = 'demo', subject = accountOf(name).id) =>
  offerUndo({
    kind: 'IDENTITY',
    accountId: accountOf(name).id,
    subject,
    previous: readIdentity(accountOf(name)),
  });

const tokenIn = (link: string) => queryOf(link).token ?? '';

test('puts a random token of 128 bits into the link', () => {
  const links = [offer('demo'), offer('newcomer')];
  expect(new Set(links).size).toBe(2);
  for (const link of links) expect(link).toMatch(/^\/uaa\/undo\?token=[\w-]{22}$/);
});

test('ends only the earlier offers of the same subject with a new offer', () => {
  const [first, other, second] = [offer(), offer('newcomer'), offer()].map(tokenIn);
  expect([...getPortal().undoables.keys()]).toEqual([other, second]);
  expect(first).not.toBe(second);
  endUndoables({ kind: 'IDENTITY', subject: accountOf('demo').id });
  expect([...getPortal().undoables.keys()]).toEqual([other]);
});

test('drops offers after 72 hours, and those of an account that has ended', () => {
  const listAccounts = () => [...getPortal().undoables.values()].map(({ accountId }) => accountId);
  offer('demo');
  offer('newcomer');
  accountOf('demo').endsAt = Date.now() + DAY;
  advanceClock(DAY);
  removeExpiredAccounts();
  expect(listAccounts()).toEqual(['u-newcomer']);
  advanceClock(2 * DAY);
  offer('boss');
  expect(listAccounts()).toEqual(['u-boss']);
});

test('sends the link of an account’s first verification to every contact but to no notice, and none for a later one', async () => {
  const browser = newBrowser().opensSessionOf('newcomer');
  const before = readIdentity(accountOf('newcomer'));
  accountOf('newcomer').notifications.system = false;
  await verifyIdentity(browser, await formFor(browser, 'gonganVerify'));
  await verifyIdentity(browser, await formFor(browser, 'driverLicenseVerify'));
  const [[token, undoable] = [], ...more] = [...getPortal().undoables];
  expect(more).toEqual([]);
  expect(undoable).toMatchObject({ kind: 'IDENTITY', accountId: 'u-newcomer', previous: before });
  const link = `/uaa/undo?token=${token}`;
  const told = getPortal().outbox.filter((message) => message.link === link);
  const { mobile, email } = accountOf('newcomer');
  expect(told.map(({ to }) => to)).toEqual([mobile, email].filter(Boolean));
  expect(getPortal().notices.filter((notice) => notice.link === link)).toHaveLength(0);
});
