/** @jest-environment node */
import { getPortal } from '../../../mock/_domain/store/state';
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';
import { asRole, BOSS, behaviorOf, confirmAll, findRole, HANDLER, signsIn } from './people';

const newBrowser = runPortal();
const DEMO = { loginId: 'demo', name: '测试甲' };

const boss = () => signsIn(newBrowser(), 'boss');
const replaces = (browser: Browser, body: object = DEMO) =>
  browser.call('replaceLegalRep', { params: { id: BOSS }, body: { ...body }, headers: asRole(BOSS) });
const names = (account: string, roleId = BOSS) =>
  newBrowser().tool('POST /mock/act', {
    body: { as: 'registry', roleId, action: 'nameLegalRep', account },
  });
const accountOf = (id: string) => getPortal().accounts.find((one) => one.id === id);

async function confirmed(): Promise<Browser> {
  const browser = await boss();
  confirmAll();
  return browser;
}

test('needs a step-up before anybody is looked for', async () => {
  const browser = await boss();
  expect((await replaces(browser, { loginId: 'nobody_here', name: '测试甲' })).status).toBe(428);
  expect((await replaces(browser)).status).toBe(428);
});

test.each([
  [{ ...DEMO, loginId: 'x' }, 'loginId'],
  [{ ...DEMO, name: '' }, 'name'],
])('%p is refused at its field', async (body, field) => {
  const answer = await replaces(await boss(), body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.data ?? {})).toEqual([field]);
});

test.each<[string, object, SubCodeName]>([
  ['an account nobody has', { loginId: 'nobody_here', name: '测试甲' }, 'HANDLER_UNKNOWN'],
  ['another name', { loginId: 'demo', name: '测试乙' }, 'HANDLER_UNKNOWN'],
  ['a frozen account', { loginId: 'frozen', name: '测试戊' }, 'HANDLER_UNKNOWN'],
  ['oneself', { loginId: '15400000004', name: '测试丁' }, 'HANDLER_SELF'],
  ['somebody the registry does not name', DEMO, 'LEGAL_REP_DIFFERENT'],
])('%s is refused: %s', async (_, body, subCode) => {
  const browser = await confirmed();
  expect((await replaces(browser, body)).subCode).toBe(subCodes[subCode]);
  expect(findRole(BOSS).state).toBe('ACTIVE');
  expect(behaviorOf('u-boss').some(({ type }) => type === 'HANDLER_ADD')).toBe(false);
});

test('a namesake with another document is not the one the registry names', async () => {
  const browser = await confirmed();
  await names('demo');
  const registered = getPortal().companyRegistry.get('91440000TTTTTTT16C');
  if (registered) registered.legalRep.idNo = '110101190001210025';
  expect((await replaces(browser)).subCode).toBe(subCodes.LEGAL_REP_DIFFERENT);
});

test('once the registry names the successor, their role begins and the asking one ends; both are told', async () => {
  const browser = await confirmed();
  await names('demo');
  expect((await replaces(browser, { loginId: '15400000001', name: '测试甲' })).data).toBeNull();

  expect(findRole(BOSS).state).toBe('REVOKED');
  expect(findRole(HANDLER).state).toBe('REVOKED');
  expect(getPortal().companyAuthorizations.find(({ membershipId }) => membershipId === HANDLER)?.state).toBe(
    'REVOKED',
  );
  const { data } = await (await signsIn(newBrowser(), 'demo')).call('accountDetail');
  expect(data.roles).toMatchObject([{ orgName: '测试一号有限公司', capacity: 'LEGAL_REP' }]);
  const next = data.roles[0]?.id ?? '';
  const demo = await signsIn(newBrowser(), 'demo');
  expect((await demo.call('company', { params: { id: next } })).data.legalRep).toBe('测试甲');
  expect((await browser.call('company', { params: { id: BOSS } })).subCode).toBe(subCodes.ROLE_ENDED);

  const topics = (id: string) =>
    getPortal()
      .notices.filter(({ accountId }) => accountId === accountOf(id)?.id)
      .map(({ topic }) => topic);
  expect(topics('u-demo')).toContain('legalRep.begun');
  expect(topics('u-boss')).toContain('legalRep.ended');
  expect(
    behaviorOf('u-boss')
      .slice(-2)
      .map(({ type, actingAs }) => [type, actingAs]),
  ).toEqual([
    ['HANDLER_ADD', BOSS],
    ['HANDLER_REMOVE', BOSS],
  ]);
});

describe('the played registry', () => {
  test('names the owner of an account, of a company that it knows', async () => {
    expect((await names('veteran')).data).toBeNull();
    expect(getPortal().companyRegistry.get('91440000TTTTTTT16C')?.legalRep.name).toBe('测试寅');
    expect((await names('veteran', 'nothing')).status).toBe(404);
    expect((await names('nobody_here')).status).toBe(422);
  });
});
