import type { Account } from '../../../mock/_domain/store/records/account';
import { getPortal } from '../../../mock/_domain/store/state';
import type { AccountExport } from '../../../src/contract';
import { accountOf, type Browser, confirmSessions, lastSentTo, runPortal } from '../portal';

type ExportedKey = keyof AccountExport['account'];

/**
 * Maps each field of an account to its place in the export: keys of `account`, `profile`, a list that another call
 * returns, or exempt, because the field is a secret or says nothing about the person. A new field does not compile
 * until it is named here.
 */
const fieldsInExport: Record<keyof Account, readonly ExportedKey[] | 'profile' | 'list' | 'exempt'> = {
  id: ['id'],
  account: ['account'],
  password: 'exempt',
  discardedPassword: 'exempt',
  passwordResetBy: 'exempt',
  passwordWeak: 'exempt',
  passwordSetAt: ['passwordAt'],
  passwordChosen: ['passwordAt'],
  userType: ['userType'],
  nickname: 'profile',
  avatar: 'profile',
  name: ['name'],
  idType: ['idType'],
  idNo: ['idNo'],
  idFrom: ['idFrom'],
  idTo: ['idTo'],
  level: ['level'],
  verifiedAt: ['verifiedAt'],
  verifiedBy: ['verifiedBy'],
  region: ['region'],
  mobile: ['mobile'],
  email: ['email'],
  mobileSetAt: 'exempt',
  emailSetAt: 'exempt',
  // The language of the messages to the owner.
  lang: 'exempt',
  status: ['status'],
  // The owner of a frozen or ended account cannot request an export.
  frozenAt: 'exempt',
  endsAt: 'exempt',
  lastLogin: ['lastLoginAt', 'lastLoginPlace'],
  source: ['source'],
  primary: 'list',
  profile: 'profile',
  notifications: 'list',
  passkeyUserId: 'exempt',
};

const newBrowser = runPortal();

const confirmed = (account: string) => newBrowser().hasConfirmedSessionOf(account);

const startExport = (browser: Browser) => browser.call('startExport');

test('returns the person’s own data unmasked and without secrets', async () => {
  const { data } = await startExport(confirmed('demo'));
  expect(data.account).toMatchObject({
    account: 'demo',
    name: '测试甲',
    idNo: '110101190001010014',
    mobile: '15400000001',
    email: 'demo@example.com',
    level: 3,
  });
  expect(JSON.stringify(data)).not.toMatch(/hash|salt|"password"/i);
  expect(data.exportedAt).toMatch(/\+08:00$/);
});

test('returns in full what other calls mask: the profile, and appeals as they were submitted', async () => {
  const browser = confirmed('demo');
  const { data } = await startExport(browser);
  const profile = await browser.call('profile');
  expect(profile.data.phone).toContain('*');
  const { profile: known, nickname, avatar } = accountOf('demo');
  expect(data.profile).toEqual({ ...known, nickname, avatar });
  const own = getPortal().appeals.filter(({ accountId }) => accountId === 'u-demo');
  expect(data.appeals.map(({ id }: { id: string }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  for (const { id, submission } of own) {
    const copy = data.appeals.find((appeal: { id: string }) => appeal.id === id);
    const { name, idNo, mobile } = submission;
    expect(copy?.submission).toMatchObject({ name, idNo, mobile });
    expect(copy).not.toHaveProperty('actions');
  }
});

test('requires a step-up, adds an activity record, and notifies the owner', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  // Another person may have requested the export, in another language than the account's.
  browser.lang = 'pt-BR';
  expect(await startExport(browser)).toBeRefusedWith('STEP_UP_REQUIRED');
  expect(getPortal().outbox).toEqual([]);
  confirmSessions();
  await startExport(browser);
  expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'EXPORT', accountId: 'u-demo' });
  expect(lastSentTo('demo@example.com').text).toContain('copy of the personal data of your account demo');
});

test('returns exactly the fields that the map assigns to the account', async () => {
  const { data } = await startExport(confirmed('demo'));
  const keys = Object.values(fieldsInExport).flatMap((where) => (typeof where === 'string' ? [] : where));
  keys.push('formerContacts' as never, 'phraseAt' as never);
  expect(Object.keys(data.account).sort()).toEqual([...new Set<string>(keys)].sort());
});
