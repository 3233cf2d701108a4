/** The portal as it is on the first day. Everything in it is made up; times count back from the day it is made. */
import { DAY } from '../../../src/constants';
import { type Account, createAccountDefaults } from '../accounts/accounts';
import { seedCertificates, seedRevokedSerials } from '../checks/demoCertificates';
import { seedAnswers } from '../checks/securityQuestions';
import { hashPassword, isCommonPassword, UNUSABLE_PASSWORD } from '../lib/passwords';
import { seedBindings } from '../store/providers';
import type { PortalState } from '../store/state';
import { createSeedAddresses } from './addresses';
import { createSeedAppeals } from './appeals';
import { createSeedAuthorizations } from './authorizations';
import { createSeedBehavior } from './behavior';
import { createSeedGrants } from './grants';

const PASSWORD = 'Demo-2026-pass';

type Person = Pick<Account, 'id' | 'account' | 'name' | 'idNo'> & Partial<Account> & { clear?: string };

/** An account with the fields that most of the seed shares. */
function person(at: number, { clear = PASSWORD, ...given }: Person): Account {
  return {
    password: hashPassword(clear, given.id),
    passwordWeak: isCommonPassword(clear),
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

function accounts(at: number): Account[] {
  const document = { idFrom: '2020-01-01', idTo: '2040-01-01' };
  const advanced = {
    ...document,
    level: 3,
    verifiedAt: at - 200 * DAY,
    verifiedBy: 'bankCardVerify',
  } as const;
  const primary = { ...document, level: 2, verifiedAt: at - 90 * DAY, verifiedBy: 'gonganVerify' } as const;
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
    person(at, {
      ...demo,
      ...advanced,
      mobile: '15400000001',
      profile: demoProfile,
      lastLogin: { at: at - DAY, place: 'place.beijing' },
    }),
    person(at, newcomer),
    person(at, { ...weak, ...primary, clear: '123456', mobile: '15400000003' }),
    person(at, { ...boss, ...advanced, idTo: null, userType: 'legal', mobile: '15400000004' }),
    person(at, { ...frozen, ...primary, mobile: '15400000005', status: 'FROZEN', frozenAt: at - 3 * DAY }),
    person(at, {
      ...work,
      ...advanced,
      mobile: '15400000001',
      email: 'demo.work@example.com',
      source: 'COMPANY',
      lastLogin: { at: at - 7 * DAY, place: 'place.guangzhou' },
    }),
    person(at, {
      ...linked,
      source: 'PROVIDER',
      passwordChosen: false,
      password: UNUSABLE_PASSWORD,
      lastLogin: { at: at - 2 * DAY, place: 'place.shanghai' },
    }),
    person(at, { ...veteran, ...primary, mobile: '15400000020' }),
  ];
}

const legalRep = { name: '测试丁', idType: 'RESIDENT_ID', idNo: '110101190001040045' } as const;

/** The seed as of `at`, in ms. The same moment gives the same seed. */
export function createSeed(at: number): PortalState {
  return {
    clockOffset: 0,
    settings: { enableVerifySecret: '1', defaultEncryption: true, redirectHosts: [] },
    accounts: accounts(at),
    companies: [
      {
        id: 'c-1',
        orgName: '测试一号有限公司',
        uscc: '91440000TTTTTTT16C',
        orgType: 'ENTERPRISE',
        legalRep,
      },
      {
        id: 'c-2',
        orgName: '测试二号商行',
        uscc: '92440000TTTTTTT169',
        orgType: 'INDIVIDUAL_BUSINESS',
        legalRep,
      },
    ],
    memberships: [
      { id: 'r-boss-1', companyId: 'c-1', accountId: 'u-boss', capacity: 'LEGAL_REP' },
      { id: 'r-boss-2', companyId: 'c-2', accountId: 'u-boss', capacity: 'LEGAL_REP' },
      { id: 'r-demo-1', companyId: 'c-1', accountId: 'u-demo', capacity: 'HANDLER' },
      { id: 'r-demo-2', companyId: 'c-1', accountId: 'u-demo-work', capacity: 'HANDLER' },
    ],
    notices: [
      { id: 'n-1', accountId: 'u-demo', at: at - 200 * DAY, topic: 'welcome', read: true },
      { id: 'n-2', accountId: 'u-demo', at: at - 30 * DAY, topic: 'handler', read: false },
      { id: 'n-3', accountId: 'u-demo', at: at - DAY, topic: 'signInReview', read: false },
      { id: 'n-4', accountId: 'u-newcomer', at: at - DAY, topic: 'welcome', read: false },
      {
        id: 'n-5',
        accountId: 'u-newcomer',
        at: at - DAY / 2,
        topic: 'verify',
        read: false,
        link: '/user/identity_manage',
      },
      { id: 'n-6', accountId: 'u-boss', at: at - DAY, topic: 'welcome', read: false },
    ],
    behaviour: createSeedBehavior(at),
    outbox: [],
    sessions: new Map(),
    captchas: new Map(),
    codes: new Map(),
    codeSends: new Map(),
    proofs: new Map(),
    ownMobileProofs: new Map(),
    addresses: createSeedAddresses('u-demo'),
    uploads: new Map(),
    registrations: new Map(),
    securityAnswers: seedAnswers(),
    resets: new Map(),
    frozenTickets: new Map(),
    appeals: createSeedAppeals(),
    appealMisses: new Map(),
    bindings: seedBindings(at),
    bindTickets: new Map(),
    providerTrips: new Map(),
    qrs: new Map(),
    certificates: seedCertificates(),
    revokedSerials: seedRevokedSerials(),
    challenges: new Map(),
    applications: new Map(),
    grants: createSeedGrants('u-demo', at),
    authorizations: createSeedAuthorizations(at),
    authorizationCodes: new Map(),
    accessTokens: new Map(),
    spentTickets: new Map(),
    secrets: new Map(),
    attempts: new Map(),
    faults: new Map(),
  };
}
