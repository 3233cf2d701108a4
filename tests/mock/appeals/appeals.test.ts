import { advanceClock, now, toInstant } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  APPEAL_ANSWER_TIME,
  APPEAL_MISSES_MAX,
  CAPTCHA_AFTER_MISSES,
  DAY,
  FILE_LIFETIME,
  MISSES_WINDOW,
  PROOF_LIFETIME,
  SECOND,
} from '../../../src/constants';
import { accountOf, lastSentTo, runPortal } from '../portal';
import { ticketFor } from '../signIn/applicants';
import {
  APPROVED,
  appealForm,
  CONTACT,
  type Fields,
  lookUp,
  makeAppeal,
  OWN,
  proofOf,
  review as reviewBy,
  upload,
} from './appellants';

const newBrowser = runPortal();

const review = (ticket: string, action: string, note?: string) =>
  reviewBy(newBrowser(), ticket, action, note);

test('returns a ticket with the date in China, by which the progress can be looked up', async () => {
  const browser = newBrowser();
  const files = [await upload(browser), await upload(browser, '<img onerror=1>.pdf')];
  const { data } = await makeAppeal(browser, { files, loginId: 'demo' });
  expect(data.ticket).toMatch(/^AP\d{8}[0-9A-HJKMNP-TV-Z]{13}$/);
  expect(data.ticket.slice(2, 10)).toBe(toInstant(now()).slice(0, 10).replaceAll('-', ''));
  expect(lastSentTo(CONTACT).text).toContain(data.ticket);
  const elsewhere = newBrowser();
  const progress = await lookUp(elsewhere, `${data.ticket.toLowerCase()} `);
  // Without a session, notes and files of the applicant are not shown.
  expect(progress.data).toMatchObject({
    ticket: data.ticket,
    state: 'SUBMITTED',
    timeline: [{ at: data.submittedAt, state: 'SUBMITTED', by: 'applicant', note: '', files: [] }],
  });
  expect(getPortal().uploads.size).toBe(0);
  expect(getPortal().appeals.at(-1)?.submission.files).toHaveLength(2);
});

test('issues tickets of one day that no one can count through', async () => {
  const tickets = [];
  for (const mobile of ['15400000201', '15400000202'])
    tickets.push((await makeAppeal(newBrowser(), {}, mobile)).data.ticket.slice(10));
  const [one = '', other = ''] = tickets;
  // Ten of 13 random characters are equal by chance in one of 10^12 pairs.
  const common = [...one].filter((character, index) => character === other[index]);
  expect(common.length).toBeLessThan(10);
});

test('assigns an appeal with the ID number and mobile number of an account to that account', async () => {
  await makeAppeal(newBrowser(), { reason: 'MOBILE_LOST', idNo: '110101190001010014' }, OWN);
  await makeAppeal(newBrowser(), { reason: 'OTHER', idNo: '110101190001010014' }, CONTACT);
  await makeAppeal(newBrowser(), { reason: 'OTHER' }, OWN);
  const browser = newBrowser().opensSessionOf('demo');
  const query = { from: toInstant(now()).slice(0, 10) };
  const { list } = (await browser.call('ownAppeals', { query })).data;
  expect(list.map(({ reason }) => reason)).toEqual(['MOBILE_LOST']);
  const link = `/user/appeal/detail?id=${list[0]?.id}`;
  expect((await browser.call('notices')).data[0]).toMatchObject({ title: 'Appeal submitted', link });
  const recorded = getPortal().behavior.filter(({ type }) => type === 'APPEAL');
  expect(recorded).toMatchObject([{ accountId: 'u-demo', result: 'SUCCESS' }]);
});

test('does not assign an appeal with the same number on another type of document to the account', async () => {
  Object.assign(accountOf('demo'), { idType: 'PASSPORT', idNo: 'H12345678' });
  const { ticket } = (await makeAppeal(newBrowser(), { idType: 'TRAVEL_PERMIT', idNo: 'H12345678' }, OWN))
    .data;
  expect(getPortal().appeals.find((appeal) => appeal.ticket === ticket)?.accountId).toBeNull();
});

test('requires a captcha after three failed lookups by the visitor or for the number', async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  const { ticket } = (await makeAppeal(newBrowser())).data;
  for (let time = 0; time < CAPTCHA_AFTER_MISSES; time += 1) {
    expect(await lookUp(browser, `AP20260101000000000000${time}`)).toBeRefusedWith('APPEAL_UNKNOWN');
  }
  expect(await lookUp(browser, ticket)).toBeRefusedWith('CAPTCHA_REQUIRED');
  expect(await lookUp(other, ticket)).toBeRefusedWith('CAPTCHA_REQUIRED');
  const elsewhere = { mobile: '15400000078' };
  expect(await lookUp(browser, ticket, elsewhere)).toBeRefusedWith('CAPTCHA_REQUIRED');
  expect(await lookUp(other, ticket, elsewhere)).toBeRefusedWith('APPEAL_UNKNOWN');
  browser.solvesCaptcha();
  expect(await lookUp(browser, ticket, { captcha: 'no' })).toBeRefusedWith('BAD_CAPTCHA');
  const captcha = browser.solvesCaptcha();
  expect(await lookUp(browser, ticket, { captcha })).toSucceed();
  advanceClock(MISSES_WINDOW);
  expect(await lookUp(browser, ticket)).toSucceed();
});

/** Fails to look the ticket up, each time as a new visitor with a new number. */
async function missOften(ticket: string, times: number) {
  for (let time = 0; time < times; time += 1) {
    const mobile = `154${String(time).padStart(8, '0')}`;
    expect(await lookUp(newBrowser(), ticket, { mobile })).toBeRefusedWith('APPEAL_UNKNOWN');
  }
}

test('refuses further lookups of a ticket by any visitor after ten misses', async () => {
  const { ticket } = (await makeAppeal(newBrowser())).data;
  await missOften(ticket, APPEAL_MISSES_MAX.ticket);
  const refused = await lookUp(newBrowser(), ticket);
  expect(refused).toBeRefusedWith('TOO_MANY');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await lookUp(newBrowser(), APPROVED, { mobile: '15400000001' })).toSucceed();
  advanceClock(MISSES_WINDOW);
  expect(await lookUp(newBrowser(), ticket)).toSucceed();
});

test.each(['visitor', 'address'] as const)(
  'refuses further lookups after too many misses of the %s',
  async (by) => {
    const browser = newBrowser();
    await lookUp(browser, 'AP202601010000000000000', { mobile: '15400000079' });
    const { appealMisses } = getPortal();
    const visitor = browser.cookies.get('portal_visitor');
    const key = [...appealMisses.keys()].find((one) =>
      by === 'visitor' ? one === visitor : one.startsWith('address '),
    );
    appealMisses.set(key ?? '', Array(APPEAL_MISSES_MAX[by]).fill(Date.now()));
    expect((await lookUp(browser, APPROVED, { mobile: '15400000001' })).status).toBe(429);
    const other = (await lookUp(newBrowser(), APPROVED, { mobile: '15400000001' })).status;
    expect(other).toBe(by === 'visitor' ? 200 : 429);
  },
);

test('refuses a second appeal for the same reason while the first is open, and spends neither proof nor files', async () => {
  const browser = newBrowser();
  const { ticket } = (await makeAppeal(browser)).data;
  const [proof, file] = [await proofOf(browser), await upload(browser)];
  const again = { body: appealForm({ proof, files: [file] }) };
  expect(await browser.call('makeAppeal', again)).toBeRefusedWith('APPEAL_OPEN');
  const other = { body: appealForm({ reason: 'OTHER', proof, files: [file] }) };
  expect(await browser.call('makeAppeal', other)).toSucceed();
  expect(await browser.call('makeAppeal', other)).toHaveWrongFields({ files: 'FILE_UNKNOWN' });
  const spent = { body: appealForm({ reason: 'ACCOUNT_STOLEN', proof, files: [await upload(browser)] }) };
  expect(await browser.call('makeAppeal', spent)).toBeRefusedWith('TICKET_UNKNOWN');
  for (const action of ['take', 'approve']) await review(ticket, action);
  expect(await makeAppeal(browser)).toSucceed();
});

test('lets the contact supplement an appeal only after the reviewer has asked', async () => {
  const browser = newBrowser();
  const { ticket } = (await makeAppeal(browser)).data;
  const addition = { ticket, description: 'Here is the letter you want.', files: [await upload(browser)] };
  const supplement = async (proof: string, more: Fields = {}) =>
    browser.call('supplementAppeal', { body: { ...addition, proof, ...more } });
  const proof = await proofOf(browser);
  expect(await supplement(proof)).toBeRefusedWith('APPEAL_STATE');
  await review(ticket, 'take');
  await review(ticket, 'ask', 'Please send a letter.');
  expect(lastSentTo(CONTACT).text).toMatch(/needs more information.* within 15 days/);
  expect(await supplement(await proofOf(browser, '15400000078'))).toBeRefusedWith('APPEAL_UNKNOWN');
  const { data } = await supplement(proof);
  expect(data.state).toBe('REVIEWING');
  expect(data.timeline.slice(2)).toMatchObject([
    { by: 'reviewer', state: 'NEED_MORE', note: 'Please send a letter.' },
    { by: 'applicant', state: 'REVIEWING', note: '' },
  ]);
  expect(getPortal().appeals.at(-1)?.timeline.at(-1)).toMatchObject({
    note: addition.description,
    files: [{ name: 'letter.pdf' }],
  });
  expect(await supplement(proof, { files: [] })).toBeRefusedWith('TICKET_UNKNOWN');
});

test('closes an appeal on time if the applicant does not respond within 15 days', async () => {
  const { ticket } = (await makeAppeal(newBrowser())).data;
  await review(ticket, 'take');
  await review(ticket, 'ask', 'More, please.');
  const asked = now();
  advanceClock(APPEAL_ANSWER_TIME - DAY);
  expect((await lookUp(newBrowser(), ticket)).data.state).toBe('NEED_MORE');
  advanceClock(3 * DAY);
  const { state, timeline } = (await lookUp(newBrowser(), ticket)).data;
  const { by, at } = timeline.at(-1) ?? { by: '', at: '' };
  expect([state, by]).toEqual(['CLOSED', 'portal']);
  expect(Math.abs(Date.parse(at) - asked - APPEAL_ANSWER_TIME)).toBeLessThan(10 * SECOND);
  expect(lastSentTo(CONTACT).text).toContain('was closed');
});

test('rejects another visitor’s file, and one that was not used within a day', async () => {
  const browser = newBrowser();
  const [own, stranger] = [await upload(browser), await upload(newBrowser())];
  expect(await makeAppeal(browser, { files: [stranger] })).toHaveWrongFields({ files: 'FILE_UNKNOWN' });
  advanceClock(FILE_LIFETIME);
  expect(await makeAppeal(browser, { files: [own] })).toHaveWrongFields({ files: 'FILE_UNKNOWN' });
});

test('rejects a proof of another scene, of another browser or from an hour ago', async () => {
  const browser = newBrowser();
  const registers = await ticketFor(browser, CONTACT, 'register');
  const files = [await upload(browser)];
  const send = (proof: string) => browser.call('makeAppeal', { body: appealForm({ proof, files }) });
  expect(await send(registers)).toBeRefusedWith('TICKET_UNKNOWN');
  expect(await send(await proofOf(newBrowser()))).toBeRefusedWith('TICKET_UNKNOWN');
  const old = await proofOf(browser);
  advanceClock(PROOF_LIFETIME);
  expect(await send(old)).toBeRefusedWith('TICKET_UNKNOWN');
});
