/** Claims of companies, legal representatives, and limits of searches (docs/api.md, Roles, Handlers). */
import { randomInt } from 'node:crypto';
import { COMPANY_LEVEL, DAY, PERSON_SEARCH_MISSES, SUCCESSOR_SEARCH_MISSES } from '@/constants';
import { formatChinaDate } from '@/validation/dates';
import { isCreditCode } from '@/validation/identity';
import { check } from '../check';
import { type CheckContext, unknownMobile, unknownName } from '../checkContext';
import type { Visitor } from '../client';
import { expectAlike, expectRefusal, readData } from '../expect';
import { stepUpSecond } from '../otherAccounts';
import { assert, Finding, NotRun } from '../outcome';
import { describe, isSuccess, type Reply, subCodeOf } from '../reply';

const CHECK_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const NAME = '测试无此人';
const RESIDENT_ID = '110101190001010014';
/** Number of proofs of one company that an account may request in a day. */
const PROOFS_MAX = 5;

/** Returns a credit code of an organization that does not exist. */
function unknownCreditCode(): string {
  const body = `91110000${String(randomInt(1e9)).padStart(9, '0')}`;
  const code = [...CHECK_CHARACTERS].map((last) => body + last).find((one) => isCreditCode(one));
  if (!code) throw new Error(`no check character for ${body}`);
  return code;
}

const claimOf = (uscc: string) => ({
  orgName: '测试未证明单位',
  uscc,
  orgType: 'ENTERPRISE',
  legalRep: NAME,
  capacity: 'LEGAL_REP',
  method: 'LEGAL_REP',
});

async function needLowLevel(visitor: Visitor): Promise<void> {
  const detail = await visitor.read('accountDetail');
  if (detail.level >= COMPANY_LEVEL) throw new NotRun('needs a second account below level 3');
}

/** Returns the path parameters and headers of calls in which the account acts as legal representative. */
async function sentAsLegalRep(visitor: Visitor) {
  const { choices } = await visitor.read('acting');
  const role = choices.find(({ capacity }) => capacity === 'LEGAL_REP');
  if (!role) throw new NotRun('the company account is no legal representative');
  return { params: { id: role.id }, headers: { 'X-Acting-As': role.id } };
}

/** Returns the company account after a new sign-in, with the parameters and headers of its calls. */
async function legalRepWithoutStepUp(ctx: CheckContext) {
  const visitor = await ctx.freshMember(ctx.need('companyAccount'));
  return { visitor, sent: await sentAsLegalRep(visitor) };
}

/** Returns the company account after a step-up, with the parameters and headers of its calls. */
async function legalRep(ctx: CheckContext) {
  ctx.need('allowChanges');
  const visitor = await ctx.leader();
  const sent = await sentAsLegalRep(visitor);
  await ctx.stepUp(visitor, ctx.need('companyAccount').password, sent.headers);
  return { visitor, sent };
}

const isTooMany = (reply: Reply) => subCodeOf(reply) === 'TOO_MANY';

/** Repeats a search without a result until the server refuses it as one too many. Returns the responses before that. */
async function searchUntilLimit(
  search: (at: number) => Promise<Reply>,
  subCode: 'SUCCESSOR_UNCONFIRMED' | 'HANDLER_UNKNOWN' | 'GRANTEE_UNKNOWN',
  limit: number,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let at = 0; at <= limit; at += 1) {
    const reply = await search(at);
    if (isTooMany(reply)) {
      expectRefusal(reply, 'TOO_MANY');
      assert(Number(reply.headers.get('retry-after')) > 0, `${describe(reply)}: no Retry-After`);
      if (at === 0) throw new NotRun('the search limit is used up');
      return replies;
    }
    expectRefusal(reply, subCode);
    replies.push(reply);
  }
  throw new Finding(`${limit + 1} searches without a result are all accepted`);
}

async function withdrawSuccessor(
  visitor: Visitor,
  sent: Awaited<ReturnType<typeof sentAsLegalRep>>,
): Promise<void> {
  const reply = await visitor.call('handlers', sent);
  assert(
    isSuccess(reply),
    `${describe(reply)}: the company was transferred to an account that has not accepted it`,
  );
  const { list } = readData('handlers', reply);
  const invitation = list.find(({ capacity, state }) => capacity === 'LEGAL_REP' && state === 'PENDING');
  assert(invitation, 'a successor is named, and no invitation is listed');
  const params = { ...sent.params, handlerId: invitation.id };
  const body = { action: 'withdraw', version: invitation.version };
  await visitor.read('moveHandler', { ...sent, params, body });
}

const period = () => ({ start: formatChinaDate(Date.now()), end: formatChinaDate(Date.now()) });

export const companies = {
  name: 'companies',
  title: 'Leaders of companies',
  checks: [
    check('companies.claim', 'a claimed company gives no permission and blocks no account', async (ctx) => {
      ctx.need('allowChanges');
      const [leader, member, uscc] = [await ctx.leader(), await ctx.member(), unknownCreditCode()];
      const { id, state } = await leader.read('createRole', { body: claimOf(uscc) });
      const discard = async () => (await ctx.leader()).read('discardRole', { params: { id } });
      await ctx.withChange(`discardRole ${id}`, discard, async () => {
        assert(state === 'DRAFT', `a claimed company is ${state}, not DRAFT`);
        expectRefusal(await leader.call('acting', { headers: { 'X-Acting-As': id } }), 'ACTING_ENDED');
        expectRefusal(await leader.call('handlers', { params: { id } }), 'ROLE_ENDED');
        const { roles } = await leader.read('accountDetail');
        assert(!roles.some((role) => role.id === id), 'the roles of the account contain an unproven claim');
        const seen = await member.read('companyByCode', { query: { uscc } });
        assert(!seen.known && !seen.hasLegalRep, 'an unproven claim makes a company known');
      });
    }),
    // Requests proofs of a company that does not exist. Each claim is discarded before the registry responds.
    check('companies.proofs', 'a company can be proved five times a day', async (ctx) => {
      ctx.need('allowChanges');
      const [visitor, uscc] = [await ctx.steppedUp(), unknownCreditCode()];
      for (let proofCount = 0; proofCount <= PROOFS_MAX; proofCount += 1) {
        const body = { ...claimOf(uscc), capacity: 'HANDLER' };
        const { id } = await visitor.read('createRole', { body });
        const discard = () => visitor.read('discardRole', { params: { id } });
        await ctx.withChange(`discardRole ${id}`, discard, async () => {
          const reply = await visitor.call('proveRole', { params: { id } });
          if (proofCount === PROOFS_MAX) expectRefusal(reply, 'TOO_MANY');
          else readData('proveRole', reply);
        });
      }
    }),
    check('companies.level', 'a role in a company requires level 3', async (ctx) => {
      const other = await ctx.secondMember();
      await needLowLevel(other);
      expectRefusal(await other.call('createRole', { body: claimOf(unknownCreditCode()) }), 'ROLE_LEVEL');
    }),
    // Without a step-up, names a successor who does not exist, so that even a faulty server changes nothing.
    check('companies.successorStepUp', 'naming a successor requires a step-up', async (ctx) => {
      const { visitor, sent } = await legalRepWithoutStepUp(ctx);
      const body = { loginId: unknownName(), name: NAME };
      expectRefusal(await visitor.call('replaceLegalRep', { ...sent, body }), 'STEP_UP_REQUIRED');
    }),
    // Without a step-up, extends the role of a handler. If the server accepts it, restores the last day.
    check('companies.longerStepUp', 'extending the role of a handler requires a step-up', async (ctx) => {
      ctx.need('allowChanges');
      const { visitor, sent } = await legalRepWithoutStepUp(ctx);
      const { list } = await visitor.read('handlers', sent);
      const latest = formatChinaDate(Date.now() + 364 * DAY);
      const row = list.find(
        ({ actions, end }) => actions.includes('changeDates') && end !== null && end < latest,
      );
      if (!row?.end) throw new NotRun('the company has no handler whose role can be lengthened');
      const params = { ...sent.params, handlerId: row.id };
      const { end } = row;
      const start = row.start ?? formatChinaDate(Date.now());
      const change = (days: { end: string; version: string }) =>
        visitor.call('changeHandlerDates', { ...sent, params, body: { start, ...days } });
      const reply = await change({ end: latest, version: row.version });
      if (isSuccess(reply)) {
        await change({ end, version: readData('changeHandlerDates', reply).version });
      }
      expectRefusal(reply, 'STEP_UP_REQUIRED');
    }),
    // A faulty server sends an invitation, which is withdrawn, or transfers the company, which cannot be
    // undone. Requires both permissions.
    check('companies.successorLevel', 'an account below level 3 cannot become a successor', async (ctx) => {
      ctx.need('allowMessages');
      const { visitor, sent } = await legalRep(ctx);
      const second = await stepUpSecond(ctx);
      await needLowLevel(second);
      const { name } = await second.read('accountDetail');
      if (name === '') throw new NotRun('the second account has no name');
      const body = { loginId: ctx.secondCredentials().account, name };
      const reply = await visitor.call('replaceLegalRep', { ...sent, body });
      if (isTooMany(reply)) throw new NotRun('the search limit is used up');
      if (isSuccess(reply)) await withdrawSuccessor(visitor, sent);
      expectRefusal(reply, 'SUCCESSOR_UNCONFIRMED');
    }),
    check('companies.successor', 'searches for a successor reveal nothing, and are limited', async (ctx) => {
      const { visitor, sent } = await legalRep(ctx);
      const known = ctx.need('account').account;
      const search = (at: number) =>
        visitor.call('replaceLegalRep', {
          ...sent,
          body: { loginId: at % 2 === 0 ? unknownName() : known, name: NAME },
        });
      const [unknown, other] = await searchUntilLimit(
        search,
        'SUCCESSOR_UNCONFIRMED',
        SUCCESSOR_SEARCH_MISSES,
      );
      if (unknown && other)
        expectAlike(unknown, other, 'a search for an unknown account and for a wrong name');
    }),
    check('companies.invitee', 'searches for a handler end after twenty without a result', async (ctx) => {
      const { visitor, sent } = await legalRep(ctx);
      const search = () => {
        const who = { name: NAME, loginId: unknownName(), idNo: RESIDENT_ID, mobile: unknownMobile() };
        return visitor.call('inviteHandler', { ...sent, body: { ...who, capacity: 'HANDLER', ...period() } });
      };
      await searchUntilLimit(search, 'HANDLER_UNKNOWN', PERSON_SEARCH_MISSES);
    }),
    check('companies.grantee', 'searches for a grantee end after twenty without a result', async (ctx) => {
      ctx.need('allowChanges');
      const visitor = await ctx.steppedUp();
      const search = () =>
        visitor.call('grantAuthorization', {
          body: { loginId: unknownName(), name: NAME, matters: ['TAX'], ...period() },
        });
      await searchUntilLimit(search, 'GRANTEE_UNKNOWN', PERSON_SEARCH_MISSES);
    }),
  ],
};
