import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { PROOF_LIFETIME, REGISTRATION_CHECKS, SECOND } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, lastSentTo, runPortal, wrongCode } from '../portal';
import { MOBILE, prove, ticketFor } from '../signIn/applicants';

const newBrowser = runPortal();
const DEMO = '15400000001';
const BOSS = '15400000004';
const VETERAN = '15400000020';
const { MOBILE_TAKEN } = subCodes;

const readTicket = (browser: Browser, ticket: string) =>
  browser.call('registerTicket', { query: { ticket } });
const checkRegistration = (browser: Browser, ticket: string, account?: string) =>
  browser.call('checkRegistration', { body: { userType: 'person', ticket, account } });

test('returns a ticket for the number after the right code, valid for half an hour', async () => {
  const browser = newBrowser();
  const before = Date.now();
  const { status, data } = await prove(browser);
  expect([status, data.ticket]).toEqual([200, expect.stringMatching(/^[\w-]{22}$/)]);
  expect(Math.abs(Date.parse(data.expiresAt) - before - PROOF_LIFETIME)).toBeLessThan(5 * SECOND);
  expect((await readTicket(browser, data.ticket)).data).toEqual({ region: '+86', mobile: MOBILE });
  advanceClock(PROOF_LIFETIME);
  expect(await readTicket(browser, data.ticket)).toBeRefusedWith('TICKET_UNKNOWN');
});

test('accepts a ticket only in its browser and for its scene', async () => {
  const browser = newBrowser();
  const ticket = await ticketFor(browser);
  for (const stranger of [newBrowser(), newBrowser()]) {
    expect(await checkRegistration(stranger, ticket)).toBeRefusedWith('TICKET_UNKNOWN');
  }
  for (const scene of ['guardian', 'appeal'] as const) {
    const other = newBrowser();
    const { data } = await prove(other, MOBILE, scene, { userType: undefined });
    expect(await readTicket(other, data.ticket)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(await checkRegistration(other, data.ticket)).toBeRefusedWith('TICKET_UNKNOWN');
  }
  expect((await checkRegistration(browser, ticket)).data).toBeNull();
});

test('reports a taken number only after its code, and only for a registration', async () => {
  const browser = newBrowser();
  await browser.call('smsCode', { body: { scene: 'register', region: '+86', mobile: DEMO } });
  const { code = '' } = lastSentTo(DEMO);
  const body = { scene: 'register', userType: 'person', region: '+86', mobile: DEMO };
  const wrong = await browser.call('proveMobile', { body: { ...body, code: wrongCode(code) } });
  expect(wrong).toBeRefusedWith('CODE_WRONG');
  const taken = await browser.call('proveMobile', { body: { ...body, code } });
  expect(taken).toMatchObject({ status: 200, subCode: MOBILE_TAKEN, data: null });
  expect(getPortal().proofs.size).toBe(0);
  expect((await prove(newBrowser(), DEMO, 'guardian')).status).toBe(200);
  expect((await prove(newBrowser(), DEMO, 'appeal')).status).toBe(200);
  expect(getPortal().proofs.size).toBe(2);
});

test('allows a number that only the other user type has', async () => {
  const [person, legal] = [newBrowser(), newBrowser()];
  expect((await prove(person, BOSS)).data.ticket).toBeTruthy();
  expect((await prove(legal, VETERAN, 'register', { userType: 'legal' })).data.ticket).toBeTruthy();
  expect(await prove(newBrowser(), BOSS, 'register', { userType: 'legal' })).toBeRefusedWith('MOBILE_TAKEN');
});

test('ends a ticket after a limited number of checks', async () => {
  const browser = newBrowser();
  const ticket = await ticketFor(browser);
  for (let asked = 0; asked < REGISTRATION_CHECKS; asked += 1) {
    expect(await checkRegistration(browser, ticket, 'demo')).toHaveWrongFields({ account: 'ACCOUNT_TAKEN' });
  }
  expect(await checkRegistration(browser, ticket, 'free_name')).toBeRefusedWith('TICKET_UNKNOWN');
  expect(await readTicket(browser, ticket)).toBeRefusedWith('TICKET_UNKNOWN');
});
