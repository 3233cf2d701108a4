/** Accounts of the seed data. README lists them with their passwords. */
import { DAY } from '../../../src/constants';
import { DEFAULT_LOCALE } from '../../../src/locales/localeChoice';
import { createAccountDefaults } from '../accounts/accounts';
import { isCommonPassword, UNUSABLE_PASSWORD } from '../lib/passwords';
import type { Account } from '../store/records/account';
import { hashSeedPassword } from './hashSeedPassword';

type Person = Pick<Account, 'id' | 'account' | 'name' | 'idNo'> &
  Partial<Account> & { plainPassword?: string };

const PASSWORD = 'Demo-2026-pass';

/** Creates an account with the defaults of the seed. */
function createPerson(at: number, { plainPassword = PASSWORD, ...given }: Person): Account {
  return {
    password: hashSeedPassword(plainPassword, given.id),
    passwordWeak: isCommonPassword(plainPassword),
    passwordSetAt: at - 30 * DAY,
    userType: 'person',
    nickname: given.account,
    avatar: '',
    idType: 'RESIDENT_ID',
    idFrom: null,
    idTo: null,
    level: 1,
    verifiedAt: null,
    verifiedBy: null,
    region: '+86',
    mobile: null,
    email: `${given.account}@example.com`,
    lang: DEFAULT_LOCALE,
    status: 'ACTIVE',
    lastLogin: null,
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
  const demo = { id: 'u-demo', account: 'demo', name: '测试甲', idNo: '110101190001010014' };
  const newcomer = { id: 'u-newcomer', account: 'newcomer', name: '测试乙', idNo: '110101190001020028' };
  const weak = { id: 'u-weak', account: 'weak', name: '测试丙', idNo: '110101190001030031' };
  const boss = { id: 'u-boss', account: 'boss', name: '测试丁', idNo: '110101190001040045' };
  const work = {
    ...demo,
    id: 'u-demo-work',
    account: 'demo_work',
    userType: 'legal',
    primary: false,
  } as const;
  const linked = { id: 'u-linked', account: 'linked', name: '测试庚', idNo: '110101190001070076' };
  const frozen = { id: 'u-frozen', account: 'frozen', name: '测试戊', idNo: '110101190001050059' };
  const veteran = { id: 'u-veteran', account: 'veteran', name: '测试寅', idNo: '110101190001200205' };
  return [
    createPerson(at, {
      ...demo,
      ...verifiedLevel3,
      mobile: '15400000001',
      profile: demoProfile,
      lastLogin: { at: at - DAY, place: 'place.beijing' },
    }),
    createPerson(at, newcomer),
    createPerson(at, { ...weak, ...verifiedLevel2, plainPassword: '123456', mobile: '15400000003' }),
    createPerson(at, { ...boss, ...verifiedLevel3, idTo: null, userType: 'legal', mobile: '15400000004' }),
    createPerson(at, {
      ...frozen,
      ...verifiedLevel2,
      mobile: '15400000005',
      status: 'FROZEN',
      frozenAt: at - 3 * DAY,
    }),
    createPerson(at, {
      ...work,
      ...verifiedLevel3,
      mobile: '15400000001',
      email: 'demo.work@example.com',
      source: 'COMPANY',
      lastLogin: { at: at - 7 * DAY, place: 'place.guangzhou' },
    }),
    createPerson(at, {
      ...linked,
      source: 'PROVIDER',
      passwordChosen: false,
      password: UNUSABLE_PASSWORD,
      lastLogin: { at: at - 2 * DAY, place: 'place.shanghai' },
    }),
    createPerson(at, { ...veteran, ...verifiedLevel2, mobile: '15400000020' }),
  ];
}
