import forge from 'node-forge';
import { getAuthority, getSubjectKeys } from '../../../mock/_domain/checks/certificateAuthority';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY } from '../../../src/constants';
import { encodeCertificate, issueDemoCertificate, signChallenge } from '../certificates';
import { accountOf, type Browser, confirmSessions, endStepUps, runPortal } from '../portal';

const { asn1, md, pki } = forge;
const newBrowser = runPortal();
const NEWCOMER = 'u-newcomer';

const member = (account: string) => newBrowser().opensSessionOf(account);

/** Marks every session as just confirmed. */
function confirmed(browser: Browser): Browser {
  confirmSessions();
  return browser;
}

/** Signs a fresh challenge, with the certificate of newcomer by default. */
const signFreshChallenge = (browser: Browser, certificate = issueDemoCertificate('not-bound')) =>
  signChallenge(browser, certificate);

const bind = async (browser: Browser, certificate?: string) =>
  browser.call('bindCertificate', { body: await signFreshChallenge(browser, certificate) });
const unbind = (browser: Browser, id: string) => browser.call('unbindCertificate', { params: { id } });
const list = async (browser: Browser) => (await browser.call('certificates')).data;
const signIn = async (certificate?: string) => {
  const browser = newBrowser();
  return browser.call('caLogin', { body: await signFreshChallenge(browser, certificate) });
};
const lastEvent = () => getPortal().behavior.at(-1);

describe('the list', () => {
  test('returns the details and the state of each certificate', async () => {
    const certificates = await list(member('demo'));
    const states = Object.fromEntries(certificates.map(({ serial, state }) => [serial, state]));
    expect(states).toEqual({
      '5001': 'VALID',
      '5004': 'VALID',
      '5005': 'EXPIRED',
      '5006': 'NOT_YET',
      '5007': 'REVOKED',
    });
    const [first] = certificates;
    expect(first).toMatchObject({ serial: '5005', subject: '测试甲', issuer: 'Identity Portal Demo CA' });
  });

  test('derives the state from the remaining days by the portal’s clock', async () => {
    const stateOf = async (serial: string) =>
      (await list(member('boss'))).find((one) => one.serial === serial)?.state;
    expect(await stateOf('5003')).toBe('EXPIRING');
    expect(await stateOf('5002')).toBe('VALID');
    const { validTo } = getPortal().certificates.find(({ serial }) => serial === '5002') ?? { validTo: 0 };
    advanceClock(validTo - now() - 30 * DAY);
    expect(await stateOf('5002')).toBe('EXPIRING');
    expect(await stateOf('5003')).toBe('EXPIRED');
  });
});

describe('binding', () => {
  test('requires a step-up that does not spend the challenge, and then the certificate signs in', async () => {
    expect(await signIn()).toBeRefusedWith('CERT_NOT_BOUND');
    const browser = member('newcomer');
    const body = await signFreshChallenge(browser);
    expect((await browser.call('bindCertificate', { body })).status).toBe(428);
    expect(await list(browser)).toEqual([]);

    const { data } = await confirmed(browser).call('bindCertificate', { body });
    expect(data).toMatchObject([{ serial: '5009', subject: '测试乙', state: 'VALID' }]);
    expect(data).toEqual(await list(browser));
    expect(lastEvent()).toMatchObject({ accountId: NEWCOMER, type: 'CERT_BIND', result: 'SUCCESS' });
    const visitor = newBrowser();
    expect(await visitor.call('caLogin', { body: await signFreshChallenge(visitor) })).toSucceed();
    expect((await visitor.call('accountDetail')).data.account).toBe('newcomer');
  });

  test.each([
    ['revoked', 'CERT_REVOKED'],
    ['unknown-issuer', 'CERT_ISSUER_UNKNOWN'],
    ['demo', 'CERT_OTHERS'],
  ] as const)('does not bind %s: %s', async (name, subCode) => {
    const browser = confirmed(member('newcomer'));
    expect(await bind(browser, issueDemoCertificate(name))).toBeRefusedWith(subCode);
    expect(await list(browser)).toEqual([]);
    expect(lastEvent()?.type).not.toBe('CERT_BIND');
  });

  test('refuses a certificate that is already bound, or that was issued to another person', async () => {
    const browser = confirmed(member('demo'));
    expect(await bind(browser, issueDemoCertificate('demo'))).toBeRefusedWith('CERT_BOUND');
    expect(await bind(browser)).toBeRefusedWith('CERT_OTHER_PERSON');
    expect(await list(browser)).toHaveLength(5);
  });

  test('binds a second certificate of the same person, and each to one account only', async () => {
    const fresh = issueDemoCertificate('demo', { serial: '6001' });
    const browser = confirmed(member('demo'));
    expect((await bind(browser, fresh)).data).toHaveLength(6);
    const work = confirmed(member('demo_work'));
    expect(await bind(work, fresh)).toBeRefusedWith('CERT_OTHERS');
  });

  test('refuses a certificate with several names', async () => {
    const certificate = pki.createCertificate();
    certificate.serialNumber = '6002';
    certificate.publicKey = getSubjectKeys().publicKey;
    certificate.validity = { notBefore: new Date(now() - DAY), notAfter: new Date(now() + DAY) };
    const valueTagClass = asn1.Type.UTF8 as number;
    certificate.setSubject(
      ['测试甲', '测试乙'].map((value) => ({ name: 'commonName', value, valueTagClass })),
    );
    certificate.setIssuer(getAuthority().certificate.subject.attributes);
    certificate.setExtensions([{ name: 'keyUsage', digitalSignature: true }]);
    certificate.sign(getAuthority().keys.privateKey, md.sha256.create());
    const browser = confirmed(member('demo'));
    expect(await bind(browser, encodeCertificate(certificate))).toBeRefusedWith('CERT_OTHER_PERSON');
  });

  test('refuses another visitor’s challenge, a wrong signature and a missing proof', async () => {
    const browser = member('newcomer');
    // Malformed fields are reported before a step-up is required.
    expect((await browser.call('bindCertificate')).status).toBe(422);
    confirmed(browser);
    const stranger = await signFreshChallenge(newBrowser());
    expect(await browser.call('bindCertificate', { body: stranger })).toBeRefusedWith('CHALLENGE_EXPIRED');
    const body = { ...(await signFreshChallenge(browser)), signature: 'AAAA' };
    expect(await browser.call('bindCertificate', { body })).toBeRefusedWith('CERT_INVALID');
    expect(await list(browser)).toEqual([]);
  });
});

describe('unbinding', () => {
  test('requires a step-up, and removes the certificate from the list and from the sign-in', async () => {
    const browser = confirmed(member('newcomer'));
    const [bound] = (await bind(browser)).data;
    endStepUps();
    const id = bound?.id ?? '';
    expect((await unbind(browser, id)).status).toBe(428);
    expect(await list(browser)).toHaveLength(1);

    expect((await unbind(confirmed(browser), id)).data).toEqual([]);
    expect(lastEvent()).toMatchObject({ accountId: NEWCOMER, type: 'CERT_UNBIND' });
    expect(await signIn()).toBeRefusedWith('CERT_NOT_BOUND');
    // Unbound in one tab, and unbound again in another.
    expect((await unbind(browser, id)).status).toBe(404);
    expect((await bind(browser)).data).toHaveLength(1);
  });

  describe('the last way to sign in', () => {
    /** Leaves demo only these certificates to sign in with. */
    function onlyCertificates(...names: string[]): Browser {
      const browser = member('demo');
      // From level 3 on the account would have to keep one of them.
      Object.assign(accountOf('u-demo'), { mobile: null, passwordChosen: false, level: 2 });
      const state = getPortal();
      state.bindings = [];
      state.certificates = state.certificates.filter(({ id }) => names.includes(id));
      return browser;
    }

    test('is not removed, also beside a certificate that cannot be used, and the refusal requires no step-up', async () => {
      const browser = onlyCertificates('certificate-demo', 'certificate-expired');
      expect(await unbind(browser, 'certificate-demo')).toBeRefusedWith('LAST_WAY_IN');
      expect((await unbind(browser, 'certificate-expired')).status).toBe(428);
    });

    /** Binds a provider's account to demo. */
    function bindProvider(): void {
      const bound = { id: 'b', provider: 'cityPass', subject: 's', lastUsedAt: null } as const;
      getPortal().bindings.push({ ...bound, accountId: 'u-demo', boundAt: now() });
    }

    test.each<[string, () => unknown]>([
      ['a mobile number', () => Object.assign(accountOf('u-demo'), { mobile: '15400000001' })],
      ['a password', () => Object.assign(accountOf('u-demo'), { passwordChosen: true })],
      ['a provider’s account', bindProvider],
    ])('is no longer the last with %s', async (_what, add) => {
      const browser = onlyCertificates('certificate-demo');
      add();
      expect((await unbind(confirmed(browser), 'certificate-demo')).data).toEqual([]);
    });

    test('is a provider’s account if the only certificate cannot be used', async () => {
      const browser = onlyCertificates('certificate-expired');
      bindProvider();
      const answer = await browser.call('unbind', { params: { id: 'b' } });
      expect(answer).toBeRefusedWith('LAST_WAY_IN');
    });
  });
});
