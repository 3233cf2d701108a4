/** Personal data, which responses mask (docs/api.md, Conventions). */
import { PAGE_SIZE_MAX } from '@/constants';
import type { EndpointName } from '@/contract';
import { check } from '../check';
import { expectRefusal, isId, walk } from '../expect';
import { assert, NotRun } from '../outcome';

/** Reads with masked personal data, and their query. Data of companies are public; texts of the user are not masked. */
const READS: [name: EndpointName, query?: Record<string, string>][] = [
  ['accountDetail'],
  ['identity'],
  ['security'],
  ['profile'],
  ['sessions'],
  ['addresses'],
  ['certificates'],
  ['bindings'],
  ['authorizations', { direction: 'given' }],
  ['authorizations', { direction: 'received' }],
  ['behaviorRecords'],
  ['verificationOverview'],
];
const PERSONAL = ['mobile', 'email', 'idNo', 'ip', 'phone', 'recipient'];
/** A masked name has asterisks. A name of a single character is not masked. */
const isMaskedName = (value: string) => [...value].length < 2 || value.includes('*');
/** A resident ID, a mobile number and a mail address in full. */
const UNMASKED = [/(?<!\d)\d{17}[\dXx](?!\d)/, /(?<![\d.])1[3-9]\d{9}(?!\d)/, /[\w.+-]{2,}@[\w-]+\.\w+/];

function expectMasked(name: EndpointName, data: unknown): void {
  for (const [path, key, value] of walk(data)) {
    // Random ids contain any digits.
    if (typeof value !== 'string' || value === '' || isId(key)) continue;
    if (PERSONAL.includes(key)) assert(value.includes('*'), `${name}: ${path} is not masked`);
    assert(
      !UNMASKED.some((form) => form.test(value)),
      `${name}: ${path} shows a number or an address in full`,
    );
  }
}

/** Returns the ids of the rows of a list, paged or not. */
function idsIn(data: unknown): string[] {
  const rows = Array.isArray(data) ? data : (data as { list: unknown[] }).list;
  return rows.map((row) => String((row as { id: unknown }).id));
}

const PHRASE = 'Kit whale 7';

/** Endpoints whose responses must not contain the phrase. */
const WITHOUT_PHRASE: readonly EndpointName[] = [
  'phrase',
  'security',
  'accountDetail',
  'identity',
  'profile',
  'sessions',
  'trustedBrowsers',
  'notices',
  'behaviorRecords',
  'notificationSettings',
  'startExport',
];

export const personal = {
  name: 'personal',
  title: 'Personal data',
  checks: [
    check('personal.masked', 'numbers, addresses and mail addresses are masked', async (ctx) => {
      const member = await ctx.member();
      for (const [name, query] of READS) {
        expectMasked(name, await member.read(name, { query }));
      }
    }),
    // Rows that are read by their id, or by the leaders of a company.
    check('personal.rows', 'an appeal and the people of a company are masked', async (ctx) => {
      const member = await ctx.member();
      const [appeal] = (await member.read('ownAppeals')).list;
      if (appeal) {
        expectMasked('ownAppeal', await member.read('ownAppeal', { params: { id: appeal.id } }));
      }
      if (!ctx.settings.companyAccount) return;
      const leader = await ctx.leader();
      const role = (await leader.read('roles')).find(({ state }) => state === 'ACTIVE');
      if (!role) return;
      const handlers = await leader.read('handlers', { params: { id: role.id } });
      expectMasked('handlers', handlers);
      for (const { name, isOwn } of handlers.list) {
        assert(isOwn || isMaskedName(name), 'handlers: a name is not masked');
      }
    }),
    // The lists of two persons' accounts have no row in common.
    check('personal.apart', 'no list has rows of another account', async (ctx) => {
      const [member, other] = [await ctx.member(), await ctx.secondMember()];
      const query = { pageSize: String(PAGE_SIZE_MAX) };
      for (const name of ['notices', 'behaviorRecords', 'ownAppeals', 'addresses', 'sessions'] as const) {
        const own = idsIn(await member.read(name, { query }));
        const theirs = idsIn(await other.read(name, { query }));
        assert(
          !theirs.some((id) => own.includes(id)),
          `${name}: a row of one account is in the list of another`,
        );
      }
    }),
    check('personal.names', 'name and account of the other person are masked', async (ctx) => {
      const member = await ctx.member();
      for (const direction of ['given', 'received']) {
        const { list } = await member.read('authorizations', { query: { direction } });
        for (const { party } of list) {
          assert(isMaskedName(party.name), `authorizations: the name of the other person is not masked`);
          assert(
            party.account.includes('*'),
            `authorizations: the account of the other person is not masked`,
          );
        }
      }
    }),
    check('personal.answers', 'no response contains a security answer or a password', async (ctx) => {
      const member = await ctx.member();
      for (const name of ['questions', 'security', 'accountDetail'] as const) {
        const data = await member.read(name);
        for (const [path, key] of walk(data)) {
          assert(
            !/^(?:answers?|pwd|password|passwordHash|salt)$/i.test(key),
            `${name}: ${path} must not be in a response`,
          );
        }
      }
    }),
    // Sets a phrase, so the server alerts the owner (docs/api.md, Phrase).
    check('personal.phrase', 'the phrase is in no response, except to a trusted browser', async (ctx) => {
      ctx.need('allowChanges');
      ctx.need('allowMessages');
      const visitor = await ctx.freshMember();
      if ((await visitor.read('phrase')).setAt) throw new NotRun('the account has a phrase');
      expectRefusal(await visitor.call('setPhrase', { body: { phrase: PHRASE } }), 'STEP_UP_REQUIRED');
      await ctx.stepUp(visitor);
      const remove = async () => (await ctx.steppedUp()).read('removePhrase');
      await ctx.withChange('removePhrase', remove, async () => {
        await visitor.read('setPhrase', { body: { phrase: PHRASE } });
        const { setAt } = await visitor.read('phrase');
        assert(setAt !== null, 'setPhrase: the phrase is not stored');
        for (const name of WITHOUT_PHRASE) {
          const data: unknown = await visitor.read(name);
          assert(!JSON.stringify(data).includes(PHRASE), `${name}: the phrase is in the response`);
        }
        const { account, userType } = ctx.need('account');
        const { phrase } = await ctx.visitor().read('signInPhrase', { body: { account, userType } });
        assert(phrase === null, 'a browser that is not trusted gets the phrase');
      });
    }),
  ],
};
