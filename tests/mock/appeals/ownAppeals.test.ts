import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_RESEND } from '../../../src/constants';
import { type Browser, lastSentTo, runPortal } from '../portal';
import { APPROVED, CONTACT, makeAppeal, OWN, REJECTED, review as reviewBy, upload } from './appellants';

const newBrowser = runPortal();

const review = (ticket: string, action: string, note?: string) =>
  reviewBy(newBrowser(), ticket, action, note);

const demo = () => newBrowser().opensSessionOf('demo');

const listOf = async (browser: Browser, query: Record<string, string> = {}) =>
  (await browser.call('ownAppeals', { query })).data;

const idOf = async (browser: Browser, ticket: string) =>
  (await listOf(browser)).list.find((row) => row.ticket === ticket)?.id ?? '';

test('lists the seeded appeals newest first and allows the rejected one to be submitted again', async () => {
  const browser = demo();
  const { list, ...page } = await listOf(browser);
  expect(page).toEqual({ total: 2, pageNumber: 1, pageSize: 10 });
  expect(list.map(({ ticket, state }) => [ticket, state])).toEqual([
    [REJECTED, 'REJECTED'],
    [APPROVED, 'APPROVED'],
  ]);
  const ids = list.map(({ id }) => id);
  const [rejected, approved] = await Promise.all(
    ids.map(async (id) => (await browser.call('ownAppeal', { params: { id } })).data),
  );
  expect(approved?.actions).toEqual([]);
  expect(rejected).toMatchObject({
    actions: ['again'],
    repeats: null,
    repeatedBy: null,
    submission: {
      loginId: 'demo',
      idNo: '110101********0014',
      mobile: '154****0001',
      files: [{ name: '开户证明.pdf', type: 'application/pdf' }],
    },
  });
  expect(rejected?.timeline.map(({ state }) => state)).toEqual(['SUBMITTED', 'REVIEWING', 'REJECTED']);
});

test('refuses to withdraw, supplement or review a withdrawn appeal', async () => {
  const browser = demo();
  const { ticket } = (await makeAppeal(browser)).data;
  const id = await idOf(browser, ticket);
  const withdraw = () => browser.call('withdrawAppeal', { params: { id } });
  expect((await withdraw()).data).toMatchObject({ state: 'WITHDRAWN', actions: [] });
  expect(await withdraw()).toBeRefusedWith('APPEAL_STATE');
  const body = { description: 'Here is the letter you want.', files: [await upload(browser)] };
  expect(await browser.call('supplementOwnAppeal', { params: { id }, body })).toBeRefusedWith('APPEAL_STATE');
  expect(await review(ticket, 'take')).toBeRefusedWith('APPEAL_STATE');
  expect(lastSentTo(CONTACT).text).toContain('was withdrawn');
  expect((await browser.call('notices')).data[0]?.title).toBe('Appeal withdrawn');
});

test('lets the owner supplement an appeal on request and see the whole appeal', async () => {
  const browser = demo();
  const { ticket } = (await makeAppeal(browser)).data;
  const id = await idOf(browser, ticket);
  const body = { description: 'Here is the letter you want.', files: [await upload(browser)] };
  const supplement = () => browser.call('supplementOwnAppeal', { params: { id }, body });
  expect(await supplement()).toBeRefusedWith('APPEAL_STATE');
  await review(ticket, 'take');
  await review(ticket, 'ask', 'Please send a letter.');
  const asked = (await browser.call('ownAppeal', { params: { id } })).data;
  expect(asked.actions).toEqual(['supplement', 'withdraw']);
  expect((await supplement()).data).toMatchObject({ state: 'REVIEWING', actions: ['withdraw'] });
  const { timeline } = (await browser.call('ownAppeal', { params: { id } })).data;
  expect(timeline.at(-1)).toMatchObject({
    by: 'applicant',
    note: body.description,
    files: [{ name: 'letter.pdf' }],
  });
});

test('lets the owner submit a rejected appeal again once, if none for the same reason is open', async () => {
  const browser = demo();
  const id = await idOf(browser, REJECTED);
  const body = { description: 'With the stamp this time.', files: [] };
  const again = (of: string) => browser.call('appealAgain', { params: { id: of }, body });
  const open = { reason: 'VERIFY_FAILED', idNo: '110101190001010014' };
  const { ticket } = (await makeAppeal(browser, open, OWN)).data;
  expect(await again(id)).toBeRefusedWith('APPEAL_OPEN');
  for (const action of ['take', 'approve']) await review(ticket, action);
  const { data } = await again(id);
  expect(data).toMatchObject({
    reason: 'VERIFY_FAILED',
    state: 'SUBMITTED',
    actions: ['withdraw'],
    repeats: { id, ticket: REJECTED },
    repeatedBy: null,
    submission: { name: '测试甲', mobile: '154****0001', description: body.description },
  });
  const old = (await browser.call('ownAppeal', { params: { id } })).data;
  expect(old).toMatchObject({
    state: 'REJECTED',
    actions: [],
    repeatedBy: { id: data.id, ticket: data.ticket },
  });
  expect(await again(id)).toBeRefusedWith('APPEAL_STATE');
  await review(data.ticket, 'take');
  await review(data.ticket, 'reject', 'No.');
  expect((await browser.call('ownAppeal', { params: { id: data.id } })).data.actions).toEqual([]);
  expect(await again(data.id)).toBeRefusedWith('APPEAL_STATE');
});

test('filters, sorts and pages the list', async () => {
  const browser = demo();
  const reasons = ['MOBILE_LOST', 'ACCOUNT_STOLEN', 'OTHER', 'NAME_CHANGED'];
  for (const reason of reasons) {
    await makeAppeal(browser, { reason });
    advanceClock(CODE_RESEND);
  }
  const oldest = (await listOf(browser, { sort: 'submittedAt:asc' })).list.map(({ reason }) => reason);
  expect(oldest).toEqual(['NAME_CHANGED', 'VERIFY_FAILED', ...reasons]);
  const { ticket } = getPortal().appeals.find(({ submission }) => submission.reason === 'MOBILE_LOST') ?? {
    ticket: '',
  };
  await review(ticket, 'take');
  expect((await listOf(browser, { sort: 'updatedAt:desc' })).list[0]?.ticket).toBe(ticket);
  const second = await listOf(browser, { pageNumber: '2', pageSize: '4' });
  expect(second.list.map((row) => row.ticket)).toEqual([REJECTED, APPROVED]);
  const total = async (query: Record<string, string>) => (await listOf(browser, query)).total;
  expect(await total({ state: 'SUBMITTED' })).toBe(3);
  expect(await total({ reason: 'NAME_CHANGED', state: 'APPROVED' })).toBe(1);
  expect(await total({ from: '2025-11-03', to: '2025-11-03' })).toBe(1);
  expect(await total({ state: '', reason: '' })).toBe(6);
});
