import { createSeed } from '../../../mock/_domain/seed/seed';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { MINUTE, REGISTRATION_CHECKS } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import numbers from '../../data/identity-numbers.json';
import { bornYearsAgo, residentIdOf } from '../../support/builders/idNumbers';
import { lastSentTo, runPortal } from '../portal';
import {
  FREE_USCC,
  HANDLER_ID,
  HANDLER_MOBILE,
  legalFields,
  MOBILE,
  PASSWORD,
  PERSON_ID,
  personFields,
  prove,
  registerLegal,
  registerPerson,
  send,
  ticketFor,
} from './applicants';

const newBrowser = runPortal();
const { FIELD_FORMAT, FIELD_REQUIRED } = subCodes;
const { ACCOUNT_TAKEN, ID_REGISTERED, USCC_REGISTERED, MOBILE_TAKEN, TICKET_UNKNOWN } = subCodes;

const accountNamed = (name: string) => getPortal().accounts.find(({ account }) => account === name);
const counts = (state = getPortal()) => {
  const { accounts, companies, memberships, registrations } = state;
  return [accounts.length, companies.length, memberships.length, registrations.size];
};
const SEEDED = counts(createSeed(0));

/** Raises riser to level 2, at which its document counts as taken. */
const verifyRiser = () => Object.assign(accountNamed('riser') ?? {}, { level: 2 });

describe('a person', () => {
  test('registers at level 1 with the proved number and the given data, and adds an activity record', async () => {
    const { status, data } = await registerPerson(newBrowser());
    expect([status, data.state, data.email]).toEqual([200, 'SENT', 'r***@example.com']);
    const account = accountNamed('riser');
    expect(account).toMatchObject({
      userType: 'person',
      name: '测试庚',
      idType: 'RESIDENT_ID',
      idNo: PERSON_ID,
      level: 1,
      verifiedAt: null,
      region: '+86',
      mobile: MOBILE,
      email: 'riser@example.com',
      status: 'ACTIVE',
      passwordWeak: false,
    });
    expect(JSON.stringify(account)).not.toContain(PASSWORD);
    expect(getPortal().behavior.at(-1)).toMatchObject({ accountId: account?.id, type: 'REGISTER' });
  });

  test('keeps the language of the registration for alerts, whatever the language of later sign-ins', async () => {
    const browser = newBrowser();
    browser.lang = 'pt-BR';
    await registerPerson(browser);
    for (const one of getPortal().registrations.values()) one.activatedAt = now();
    const other = newBrowser();
    expect((await other.signsIn('riser', PASSWORD)).status).toBe(200);
    expect(await other.isOnline()).toBe(true);
    expect(accountNamed('riser')?.lang).toBe('pt-BR');
  });

  test('can enter the ID number in full width, with spaces, in lower case and in the legacy form', async () => {
    const [legacy = '', upgraded = ''] = numbers.residentIdLegacy.upgrade[0] ?? [];
    const spaced = `１${legacy.slice(1, 6)} ${legacy.slice(6)} `;
    await registerPerson(newBrowser(), { idNo: spaced });
    expect(accountNamed('riser')?.idNo).toBe(upgraded);
    verifyRiser();
    const again = await registerPerson(
      newBrowser(),
      { account: 'other', idNo: upgraded.toLowerCase() },
      HANDLER_MOBILE,
    );
    expect(again).toHaveWrongFields({ idNo: 'ID_REGISTERED' });
  });

  test('registers with a number that another account has only declared', async () => {
    await registerPerson(newBrowser());
    const more = { account: 'other' };
    expect((await registerPerson(newBrowser(), more, HANDLER_MOBILE)).status).toBe(200);
    expect(accountNamed('other')?.idNo).toBe(accountNamed('riser')?.idNo);
  });

  test('is refused for the number of another type of document', async () => {
    const browser = newBrowser();
    const ticket = await ticketFor(browser);
    const pairs = [
      ['RESIDENT_ID', numbers.residencePermit.valid[0]],
      ['PASSPORT', numbers.residentId.valid[0]],
      ['RESIDENT_ID', numbers.residentIdLegacy.invalid[1]],
    ];
    for (const [idType, idNo] of pairs) {
      const { data } = await send(browser, personFields({ ticket, idType, idNo }));
      expect([idType, data]).toEqual([idType, { idNo: FIELD_FORMAT }]);
    }
    const handler = { name: '测试壬', idNo: numbers.residencePermit.valid[0] };
    expect(await send(browser, legalFields({ ticket, handler }))).toHaveWrongFields({
      'handler.idNo': 'FIELD_FORMAT',
    });
  });
});

describe('a wrong field', () => {
  test('is the name of an organization with an invisible character, and not with any other', async () => {
    const names = (orgName: string) => send(newBrowser(), legalFields({ ticket: 'x', orgName }));
    for (const sign of ['\u202e', '\u0000', '\ud800']) {
      expect(await names(`测${sign}试`)).toHaveWrongFields({ orgName: 'FIELD_FORMAT' });
    }
    for (const sign of ['😀', '<b>']) expect(await names(`测${sign}试`)).toBeRefusedWith('TICKET_UNKNOWN');
  });

  test('is a checkbox with any other value than true', async () => {
    for (const agree of [false, 'true', 1, {}, null]) {
      const { data } = await send(newBrowser(), personFields({ ticket: 'x', agree, consent: agree }));
      expect(data).toEqual({ agree: FIELD_REQUIRED, consent: FIELD_REQUIRED });
    }
  });
});

describe('the password', () => {
  test.each([
    ['Dragon123!', 'PASSWORD_BREACHED'],
    ['xx-RISER-2026', 'PASSWORD_CONTAINS'],
    [`xx-${MOBILE}-xx`, 'PASSWORD_CONTAINS'],
  ] as const)('is refused as %j with %s', async (password, name) => {
    const browser = newBrowser();
    const ticket = await ticketFor(browser);
    const refused = await send(browser, personFields({ ticket }), password);
    expect([refused.status, refused.subCode]).toEqual([200, subCodes[name]]);
    expect(counts()).toEqual(SEEDED);
    expect((await send(browser, personFields({ ticket }))).status).toBe(200);
  });

  test('signs in afterwards only with exactly the same characters', async () => {
    const browser = newBrowser();
    const ticket = await ticketFor(browser);
    await send(browser, personFields({ ticket }), ' Blank-2026 end ');
    expect(await newBrowser().signsIn('riser', 'Blank-2026 end')).toBeRefusedWith('BAD_CREDENTIALS');
    expect(await newBrowser().signsIn('riser', ' Blank-2026 end ')).toBeRefusedWith('NOT_ACTIVATED');
  });
});

describe('a child under 14', () => {
  const GUARDIAN_MOBILE = '15400000095';
  const child = (years: number, days = 0) => residentIdOf(bornYearsAgo(years, now(), days));
  const guardianOf = async (browser: ReturnType<typeof newBrowser>, more = {}) => ({
    name: '测试癸',
    idNo: residentIdOf('19000114'),
    relation: 'MOTHER',
    ticket: await ticketFor(browser, GUARDIAN_MOBILE, 'guardian'),
    consent: true,
    ...more,
  });

  test('requires a guardian up to the day before the birthday', async () => {
    const browser = newBrowser();
    const ticket = await ticketFor(browser);
    for (const idNo of [child(0), child(5), child(14, -1)]) {
      const { status, data } = await send(browser, personFields({ ticket, idNo }));
      expect([status, data]).toEqual([422, { guardian: subCodes.GUARDIAN_REQUIRED }]);
    }
    expect((await send(browser, personFields({ ticket, idNo: child(14) }))).status).toBe(200);
  });

  test('registers with the consent and the own number of a guardian, who is notified', async () => {
    const browser = newBrowser();
    const guardian = await guardianOf(browser);
    expect((await registerPerson(browser, { idNo: child(8), guardian })).status).toBe(200);
    expect(lastSentTo(GUARDIAN_MOBILE).text).toBe(
      'As guardian, you consented to 测*庚 registering the account riser. If this wasn’t you, submit an appeal on the portal.',
    );
    expect(getPortal().proofs.size).toBe(0);
    expect(JSON.stringify(accountNamed('riser'))).not.toContain(GUARDIAN_MOBILE);
  });

  test('is refused with the child as guardian, with a guardian under 18 and with wrong fields', async () => {
    const browser = newBrowser();
    const idNo = child(8);
    const guardian = await guardianOf(browser);
    const ticket = await ticketFor(browser);
    const tryCode = async (more: object) =>
      (await send(browser, personFields({ ticket, idNo, guardian: { ...guardian, ...more } }))).data;
    for (const unfit of [idNo, child(17), child(18, -1)]) {
      expect(await tryCode({ idNo: unfit })).toEqual({ 'guardian.idNo': subCodes.GUARDIAN_UNFIT });
    }
    expect(await tryCode({ idNo: '110101190001140010' })).toEqual({ 'guardian.idNo': FIELD_FORMAT });
    expect(await tryCode({ relation: 'FRIEND', consent: false, name: '' })).toEqual({
      'guardian.relation': FIELD_FORMAT,
      'guardian.consent': FIELD_REQUIRED,
      'guardian.name': FIELD_REQUIRED,
    });
    expect(await tryCode({ ticket })).toEqual({ 'guardian.ticket': TICKET_UNKNOWN });
    const elsewhere = await ticketFor(newBrowser(), GUARDIAN_MOBILE, 'guardian');
    expect(await tryCode({ ticket: elsewhere })).toEqual({ 'guardian.ticket': TICKET_UNKNOWN });
    expect(counts()).toEqual(SEEDED);
    expect(await tryCode({ idNo: child(18) })).toMatchObject({ state: 'SENT' });
  });
});

describe('a legal entity', () => {
  test('registers with the handler’s account and an unproven claim, which leads no company', async () => {
    const companies = getPortal().companies.length;
    expect((await registerLegal(newBrowser())).status).toBe(200);
    const account = accountNamed('riser_org');
    expect(account).toMatchObject({ userType: 'legal', name: '测试壬', idNo: HANDLER_ID, level: 1 });
    expect(getPortal().companies).toHaveLength(companies);
    expect(getPortal().memberships.at(-1)).toMatchObject({
      companyId: null,
      accountId: account?.id,
      capacity: 'ADMIN',
      state: 'DRAFT',
      form: {
        orgName: '测试三号事业单位',
        uscc: FREE_USCC,
        orgType: 'PUBLIC_INSTITUTION',
        legalRep: '测试辛',
        capacity: 'ADMIN',
        method: 'LEGAL_REP',
      },
    });
    const byCode = await newBrowser().signsIn(FREE_USCC.toLowerCase(), PASSWORD, { userType: 'legal' });
    expect(byCode).toBeRefusedWith('BAD_CREDENTIALS');
  });

  test('claims to be the legal representative if the handler is named as such', async () => {
    const legalRep = { name: '测试壬', idType: 'RESIDENT_ID', idNo: HANDLER_ID };
    await registerLegal(newBrowser(), { legalRep });
    expect(getPortal().memberships.at(-1)).toMatchObject({ capacity: 'LEGAL_REP', state: 'DRAFT' });
  });

  test('is not refused because of an unproven claim on its credit code or an unverified document', async () => {
    await registerLegal(newBrowser());
    Object.assign(accountNamed('newcomer') ?? {}, { idNo: FREE_USCC });
    const handler = { name: '测试庚', idNo: PERSON_ID };
    const again = await registerLegal(newBrowser(), { account: 'second_org', handler }, MOBILE);
    expect(again.data).toMatchObject({ state: 'SENT' });
    const claims = getPortal().memberships.filter(({ form }) => form?.uscc === FREE_USCC);
    expect(claims).toHaveLength(2);
  });

  test('is refused because of a company only while a proven role leads it', async () => {
    const uscc = '92440000TTTTTTT169';
    const own = { uscc, orgName: '测试二号商行', orgType: 'INDIVIDUAL_BUSINESS' };
    expect(await registerLegal(newBrowser(), own)).toHaveWrongFields({ uscc: 'USCC_REGISTERED' });
    for (const role of getPortal().memberships) if (role.companyId === 'c-2') role.state = 'REVOKED';
    advanceClock(MINUTE);
    expect((await registerLegal(newBrowser(), own)).data).toMatchObject({ state: 'SENT' });
  });

  const handlerLike = (account: string) => {
    const { name, idNo, mobile } = accountNamed(account) ?? {};
    return { handler: { name, idNo }, mobile: mobile ?? '' };
  };

  test('refuses a handler whose own account is below level 2, until the level is raised', async () => {
    await registerPerson(newBrowser(), { idNo: HANDLER_ID }, HANDLER_MOBILE);
    const before = counts();
    const browser = newBrowser();
    const refused = await registerLegal(browser);
    expect(refused).toMatchObject({ status: 200, subCode: subCodes.NOT_ELIGIBLE, data: null });
    expect(counts()).toEqual(before);
    verifyRiser();
    advanceClock(MINUTE);
    expect((await registerLegal(browser)).status).toBe(200);
  });

  test('returns nothing about another person’s account with that number or that name', async () => {
    const { handler } = handlerLike('newcomer');
    expect((await registerLegal(newBrowser(), { handler })).status).toBe(200);
    const { mobile } = handlerLike('frozen');
    const more = { account: 'second_org', uscc: '91350100M000100Y43' };
    expect((await registerLegal(newBrowser(), more, mobile)).status).toBe(200);
  });

  test('redirects a handler whose account is frozen to unfreeze it', async () => {
    const { handler, mobile } = handlerLike('frozen');
    const browser = newBrowser();
    const { status, subCode, data } = await registerLegal(browser, { handler }, mobile);
    expect([status, subCode]).toEqual([200, subCodes.FROZEN]);
    const { redirectUrl } = data as unknown as { redirectUrl: string };
    expect(redirectUrl).toMatch(/^\/uaa\/frozen\?ticket=/);
    const ticket = new URL(redirectUrl, 'http://portal').searchParams.get('ticket') ?? '';
    expect((await browser.call('frozenAccount', { query: { ticket } })).data.mobile).toBe('154****0005');
    expect(counts()).toEqual(SEEDED);
  });
});

describe('a value that another account has', () => {
  test('is reported at its field together with all others, and remains with its owner', async () => {
    const demo = accountNamed('demo');
    const person = await registerPerson(newBrowser(), { account: 'DEMO', idNo: demo?.idNo });
    expect(person).toHaveWrongFields({ account: 'ACCOUNT_TAKEN', idNo: 'ID_REGISTERED' });
    const handler = { name: '测试丁', idNo: accountNamed('boss')?.idNo };
    const legal = await registerLegal(newBrowser(), {
      account: 'boss',
      uscc: '91440000TTTTTTT16C',
      handler,
    });
    expect(legal).toHaveWrongFields({
      account: 'ACCOUNT_TAKEN',
      uscc: 'USCC_REGISTERED',
      'handler.idNo': 'ID_REGISTERED',
    });
    expect(counts()).toEqual(SEEDED);
  });

  test('is available to the other user type, except an account name', async () => {
    const { idNo } = accountNamed('boss') ?? {};
    expect(await registerPerson(newBrowser(), { idNo, account: 'boss' })).toHaveWrongFields({
      account: 'ACCOUNT_TAKEN',
    });
    expect((await registerPerson(newBrowser(), { idNo }, '15400000004')).status).toBe(200);
  });

  test('is irrelevant for an account name that looks like a document, which is refused', async () => {
    const account = 'EA1234567';
    expect(await registerPerson(newBrowser(), { account })).toHaveWrongFields({ account: 'FIELD_FORMAT' });
  });

  test('is reported by the check before the form is sent, and nothing is reserved', async () => {
    const browser = newBrowser();
    const ticket = await ticketFor(browser);
    const checks = async (more: object) =>
      (await browser.call('checkRegistration', { body: { userType: 'person', ticket, ...more } })).data;
    const demo = accountNamed('demo');
    expect(await checks({ account: 'Demo', idNo: ` ${demo?.idNo}`, uscc: '91440000tttttTT16C' })).toEqual({
      account: ACCOUNT_TAKEN,
      idNo: ID_REGISTERED,
      uscc: USCC_REGISTERED,
    });
    expect(await checks({ userType: 'legal', idNo: accountNamed('weak')?.idNo })).toBeNull();
    expect(await checks({ account: 'riser', idNo: PERSON_ID, uscc: FREE_USCC })).toBeNull();
    expect((await registerPerson(newBrowser(), {}, HANDLER_MOBILE)).status).toBe(200);
    verifyRiser();
    expect(await checks({ account: 'riser', idNo: PERSON_ID })).toEqual({
      account: ACCOUNT_TAKEN,
      idNo: ID_REGISTERED,
    });
  });

  test('is not revealed by sending the form again and again', async () => {
    const browser = newBrowser();
    const ticket = await ticketFor(browser);
    const tryCode = () => send(browser, personFields({ ticket, account: 'demo' }));
    for (let time = 0; time < REGISTRATION_CHECKS; time += 1) {
      expect(await tryCode()).toHaveWrongFields({ account: 'ACCOUNT_TAKEN' });
    }
    expect(await tryCode()).toBeRefusedWith('TICKET_UNKNOWN');
  });
});

test('a concurrent registration is refused at the end if the other one has the same number', async () => {
  const [first, second] = [newBrowser(), newBrowser()];
  const tickets = [await ticketFor(first), await ticketFor(second)];
  const other = personFields({ account: 'second', idNo: HANDLER_ID, ticket: tickets[1] });
  expect((await send(first, personFields({ ticket: tickets[0] }))).status).toBe(200);
  const owner = structuredClone(accountNamed('riser'));
  expect(await send(second, other)).toMatchObject({ status: 200, subCode: MOBILE_TAKEN, data: null });
  const check = { userType: 'person', ticket: tickets[1] };
  expect(await second.call('checkRegistration', { body: check })).toBeRefusedWith('MOBILE_TAKEN');
  expect([accountNamed('riser'), accountNamed('second')]).toEqual([owner, undefined]);
});

test('spends the ticket on the registration, and refuses one of another visitor or scene', async () => {
  const browser = newBrowser();
  const form = personFields({ ticket: await ticketFor(browser) });
  expect(await send(newBrowser(), form)).toBeRefusedWith('TICKET_UNKNOWN');
  const guardian = (await prove(browser, HANDLER_MOBILE, 'guardian')).data.ticket;
  expect(await send(browser, personFields({ ticket: guardian }))).toBeRefusedWith('TICKET_UNKNOWN');
  expect((await send(browser, form)).status).toBe(200);
  expect(await send(browser, form)).toBeRefusedWith('TICKET_UNKNOWN');
});
