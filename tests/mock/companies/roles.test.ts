import { addMembership } from '../../../mock/_domain/accounts/companies';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY, MINUTE } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';
import { add, answer, FIRST_CODE, FOURTH, prove, readRole, SECOND_CODE, THIRD } from './addedRoles';

const newBrowser = runPortal();

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const findByCode = async (browser: Browser, uscc: string) =>
  (await browser.call('companyByCode', { query: { uscc } })).data;

const change = (browser: Browser, id: string, body: object) =>
  browser.call('changeRole', { params: { id }, body: { ...body } });
const discard = (browser: Browser, id: string) => browser.call('discardRole', { params: { id } });

describe('the list', () => {
  test('returns pending roles first, then active ones, then the others, each newest first', async () => {
    const browser = member();
    const given = { accountId: 'u-demo', companyId: 'c-2', capacity: 'HANDLER', origin: 'APPLIED' } as const;
    addMembership({ ...given, id: 'r-refused', state: 'REJECTED' });
    addMembership({ ...given, id: 'r-old', state: 'PENDING', createdAt: now() - DAY });
    const { data: draft } = await add(browser);
    const { data } = await browser.call('roles');
    expect(data.map(({ id, state }) => [id, state])).toEqual([
      [draft.id, 'DRAFT'],
      ['r-old', 'PENDING'],
      ['r-demo-1', 'ACTIVE'],
      ['r-refused', 'REJECTED'],
    ]);
    expect(data[2]).toMatchObject({
      orgName: '测试一号有限公司',
      uscc: FIRST_CODE,
      orgType: 'ENTERPRISE',
      capacity: 'HANDLER',
      origin: 'INVITED',
      canAct: true,
      actions: ['leave'],
      failure: null,
    });
  });

  test('counts the company’s expiring certificates only for members who may read them', async () => {
    const [certificate] = getPortal().companyCertificates;
    if (!certificate) throw new Error('no certificate');
    getPortal().companyCertificates = [29, -1, 31].map((days) => ({
      ...certificate,
      id: `ends in ${days}`,
      validTo: now() + days * DAY,
    }));
    const count = async (account: string) =>
      (await member(account).call('roles')).data.map(({ id, certificatesEnding }) => [
        id,
        certificatesEnding,
      ]);
    expect(await count('boss')).toEqual([
      ['r-boss-1', 2],
      ['r-boss-2', 0],
    ]);
    // demo is authorized for taxes there, demo_work for certificates.
    expect(await count('demo')).toEqual([['r-demo-1', 0]]);
    expect(await count('demo_work')).toEqual([['r-demo-2', 2]]);
  });
});

describe('one role', () => {
  test('returns whether the tab acts in it, and its matters', async () => {
    const browser = member();
    const read = (headers?: Record<string, string>) =>
      browser.call('role', { params: { id: 'r-demo-1' }, headers });
    const asOneself = (await read()).data;
    expect(asOneself).toMatchObject({
      isActing: false,
      matters: ['TAX', 'SOCIAL_SECURITY'],
      legalRep: '测试丁',
    });
    expect((await read({ 'X-Acting-As': 'r-demo-1' })).data.isActing).toBe(true);
  });

  test('is suspended with its company', async () => {
    const browser = member();
    await answer(browser, 'r-demo-1', 'suspend');
    expect(await readRole(browser, 'r-demo-1')).toMatchObject({
      state: 'SUSPENDED',
      companySuspended: true,
      canAct: false,
      actions: ['leave'],
    });
    await answer(browser, 'r-demo-1', 'resume');
    expect((await readRole(browser, 'r-demo-1')).state).toBe('ACTIVE');
  });
});

test('finds the portal’s company by its credit code, and the own role in it', async () => {
  const browser = member();
  const unknown = { known: false, orgName: '', hasLegalRep: false, roleId: null };
  expect(await findByCode(browser, THIRD.uscc)).toEqual(unknown);
  expect(await findByCode(browser, SECOND_CODE)).toEqual({
    known: true,
    orgName: '测试二号商行',
    hasLegalRep: true,
    roleId: null,
  });
  expect((await findByCode(browser, FIRST_CODE)).roleId).toBe('r-demo-1');
  const { data: draft } = await add(browser);
  expect(await findByCode(browser, THIRD.uscc)).toEqual({ ...unknown, roleId: draft.id });
});

describe('an added company', () => {
  test('is a draft until it is proven, and can be changed and discarded', async () => {
    const browser = member();
    const { data } = await add(browser);
    expect(data).toMatchObject({
      state: 'DRAFT',
      origin: 'CREATED',
      orgName: THIRD.orgName,
      uscc: THIRD.uscc,
      method: 'LEGAL_REP',
      legalRep: '测试甲',
      canAct: false,
      matters: [],
      actions: ['continue', 'discard'],
    });
    const changed = await change(browser, data.id, {
      ...FOURTH,
      capacity: 'HANDLER',
      method: 'CERTIFICATE',
    });
    expect(changed.data).toMatchObject({
      id: data.id,
      uscc: FOURTH.uscc,
      capacity: 'HANDLER',
      state: 'DRAFT',
    });
    expect((await discard(browser, data.id)).data).toBeNull();
    expect((await browser.call('role', { params: { id: data.id } })).status).toBe(404);
  });

  test('is rejected with 422 if its type contradicts its credit code', async () => {
    const { status, data } = await add(member(), { ...THIRD, orgType: 'FOUNDATION' });
    expect([status, data]).toEqual([422, { orgType: subCodes.FIELD_FORMAT }]);
  });

  test('is refused if the account has a role or another draft there, or if it has a legal representative', async () => {
    const browser = member();
    const first = { ...THIRD, orgName: '测试一号有限公司', uscc: FIRST_CODE, capacity: 'HANDLER' };
    expect(await add(browser, first)).toBeRefusedWith('ROLE_ALREADY');
    await add(browser);
    expect(await add(browser)).toBeRefusedWith('ROLE_ALREADY');
    const second = { ...THIRD, uscc: SECOND_CODE, orgType: 'INDIVIDUAL_BUSINESS' };
    expect(await add(browser, second)).toBeRefusedWith('LEGAL_REP_THERE');
    const asHandler = await add(browser, { ...second, capacity: 'HANDLER' });
    expect(asHandler).toHaveWrongFields({ uscc: 'USCC_REGISTERED' });
  });

  test('is not changed while its proof is in progress, but can be discarded', async () => {
    const browser = member();
    const { id } = (await add(browser)).data;
    await prove(browser, id);
    expect(await change(browser, id, THIRD)).toBeRefusedWith('CHANGED_MEANWHILE');
    expect((await discard(browser, id)).data).toBeNull();
    advanceClock(MINUTE);
    expect((await browser.call('roles')).data.map((one) => one.id)).not.toContain(id);
  });

  test('is neither changed nor discarded nor proved again after its proof', async () => {
    const browser = member();
    const { id } = (await add(browser)).data;
    await prove(browser, id);
    advanceClock(MINUTE);
    const answers = [await change(browser, id, THIRD), await discard(browser, id), await prove(browser, id)];
    for (const result of answers) expect(result).toBeRefusedWith('CHANGED_MEANWHILE');
  });
});
