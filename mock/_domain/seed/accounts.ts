/** Accounts of the seed data, which docs/mock.md lists with their passwords, and the records that belong to them. */
import { DAY } from '../../../src/constants';
import { DEFAULT_LOCALE } from '../../../src/locales/localeChoice';
import { normalizeAnswer as plain } from '../../../src/validation/securityQuestions';
import { createAccountDefaults } from '../accounts/accounts';
import { hashPassword, isCommonPassword, type PasswordHash, UNUSABLE_PASSWORD } from '../lib/passwords';
import { getDefaultSubject, providerIds } from '../store/providers';
import type { Account, AccountLink, SavedAddress, SecurityAnswer } from '../store/records/account';
import type { Binding } from '../store/records/signIn';

type Person = Pick<Account, 'account' | 'name' | 'idNo'> & Partial<Account> & { plainPassword?: string };

const PASSWORD = 'Demo-2026-pass';

/** Creates an account with the defaults of the seed. The id of `demo_work` is `u-demo-work`. */
function createPerson(at: number, { plainPassword = PASSWORD, ...given }: Person): Account {
  const id = `u-${given.account.replace('_', '-')}`;
  return {
    id,
    password: hashSeedPassword(plainPassword, id),
    passwordWeak: isCommonPassword(plainPassword),
    passwordSetAt: at - 30 * DAY,
    userType: 'person',
    nickname: given.account,
    idType: 'RESIDENT_ID',
    region: '+86',
    mobile: null,
    email: `${given.account}@example.com`,
    lang: DEFAULT_LOCALE,
    ...createAccountDefaults(),
    ...given,
  };
}

const demoProfile = {
  profile: '在这里试用统一身份门户。',
  country: 'CN',
  province: '110000',
  city: '110100',
  address: '测试路 1 号',
  phone: '010-00000001',
};

/** Creates the accounts as of `at` (ms). */
export function createSeedAccounts(at: number): Account[] {
  const document = { idFrom: '2020-01-01', idTo: '2040-01-01' };
  const verifiedLevel3 = {
    ...document,
    level: 3,
    verifiedAt: at - 200 * DAY,
    verifiedBy: 'bankCardVerify',
  } as const;
  const verifiedLevel2 = {
    ...document,
    level: 2,
    verifiedAt: at - 90 * DAY,
    verifiedBy: 'gonganVerify',
  } as const;
  const demo = { name: '测试甲', idNo: '110101190001010014', mobile: '15400000001', ...verifiedLevel3 };
  const people: Person[] = [
    {
      ...demo,
      account: 'demo',
      profile: demoProfile,
      lastLogin: { at: at - DAY, place: 'place.beijing' },
    },
    { account: 'newcomer', name: '测试乙', idNo: '110101190001020028' },
    {
      account: 'weak',
      name: '测试丙',
      idNo: '110101190001030031',
      ...verifiedLevel2,
      plainPassword: '123456',
      mobile: '15400000003',
    },
    {
      account: 'boss',
      name: '测试丁',
      idNo: '110101190001040045',
      ...verifiedLevel3,
      idTo: null,
      userType: 'legal',
      mobile: '15400000004',
    },
    {
      account: 'frozen',
      name: '测试戊',
      idNo: '110101190001050059',
      ...verifiedLevel2,
      mobile: '15400000005',
      status: 'FROZEN',
      frozenAt: at - 3 * DAY,
    },
    {
      ...demo,
      account: 'demo_work',
      userType: 'legal',
      primary: false,
      email: 'demo.work@example.com',
      source: 'COMPANY',
      lastLogin: { at: at - 7 * DAY, place: 'place.guangzhou' },
    },
    {
      account: 'linked',
      name: '测试庚',
      idNo: '110101190001070076',
      source: 'PROVIDER',
      passwordChosen: false,
      password: UNUSABLE_PASSWORD,
      lastLogin: { at: at - 2 * DAY, place: 'place.shanghai' },
    },
    {
      account: 'veteran',
      name: '测试寅',
      idNo: '110101190001200205',
      ...verifiedLevel2,
      mobile: '15400000020',
    },
  ];
  return people.map((person) => createPerson(at, person));
}

/** The hashes, computed once: otherwise every reset would take a tenth of a second for them. */
const hashes = new Map<string, PasswordHash>();

/** Returns the salted scrypt hash of a password. It is the same after every reset. */
function hashSeedPassword(password: string, salt: string): PasswordHash {
  const key = `${salt} ${password}`;
  const hash = hashes.get(key) ?? hashPassword(password, salt);
  hashes.set(key, hash);
  return hash;
}

/** Creates the questions of boss. Each answer consists of the account name and the question. */
export function createSeedSecurityAnswers(): SecurityAnswer[] {
  return (['SCHOOL', 'BOOK', 'CITY'] as const).map((question) => {
    const answer = hashSeedPassword(plain(`boss-${question}`), `u-boss ${question}`);
    return { accountId: 'u-boss', question, answer, setAt: 0 };
  });
}

/** Creates the links between accounts of one person as of `at` (ms). Their holders can no longer undo them. */
export function createSeedAccountLinks(at: number): AccountLink[] {
  const parties = { holderId: 'u-demo', joinerId: 'u-demo-work' };
  return [{ id: 'link-demo', ...parties, state: 'LINKED', undoUntil: at - 27 * DAY }];
}

/** Creates the bindings as of `at` (ms): each provider's default subject, and one more of `linked`. */
export function createSeedBindings(at: number): Binding[] {
  const usual = providerIds.map((provider, index) => {
    const subject = getDefaultSubject(provider);
    return {
      id: `binding-${provider}`,
      provider,
      subject,
      accountId: `u-${subject}`,
      boundAt: at - (150 - index) * DAY,
      lastUsedAt: index === 0 ? null : at - index * DAY,
    };
  });
  const linked = { provider: 'cityPass', subject: 'linked', accountId: 'u-linked' } as const;
  return [...usual, { id: 'binding-linked', ...linked, boundAt: at - 20 * DAY, lastUsedAt: at - 2 * DAY }];
}

/** Creates two fictitious addresses of one account. */
export function createSeedAddresses(accountId: string): SavedAddress[] {
  const shared = { accountId, recipient: '测试甲', region: '+86', mobile: '15400000001' } as const;
  const home = {
    district: '440106',
    detail: '示例路 1 号 101 室',
    postcode: '510000',
    label: 'HOME',
  } as const;
  const work = { district: '110105', detail: '示例大街 2 号 3 层', postcode: '', label: 'WORK' } as const;
  return [
    { id: 'address-1', ...shared, ...home, isDefault: true },
    { id: 'address-2', ...shared, ...work, isDefault: false },
  ];
}
