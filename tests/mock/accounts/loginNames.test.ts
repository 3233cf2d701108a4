import { assertAvailable } from '../../../mock/_domain/accounts/availability';
import { addMembership, createCompany } from '../../../mock/_domain/accounts/companies';
import { findAccount, isLoginNameTaken, isNamed } from '../../../mock/_domain/accounts/loginNames';
import type { Account, Identity } from '../../../mock/_domain/store/records/account';
import { getPortal } from '../../../mock/_domain/store/state';
import type { Capacity } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { addMobile } from '../credentials';
import { accountOf, runPortal, tokenSentTo } from '../portal';
import { follow, HANDLER_MOBILE, PASSWORD, registerPerson } from '../signIn/applicants';

const newBrowser = runPortal();

/** Returns the name of the account that a login name identifies, or null. */
const findAccountName = (loginName: string, userType: Account['userType'] = 'person') =>
  findAccount(userType, loginName)?.account ?? null;

/** Registers an account with a passport and confirms its mail address. */
async function registerWithPassport(idNo: string): Promise<void> {
  const browser = newBrowser();
  const email = 'taker@example.com';
  const fields = { account: 'taker', email, idType: 'PASSPORT', idNo };
  expect(await registerPerson(browser, fields, HANDLER_MOBILE)).toSucceed();
  await follow(browser, tokenSentTo(email));
  expect(await newBrowser().signsIn('taker', PASSWORD)).toSucceed();
}

const signInAs = async (loginName: string, password?: string) => {
  const browser = newBrowser();
  const { subCode } = await browser.signsIn(loginName, password);
  return subCode ?? (await browser.call('accountDetail')).data.account;
};

describe('a passport whose number reads like a mobile number', () => {
  test('does not take over the sign-in of the account with that number', async () => {
    await registerWithPassport('15400000020');
    expect(await signInAs('15400000020', PASSWORD)).toBe(subCodes.BAD_CREDENTIALS);
    expect(await signInAs('15400000020')).toBe('veteran');
  });

  test('does not take over the sign-in of an account that gets the number later', async () => {
    const number = '15412345678';
    await registerWithPassport(number);
    expect(await signInAs(number, PASSWORD)).toBe(subCodes.BAD_CREDENTIALS);
    expect(await addMobile(newBrowser().opensSessionOf('newcomer'), number)).toSucceed();
    expect(await signInAs(number)).toBe('newcomer');
    expect(await signInAs(number, PASSWORD)).toBe(subCodes.BAD_CREDENTIALS);
  });
});

/** Adds the mobile number to the account, or replaces the current one. */
describe('a mobile number with its region', () => {
  beforeEach(() => {
    Object.assign(accountOf('newcomer'), { region: '+852', mobile: '61234567' });
    Object.assign(accountOf('linked'), { region: '+853', mobile: '61234567' });
    Object.assign(accountOf('weak'), { region: '+886', mobile: '912345678' });
  });

  test.each([
    ['+85261234567', 'newcomer'],
    ['00852 6123-4567', 'newcomer'],
    ['+853 61234567', 'linked'],
    ['+8860912345678', 'weak'],
    ['+86 154 0000 0001', 'demo'],
    [' 15400000001 ', 'demo'],
    ['61234567', null],
    ['0912345678', null],
    ['+1 61234567', null],
  ])('resolves %s to %s', (loginName, account) => {
    expect(findAccountName(loginName)).toBe(account);
  });

  test('treats a Taiwan permit that looks like a number without its region as a document', () => {
    Object.assign(accountOf('demo'), { idType: 'TAIWAN_PERMIT', idNo: '61234567' });
    expect(findAccountName('61234567')).toBe('demo');
    expect([findAccountName('+85261234567'), findAccountName('+85361234567')]).toEqual([
      'newcomer',
      'linked',
    ]);
  });

  test('identifies its owner in the forms of other users', () => {
    expect(isNamed(accountOf('newcomer'), '+852 6123 4567')).toBe(true);
    expect(isNamed(accountOf('linked'), '+852 6123 4567')).toBe(false);
    expect(isNamed(accountOf('newcomer'), '61234567')).toBe(false);
    expect(isNamed(accountOf('demo'), 'DEMO')).toBe(true);
  });
});

describe('an account name', () => {
  test('identifies its account even if another account has a document with this number', async () => {
    // This name is older than the rule that refuses it.
    accountOf('newcomer').account = 'newcomer1';
    await registerWithPassport('NEWCOMER1');
    expect(await signInAs('newcomer1', PASSWORD)).toBe(subCodes.BAD_CREDENTIALS);
    expect(await signInAs('newcomer1')).toBe('newcomer1');
  });

  test('identifies its account even if a verified person has a document with this number', () => {
    // Without the rule, the older account would be found first.
    accountOf('demo').idNo = 'VETERAN';
    expect(findAccountName('veteran')).toBe('veteran');
    accountOf('boss').idNo = 'VETERAN';
    expect(findAccountName('veteran', 'legal')).toBeNull();
  });

  test('is rejected on registration if it equals a document number or credit code', () => {
    accountOf('demo').idNo = 'E12345678';
    const registering = (account: string) => () =>
      assertAvailable({ userType: 'legal', region: '+86', mobile: '15400000077', account });
    expect(registering('e12345678')).toThrow('FIELDS_WRONG');
    createCompany({ ...company, uscc: 'A1440000TTTTTTT16B' });
    expect(registering('a1440000ttttttt16b')).toThrow('FIELDS_WRONG');
    expect(registering('e12345679')).not.toThrow();
  });
});

describe('a letter that looks like an ASCII letter', () => {
  test.each([
    ['bo\u017f\u017f', 'legal', 'two long s'],
    ['l\u0131nked', 'person', 'a dotless i'],
    ['wea\u212a', 'person', 'the Kelvin sign'],
    ['91440000\uff34TTTTTT16C', 'legal', 'a full-width T'],
  ] as const)('identifies no account: %j as %s, %s', (name, userType, _what) => {
    expect(findAccountName(name, userType)).toBeNull();
    expect(isLoginNameTaken(name)).toBe(false);
  });

  test.each(['E\u01312345678', 'e\u0131\u017f345678'])(
    'does not match a letter of a document number: %j',
    (number) => {
      accountOf('demo').idNo = 'EI2345678';
      expect(findAccountName(number)).toBeNull();
    },
  );
});

const company = {
  orgName: '测试六号有限公司',
  uscc: '91440000TTTTTTT46U',
  orgType: 'ENTERPRISE',
  legalRep: { name: '测试丁', idType: 'RESIDENT_ID', idNo: '110101190001040045' },
} as const;

describe('a credit code', () => {
  /** Makes the registry list the person of the account as the legal representative of the company. */
  function registerAsLegalRep({ name, idType, idNo }: Account): void {
    const { companyRegistry } = getPortal();
    const [known] = companyRegistry.values();
    if (!known) throw new Error('no registered company');
    const legalRep = { name, idType, idNo } as Identity;
    companyRegistry.set(company.uscc, { ...known, ...company, legalRep });
  }

  /**
   * Gives two accounts of legal entities a role in one company. The older account gets the first capacity.
   */
  function share(...[first, second]: [Capacity, Capacity]): void {
    const { id } = createCompany({ ...company });
    registerAsLegalRep(accountOf(second === 'LEGAL_REP' ? 'demo_work' : 'boss'));
    for (const [account, capacity] of [
      ['boss', first],
      ['demo_work', second],
    ] as const) {
      const accountId = accountOf(account).id;
      addMembership({ companyId: id, accountId, capacity, origin: 'CREATED', state: 'ACTIVE' });
    }
  }

  test.each([
    [['ADMIN', 'LEGAL_REP'], 'demo_work'],
    [['LEGAL_REP', 'ADMIN'], 'boss'],
    [['ADMIN', 'ADMIN'], 'boss'],
    [['HANDLER', 'ADMIN'], 'demo_work'],
    [['HANDLER', 'HANDLER'], null],
  ] as [[Capacity, Capacity], string | null][])(
    'resolves to one account for the capacities %j: %s',
    (capacities, account) => {
      share(...capacities);
      expect(findAccountName(company.uscc, 'legal')).toBe(account);
      expect(findAccountName(company.uscc)).toBeNull();
    },
  );

  test('does not resolve to a legal representative whom the registry no longer names', () => {
    share('LEGAL_REP', 'ADMIN');
    registerAsLegalRep(accountOf('veteran'));
    expect(findAccountName(company.uscc, 'legal')).toBe('demo_work');
  });

  test('is rejected on registration if it equals a document number', () => {
    accountOf('demo').idNo = company.uscc;
    const wanted = { userType: 'legal', region: '+86', mobile: '15400000077', uscc: company.uscc } as const;
    expect(() => assertAvailable(wanted)).toThrow('FIELDS_WRONG');
  });
});

test('resolves a number or document of two accounts of one person by the user type', () => {
  for (const name of ['15400000001', '110101190001010014']) {
    expect([findAccountName(name), findAccountName(name, 'legal')]).toEqual(['demo', 'demo_work']);
  }
});
