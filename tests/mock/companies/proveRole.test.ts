import { addMembership, createCompany, listRoles } from '../../../mock/_domain/accounts/companies';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  AUTHORIZATION_DAYS_MAX,
  DAY,
  LEGAL_REP_ANSWER_TIME,
  LICENSE_QR_LIFETIME,
  MINUTE,
} from '../../../src/constants';
import type { Capacity } from '../../../src/contract';
import { companyMatters } from '../../../src/validation/companyMatters';
import { giveApp } from '../apps';
import { accountOf, runPortal } from '../portal';
import { DEMO } from '../verification/queries';
import {
  add,
  addAndCertify,
  addAndProve,
  answer,
  awaitRegistry,
  FOURTH,
  NOWHERE,
  prove,
  readRole,
  roleTopicsOf,
  signChallengeFor,
  THIRD,
} from './addedRoles';
import { dayIn } from './members';

const newBrowser = runPortal();

const aDemo = () => newBrowser().opensSessionOf('demo');

const HANDLER = { ...FOURTH, capacity: 'HANDLER' } as const;
const lastEvent = () => getPortal().behavior.at(-1);

describe('the proof of a legal representative by the registry', () => {
  test('adds the company to the portal and activates the role after a moment', async () => {
    const browser = aDemo();
    const { id, state, licenseQr } = await addAndProve(browser, THIRD);
    expect([state, licenseQr]).toEqual(['VERIFYING', null]);
    const proven = await awaitRegistry(browser, id);
    expect(proven).toMatchObject({
      state: 'ACTIVE',
      capacity: 'LEGAL_REP',
      orgName: THIRD.orgName,
      start: null,
      end: null,
      method: null,
      failure: null,
      canAct: true,
      matters: companyMatters,
      authorizations: [],
      actions: [],
    });
    expect(listRoles('u-demo').map((role) => role.id)).toContain(id);
    expect(roleTopicsOf('u-demo')).toEqual(['role.proven']);
    expect(lastEvent()).toMatchObject({ type: 'HANDLER_ADD', accountId: 'u-demo', result: 'SUCCESS' });
    expect(await add(browser)).toBeRefusedWith('ROLE_ALREADY');
  });

  test.each([
    ['another name', { ...THIRD, orgName: '测试三号' }],
    ['the company of another person', FOURTH],
    ['an unknown company', { ...THIRD, uscc: NOWHERE }],
    ['a handler of a company with another legal representative', { ...HANDLER, legalRep: '测试乙' }],
  ])('fails for %s with the same mismatch', async (_, form) => {
    const browser = aDemo();
    const refused = await awaitRegistry(browser, (await addAndProve(browser, form)).id);
    expect(refused).toMatchObject({
      state: 'REJECTED',
      failure: 'MISMATCH',
      actions: ['continue', 'discard'],
    });
    expect(roleTopicsOf('u-demo')).toEqual(['role.refused']);
    expect(getPortal().companies).toHaveLength(2);
  });

  test('succeeds after a refusal if the company is corrected', async () => {
    const browser = aDemo();
    const { id } = await addAndProve(browser, { ...THIRD, legalRep: '测试乙' });
    await awaitRegistry(browser, id);
    const changed = await browser.call('changeRole', { params: { id }, body: { ...THIRD } });
    expect(changed.data).toMatchObject({ state: 'DRAFT', failure: null });
    await prove(browser, id);
    expect((await awaitRegistry(browser, id)).state).toBe('ACTIVE');
  });

  test('fails for a company that was struck off', async () => {
    const browser = aDemo();
    const { id } = (await add(browser)).data;
    await answer(browser, id, 'strikeOff');
    await prove(browser, id);
    expect((await awaitRegistry(browser, id)).failure).toBe('MISMATCH');
  });

  test('reports that the registry is unavailable, and can be repeated', async () => {
    const browser = aDemo();
    const { id } = (await add(browser)).data;
    await answer(browser, id, 'unavailable');
    await prove(browser, id);
    expect(await awaitRegistry(browser, id)).toMatchObject({ state: 'REJECTED', failure: 'UNAVAILABLE' });
    await prove(browser, id);
    expect((await awaitRegistry(browser, id)).state).toBe('ACTIVE');
  });
});

describe('a company that was added to the portal meanwhile', () => {
  const KNOWN = { state: 'REJECTED', failure: 'KNOWN', actions: ['continue', 'discard'] };
  const comesIn = (accountId: string, capacity: Capacity) => {
    const { orgName, uscc, orgType } = THIRD;
    const { id: companyId } = createCompany({ orgName, uscc, orgType, legalRep: DEMO });
    addMembership({ companyId, accountId, capacity, origin: 'CREATED', state: 'ACTIVE' });
  };

  test('has one legal representative if two accounts prove it within the same second', async () => {
    const browser = aDemo();
    const other = newBrowser().opensSessionOf('demo_work');
    giveApp('u-demo-work');
    const [first, second] = [await addAndProve(browser, THIRD), await addAndProve(other, THIRD)];
    expect((await awaitRegistry(browser, first.id)).state).toBe('ACTIVE');
    expect(await readRole(other, second.id)).toMatchObject(KNOWN);
    expect(roleTopicsOf('u-demo-work')).toEqual(['role.displaced']);
  });

  test.each([
    ['a handler', { ...THIRD, capacity: 'HANDLER' }, 'u-boss', 'ADMIN'],
    ['a person who has a role in it with another account', THIRD, 'u-demo-work', 'HANDLER'],
  ] as const)('is not proven by %s', async (_, form, accountId, capacity) => {
    const browser = aDemo();
    const { id } = (await add(browser, form)).data;
    comesIn(accountId, capacity);
    expect((await prove(browser, id)).data).toMatchObject(KNOWN);
    expect(await awaitRegistry(browser, id)).toMatchObject(KNOWN);
  });
});

describe('the proof of a handler by the legal representative', () => {
  test('gives the handler every matter for a year if the legal representative approves', async () => {
    const browser = aDemo();
    const { id } = await addAndProve(browser, HANDLER);
    expect((await awaitRegistry(browser, id)).state).toBe('VERIFYING');
    await answer(browser, id, 'approve');
    expect(await readRole(browser, id)).toMatchObject({
      state: 'ACTIVE',
      start: dayIn(0),
      end: dayIn(AUTHORIZATION_DAYS_MAX),
      canAct: true,
      matters: companyMatters,
      actions: ['leave'],
    });
    expect(getPortal().companyAuthorizations.at(-1)).toMatchObject({
      membershipId: id,
      scope: 'ALL',
      matters: [],
      state: 'ACTIVE',
      end: dayIn(AUTHORIZATION_DAYS_MAX),
    });
  });

  test('fails if the legal representative declines', async () => {
    const browser = aDemo();
    const { id } = await addAndProve(browser, HANDLER);
    await answer(browser, id, 'decline');
    expect(await readRole(browser, id)).toMatchObject({ state: 'REJECTED', failure: 'DECLINED' });
  });

  test('expires if the legal representative does not answer within three days', async () => {
    const { id } = await addAndProve(aDemo(), HANDLER);
    advanceClock(LEGAL_REP_ANSWER_TIME - MINUTE);
    expect((await readRole(aDemo(), id)).state).toBe('VERIFYING');
    advanceClock(MINUTE);
    expect(await readRole(aDemo(), id)).toMatchObject({ state: 'REJECTED', failure: 'EXPIRED' });
  });

  test('refuses a mismatch although the registry names the company as typed before it answers', async () => {
    const browser = aDemo();
    const registered = getPortal().companyRegistry.get(FOURTH.uscc);
    if (!registered) throw new Error('no registered company');
    getPortal().companyRegistry.delete(FOURTH.uscc);
    const { id } = await addAndProve(browser, HANDLER);
    getPortal().companyRegistry.set(FOURTH.uscc, registered);
    expect(await answer(browser, id, 'approve')).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(await awaitRegistry(browser, id)).toMatchObject({ state: 'REJECTED', failure: 'MISMATCH' });
  });
});

test('can be requested for one company five times a day in China', async () => {
  const browser = aDemo();
  for (let tries = 0; tries < 5; tries++) {
    const { id } = await addAndProve(browser, HANDLER);
    await browser.call('discardRole', { params: { id } });
  }
  const { id } = (await add(browser, HANDLER)).data;
  expect(await prove(browser, id)).toBeRefusedWith('TOO_MANY');
  expect((await readRole(browser, id)).state).toBe('DRAFT');
  expect((await addAndProve(browser, THIRD)).state).toBe('VERIFYING');
  advanceClock(DAY);
  expect((await prove(aDemo(), id)).data.state).toBe('VERIFYING');
});

describe('a proof by certificate', () => {
  test('asks the registry, and also succeeds for a handler who is not the legal representative', async () => {
    const browser = aDemo();
    const { id, state } = await addAndCertify(browser, HANDLER);
    expect(state).toBe('VERIFYING');
    expect(await awaitRegistry(browser, id)).toMatchObject({ state: 'ACTIVE', matters: companyMatters });
  });

  test('refuses a certificate that names no credit code', async () => {
    const browser = aDemo();
    const { id } = (await add(browser, { ...HANDLER, method: 'CERTIFICATE' })).data;
    const refused = await prove(browser, id, await signChallengeFor(browser, HANDLER.orgName));
    expect(refused).toBeRefusedWith('CERT_OTHER_COMPANY');
    expect((await readRole(browser, id)).state).toBe('DRAFT');
  });

  test('alerts the registered legal representative at every contact', async () => {
    const browser = aDemo();
    const { id } = await addAndCertify(browser, HANDLER);
    await awaitRegistry(browser, id);
    expect(roleTopicsOf('u-veteran')).toEqual(['role.claimed']);
    const { mobile, email } = accountOf('veteran');
    const messages = getPortal().outbox.filter(({ to }) => to === mobile || to === email);
    expect(messages.map(({ kind }) => kind)).toEqual(['sms', 'mail']);
    expect(messages[0]?.text).toContain(HANDLER.orgName);
  });

  test('does not alert the legal representative of their own proof', async () => {
    const browser = aDemo();
    const { id } = await addAndCertify(browser, THIRD);
    await awaitRegistry(browser, id);
    expect(roleTopicsOf('u-demo-work')).toEqual([]);
    expect(roleTopicsOf('u-demo')).toEqual(['role.proven']);
  });

  test('rejects a missing certificate with 422', async () => {
    const browser = aDemo();
    const { status, data } = await prove(
      browser,
      (await add(browser, { ...HANDLER, method: 'CERTIFICATE' })).data.id,
    );
    expect([status, Object.keys(data as object)]).toEqual([422, ['challenge', 'certificate', 'signature']]);
  });
});

describe('a proof by the license app', () => {
  const form = { ...HANDLER, method: 'LICENSE_QR' } as const;

  test('succeeds when the app confirms the QR code, of which each counts as the same request', async () => {
    const browser = aDemo();
    const { id, licenseQr } = await addAndProve(browser, form);
    expect(licenseQr?.text).toContain(id);
    expect(Date.parse(licenseQr?.expiresAt ?? '') - now()).toBeGreaterThan(LICENSE_QR_LIFETIME - MINUTE);
    for (let codes = 0; codes < 6; codes++) expect((await prove(browser, id)).data.state).toBe('VERIFYING');
    await answer(browser, id, 'approve');
    expect(await readRole(browser, id)).toMatchObject({ state: 'ACTIVE', licenseQr: null });
  });

  test('expires after five minutes, unless another code is requested', async () => {
    const browser = aDemo();
    const { id, licenseQr } = await addAndProve(browser, form);
    advanceClock(LICENSE_QR_LIFETIME - MINUTE);
    const renewed = (await prove(browser, id)).data;
    expect(renewed.licenseQr?.text).not.toBe(licenseQr?.text);
    advanceClock(LICENSE_QR_LIFETIME - MINUTE);
    expect((await readRole(browser, id)).state).toBe('VERIFYING');
    advanceClock(MINUTE);
    expect(await readRole(browser, id)).toMatchObject({
      state: 'REJECTED',
      failure: 'EXPIRED',
      licenseQr: null,
    });
  });
});

test('refuses an answer that was not requested', async () => {
  const browser = aDemo();
  const { id } = (await add(browser)).data;
  expect(await answer(browser, id, 'approve')).toBeRefusedWith('CHANGED_MEANWHILE');
});

test('lists the companies that the registry knows', async () => {
  const { data } = await newBrowser().tool('GET /mock/companies');
  const { orgName, uscc, legalRep } = THIRD;
  expect(data).toContainEqual({ orgName, uscc, legalRep, registrationStatus: 'OPERATING' });
});
