import { addMembership } from '../../../mock/_domain/accounts/companies';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY } from '../../../src/constants';
import type { Capacity } from '../../../src/contract';
import { PasskeyDevice } from '../../support/fakes/passkeyDevice';
import { giveApp } from '../apps';
import { accountOf, type Browser, confirmSessions, runPortal } from '../portal';
import { add, addAndProve, awaitRegistry, moveRole, prove, THIRD } from './addedRoles';
import { findRole } from './members';

const newBrowser = runPortal();

const signedIn = (account: string): Browser => newBrowser().opensSessionOf(account);

/** Removes every certificate of an account. */
function removeCertificates(accountId: string): void {
  const state = getPortal();
  state.certificates = state.certificates.filter((one) => one.accountId !== accountId);
}

/** Returns demo, who has a password and a mobile number. */
function bareDemo(): Browser {
  removeCertificates('u-demo');
  return signedIn('demo');
}

const accept = (browser: Browser, id: string) => moveRole(browser, id, 'accept');

const invite = (capacity: Capacity, accountId = 'u-demo-work') =>
  addMembership({
    id: 'r-new',
    companyId: 'c-2',
    accountId,
    capacity,
    origin: 'INVITED',
    state: 'PENDING',
    end: '2999-12-31',
  }).id;

const missing = async (browser: Browser) => (await browser.call('security')).data.missingProof;
const unbind = (browser: Browser, id: string) => browser.call('unbindCertificate', { params: { id } });

async function addPasskey(browser: Browser): Promise<string> {
  confirmSessions();
  const { data: options } = await browser.call('passkeyOptions');
  const passkey = new PasskeyDevice(browser.origin()).create(options);
  const { data } = await browser.call('addPasskey', { body: { passkey } });
  return data.list.at(-1)?.id ?? '';
}

describe('the proof of a company', () => {
  test('is refused to a legal representative with a password and a mobile number, before a step-up', async () => {
    const demo = bareDemo();
    const { id } = (await add(demo)).data;
    const refused = await demo.call('proveRole', { params: { id } });
    expect(refused).toBeRefusedWith('FACTOR_REQUIRED');
    expect(refused.subMsg).toBe(
      'Add a passkey, an authenticator app or a certificate to your account first.',
    );
    expect(findRole(id).state).toBe('DRAFT');
    giveApp();
    await prove(demo, id);
    expect((await awaitRegistry(demo, id)).state).toBe('ACTIVE');
  });

  test.each(['passkey', 'certificate'])('is accepted with a %s', async (proof) => {
    const demo = proof === 'certificate' ? signedIn('demo') : bareDemo();
    if (proof === 'passkey') await addPasskey(demo);
    expect((await addAndProve(demo, THIRD)).state).toBe('VERIFYING');
  });

  test('does not count a certificate that cannot be used', async () => {
    const state = getPortal();
    state.certificates = state.certificates.filter(({ id }) => id === 'certificate-expired');
    const demo = signedIn('demo');
    expect(await prove(demo, (await add(demo)).data.id)).toBeRefusedWith('FACTOR_REQUIRED');
  });

  test('requires no passkey, app or certificate of a handler', async () => {
    expect((await addAndProve(bareDemo(), { ...THIRD, capacity: 'HANDLER' })).state).toBe('VERIFYING');
  });

  test('fails if the account has lost its certificate when the registry responds', async () => {
    const demo = signedIn('demo');
    const { id } = await addAndProve(demo, THIRD);
    removeCertificates('u-demo');
    expect(await awaitRegistry(demo, id)).toMatchObject({ state: 'REJECTED', failure: 'FACTOR' });
    expect(getPortal().companies.some(({ uscc }) => uscc === THIRD.uscc)).toBe(false);
  });
});

describe('an invitation', () => {
  test('requires a passkey, app or certificate to become an administrator', async () => {
    const work = signedIn('demo_work');
    const id = invite('ADMIN');
    expect(await accept(work, id)).toBeRefusedWith('FACTOR_REQUIRED');
    expect(findRole(id).state).toBe('PENDING');
    giveApp('u-demo-work');
    expect((await accept(work, id)).data.state).toBe('ACTIVE');
  });

  test('requires a passkey, app or certificate to become the legal representative, and until then the current one keeps the role', async () => {
    const registered = getPortal().companyRegistry.get('92440000TTTTTTT169');
    const { name, idNo } = accountOf('demo');
    Object.assign(registered ?? {}, { legalRep: { name, idType: 'RESIDENT_ID', idNo } });
    const demo = bareDemo();
    const id = invite('LEGAL_REP', 'u-demo');
    expect(await accept(demo, id)).toBeRefusedWith('FACTOR_REQUIRED');
    expect([findRole(id).state, findRole('r-boss-2').state]).toEqual(['PENDING', 'ACTIVE']);
    giveApp();
    expect((await accept(demo, id)).data.state).toBe('ACTIVE');
    expect(findRole('r-boss-2').state).toBe('REVOKED');
  });
});

describe('a leader', () => {
  test('keeps the role without a passkey, app or certificate, and the security overview reports it as missing', async () => {
    const boss = signedIn('boss');
    expect(await missing(boss)).toBeNull();
    removeCertificates('u-boss');
    expect(await missing(boss)).toBe('company');
    expect((await boss.call('acting')).data.role).toMatchObject({ id: 'r-boss-1' });
    await addPasskey(boss);
    expect(await missing(boss)).toBeNull();
  });

  test('cannot remove the last certificate, and the refusal requires no step-up', async () => {
    const boss = signedIn('boss');
    confirmSessions();
    expect((await unbind(boss, 'certificate-boss-expiring')).data).toHaveLength(1);
    const other = signedIn('boss');
    expect(await unbind(other, 'certificate-boss')).toBeRefusedWith('FACTOR_REQUIRED');
    giveApp('u-boss');
    expect((await unbind(other, 'certificate-boss')).status).toBe(428);
  });

  test('cannot remove the last passkey', async () => {
    removeCertificates('u-boss');
    const boss = signedIn('boss');
    const [first, second] = [await addPasskey(boss), await addPasskey(boss)];
    const remove = (id: string) => boss.call('removePasskey', { params: { id } });
    confirmSessions();
    expect((await remove(first)).data.list).toHaveLength(1);
    expect(await remove(second)).toBeRefusedWith('FACTOR_REQUIRED');
  });

  test('cannot remove the app as the last required proof until the roles have ended', async () => {
    removeCertificates('u-boss');
    giveApp('u-boss');
    const boss = signedIn('boss');
    const remove = () => boss.call('removeAuthenticator');
    confirmSessions();
    expect(await remove()).toBeRefusedWith('FACTOR_REQUIRED');
    for (const id of ['r-boss-1', 'r-boss-2']) findRole(id).state = 'REVOKED';
    confirmSessions();
    expect(await remove()).toSucceed();
  });

  test('can remove an expired certificate', async () => {
    const state = getPortal();
    state.certificates = state.certificates.filter(({ id }) => id === 'certificate-boss-expiring');
    advanceClock(30 * DAY);
    const boss = signedIn('boss');
    confirmSessions();
    expect((await unbind(boss, 'certificate-boss-expiring')).data).toEqual([]);
  });
});

describe('the required proof from level 3 on', () => {
  test.each([
    [3, null, 'level'],
    [3, '15400000001', null],
    [2, null, null],
  ] as const)('is reported for level %i and the number %s as %s', async (level, mobile, proof) => {
    Object.assign(accountOf('demo'), { level, mobile });
    expect(await missing(bareDemo())).toBe(proof);
  });

  test('cannot be removed without a mobile number, and LAST_WAY_IN is reported first', async () => {
    Object.assign(accountOf('demo'), { mobile: null });
    const demo = bareDemo();
    const id = await addPasskey(demo);
    const remove = () => demo.call('removePasskey', { params: { id } });
    expect(await remove()).toBeRefusedWith('FACTOR_REQUIRED');
    Object.assign(accountOf('demo'), { passwordChosen: false });
    getPortal().bindings = [];
    expect(await remove()).toBeRefusedWith('LAST_WAY_IN');
    Object.assign(accountOf('demo'), { passwordChosen: true, mobile: '15400000001' });
    confirmSessions();
    expect((await remove()).data.list).toEqual([]);
  });
});
