import type { Account } from '../../../mock/_domain/store/records/account';
import { getPortal } from '../../../mock/_domain/store/state';
import type { AccountExport } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { accountOf, type Browser, lastSentTo, runPortal } from '../portal';

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

const starts = (browser: Browser) => browser.call('startExport');

test('requires a step-up, and sends nothing before it', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  expect(await starts(browser)).toMatchObject({
    status: 428,
    subCode: subCodes.STEP_UP_REQUIRED,
    data: { methods: expect.arrayContaining(['password', 'sms']) },
  });
  expect(getPortal().outbox).toEqual([]);
});

test('returns the person’s own data unmasked and without secrets', async () => {
  const { data } = await starts(confirmed('demo'));
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
  const { data } = await starts(browser);
  const profile = await browser.call('profile');
  expect(profile.data.phone).toContain('*');
  const { profile: known, nickname, avatar } = accountOf('demo');
  expect(data.profile).toEqual({ ...known, nickname, avatar });
  expect(JSON.stringify(data.profile)).not.toContain('***');
  const own = getPortal().appeals.filter(({ accountId }) => accountId === 'u-demo');
  expect(own.length).toBeGreaterThan(0);
  expect(data.appeals.map(({ id }: { id: string }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  for (const { id, submission } of own) {
    const copy = data.appeals.find((appeal: { id: string }) => appeal.id === id);
    const { name, idNo, mobile } = submission;
    expect(copy?.submission).toMatchObject({ name, idNo, mobile });
    expect(copy).not.toHaveProperty('actions');
  }
});

test('adds an activity record, and notifies the owner', async () => {
  const browser = confirmed('demo');
  // Another person may have requested the export, in another language than the account's.
  browser.lang = 'pt-BR';
  await starts(browser);
  expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'EXPORT', accountId: 'u-demo' });
  expect(lastSentTo('demo@example.com').text).toContain('copy of the personal data of your account demo');
  expect(lastSentTo('15400000001').kind).toBe('sms');
});

test('returns null for values that were never given, and no appeals of other accounts', async () => {
  const { data } = await starts(confirmed('newcomer'));
  expect(data.account).toMatchObject({ mobile: null, verifiedAt: null, idFrom: null });
  expect(data.appeals).toEqual([]);
});

test('returns exactly the fields that the map assigns to the account', async () => {
  const { data } = await starts(confirmed('demo'));
  const keys = Object.values(fieldsInExport).flatMap((where) => (typeof where === 'string' ? [] : where));
  keys.push('formerContacts' as never, 'phraseAt' as never);
  expect(Object.keys(data.account).sort()).toEqual([...new Set<string>(keys)].sort());
});
