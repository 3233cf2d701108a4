import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY } from '../../../src/constants';
import { issueDemoCertificate, signChallenge } from '../certificates';
import { type Browser, confirmSessions, runPortal } from '../portal';
import { asRole, authorize, BOSS, behaviorOf, HANDLER } from './members';

const newBrowser = runPortal();
const FRESH = 'company-fresh';

const boss = () => newBrowser().opensSessionOf('boss');
const confirmed = () => newBrowser().hasConfirmedSessionOf('boss');

/** Signs a fresh challenge. */
async function makeProof(
  browser: Browser,
  name: string,
  changes?: Parameters<typeof issueDemoCertificate>[1],
) {
  const { id: challenge, ...rest } = await signChallenge(browser, issueDemoCertificate(name, changes));
  return { challenge, ...rest };
}

const present = (browser: Browser, body: object, id = BOSS) =>
  browser.call('bindCompanyCertificate', { params: { id }, body: { ...body }, headers: asRole(id) });
const bind = async (browser: Browser, name = FRESH, id = BOSS) =>
  present(browser, await makeProof(browser, name), id);
const unbind = (browser: Browser, certificateId: string, id = BOSS) =>
  browser.call('unbindCompanyCertificate', {
    params: { id, certificateId },
    headers: asRole(id),
  });
const list = async (browser: Browser, id = BOSS) =>
  (await browser.call('companyCertificates', { params: { id } })).data;
const serialsOf = async (browser: Browser, id = BOSS) =>
  (await list(browser, id)).map(({ serial }) => serial);
const noticesOf = (accountId: string, topic: string) =>
  getPortal().notices.filter((one) => one.accountId === accountId && one.topic === topic);

describe('the list', () => {
  test('returns each certificate with its details, binder and state, the first to expire first', async () => {
    const [first, second, ...more] = await list(boss());
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      serial: '5102',
      subject: '测试一号有限公司',
      issuer: 'Identity Portal Demo CA',
      algorithm: 'RSA 2048',
      usage: ['SIGNATURE'],
      boundBy: '测试丁',
      state: 'EXPIRING',
    });
    expect(second).toMatchObject({ serial: '5101', usage: ['SIGNATURE', 'ENCRYPTION'], state: 'VALID' });
    expect(await list(boss(), 'r-boss-2')).toEqual([]);
  });
});

describe('binding', () => {
  test('requires a step-up that does not spend the challenge, and notifies the company’s leaders', async () => {
    const browser = boss();
    const body = await makeProof(browser, FRESH);
    expect((await present(browser, body)).status).toBe(428);
    confirmSessions();
    const { data } = await present(browser, body);
    expect(data).toEqual(await list(browser));
    expect(data.find(({ serial }) => serial === '5103')).toMatchObject({
      algorithm: 'RSA 2048',
      usage: ['SIGNATURE', 'ENCRYPTION'],
      boundBy: '测试丁',
      state: 'VALID',
    });
    expect(behaviorOf('u-boss').at(-1)).toMatchObject({ type: 'CERT_BIND', actingAs: BOSS });
    const [notice] = noticesOf('u-boss', 'companyCertificate.bound');
    expect(notice).toMatchObject({ values: { serial: '5103' } });
    expect(notice?.link).toBe(`/user/role_manage/${BOSS}/role_space/cert`);
  });

  test('notifies the legal representative of a handler’s certificate, with the name masked', async () => {
    authorize('CERTIFICATES');
    const browser = newBrowser().opensSessionOf('demo');
    confirmSessions(HANDLER);
    expect(await bind(browser, FRESH, HANDLER)).toSucceed();
    expect(noticesOf('u-boss', 'companyCertificate.bound')[0]?.values).toMatchObject({ name: '测*甲' });
    expect(noticesOf('u-demo', 'companyCertificate.bound')).toEqual([]);
    const { data } = await boss().call('companyCertificates', { params: { id: BOSS } });
    expect(data.find(({ serial }) => serial === '5103')).toMatchObject({ boundBy: '测*甲' });
  });

  test.each([
    ['company-second', 'CERT_OTHER_COMPANY'],
    ['company-revoked', 'CERT_REVOKED'],
    ['company', 'CERT_BOUND'],
    ['boss', 'CERT_BOUND'],
  ] as const)('does not bind %s: %s', async (name, subCode) => {
    const browser = confirmed();
    expect(await bind(browser, name)).toBeRefusedWith(subCode);
    expect(await serialsOf(browser)).toEqual(['5102', '5101']);
    expect(noticesOf('u-boss', 'companyCertificate.bound')).toEqual([]);
  });

  test('refuses the certificate of another company with the same name, and accepts one without a credit code', async () => {
    const browser = confirmed();
    const namesake = await makeProof(browser, FRESH, { code: '91440000TTTTTTT26D' });
    expect(await present(browser, namesake)).toBeRefusedWith('CERT_OTHER_COMPANY');
    expect(await serialsOf(browser)).toEqual(['5102', '5101']);
    expect(await present(browser, await makeProof(browser, FRESH, { code: undefined }))).toSucceed();
  });
});

describe('unbinding', () => {
  test('requires a step-up, and the certificate can be bound again afterwards', async () => {
    const browser = boss();
    expect((await unbind(browser, 'certificate-company')).status).toBe(428);
    confirmSessions();
    const { data } = await unbind(browser, 'certificate-company');
    expect(data.map(({ serial }) => serial)).toEqual(['5102']);
    expect(behaviorOf('u-boss').at(-1)).toMatchObject({ type: 'CERT_UNBIND', actingAs: BOSS });
    expect(noticesOf('u-boss', 'companyCertificate.unbound')).toHaveLength(1);
    expect((await unbind(browser, 'certificate-company')).status).toBe(404);
    expect(await bind(browser, 'company')).toSucceed();
  });
});

test('notifies the company’s leaders once, 30 days before a certificate expires', async () => {
  const countNotices = () => noticesOf('u-boss', 'companyCertificate.expiring').length;
  const before = countNotices();
  const { validTo } = getPortal().companyCertificates.find(({ serial }) => serial === '5101') ?? {
    validTo: 0,
  };
  advanceClock(validTo - now() - 31 * DAY);
  await newBrowser().call('secret');
  expect(countNotices()).toBe(before);
  advanceClock(DAY);
  await newBrowser().call('secret');
  await newBrowser().call('secret');
  expect(countNotices()).toBe(before + 1);
  const [notice] = (await boss().call('notices')).data;
  expect(notice?.text).toMatch(/^The digital certificate 5101 of 测试一号有限公司 expires on /);
});
