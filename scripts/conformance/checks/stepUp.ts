/** Step-up and the calls that require it (docs/api.md, Step-up; Own values in full; Acting for a company). */
import { STEP_UP_LIFETIME } from '@/constants';
import type { StepUpDemand } from '@/contract';
import { check } from '../check';
import { type CheckContext, unknownId, WRONG_PASSWORD } from '../checkContext';
import type { Visitor } from '../client';
import { expectFieldsWrong, expectRefusal, expectStepUp, lastsFor, readData } from '../expect';
import { assert, NotRun } from '../outcome';
import { describe, type Reply } from '../reply';
import { seal } from '../seal';

const METHODS = ['password', 'totp', 'sms', 'passkey', 'certificate'];
const NO_CURRENT = 'the list of accounts has no current one';

const readNumber = (visitor: Visitor, headers = {}) =>
  visitor.call('ownValue', { body: { field: 'idNo' }, headers });

/** Returns the methods of a 428. */
function methodsOf(reply: Reply): string[] {
  const methods = expectStepUp(reply);
  assert(
    methods.every((one) => METHODS.includes(one)),
    `${describe(reply)}: an unknown method`,
  );
  return methods;
}

const ownChoice = async (ctx: CheckContext) => {
  const { choices } = await (await ctx.member()).read('acting');
  if (!choices[0]) throw new NotRun('the account can act for no company');
  return choices[0].id;
};

export const stepUp = {
  name: 'stepUp',
  title: 'Step-up and acting for a company',
  checks: [
    check('stepUp.required', 'a value in full requires a step-up; the 428 has the methods', async (ctx) => {
      const methods = methodsOf(await readNumber(await ctx.freshMember()));
      assert(methods.includes('password'), 'methods do not contain the password that the account has');
    }),
    check('stepUp.fieldFirst', 'an invalid field is reported before the 428', async (ctx) => {
      expectFieldsWrong(
        await (await ctx.freshMember()).call('ownValue', { body: { field: 'password' } }),
        'field',
      );
    }),
    check('stepUp.opens', 'the password confirms only this session, for 10 minutes', async (ctx) => {
      const visitor = await ctx.freshMember();
      const { until } = await ctx.stepUp(visitor);
      assert(lastsFor(until, STEP_UP_LIFETIME), `the step-up lasts until ${until}, not for 10 minutes`);
      const { value } = readData('ownValue', await readNumber(visitor));
      assert(!value.includes('*'), 'the value is masked after the step-up');
      const other = await ctx.freshMember();
      expectRefusal(await readNumber(other), 'STEP_UP_REQUIRED');
    }),
    check('stepUp.wrong', 'a wrong password confirms nothing', async (ctx) => {
      const visitor = await ctx.freshMember();
      try {
        expectRefusal(await ctx.sendStepUp(visitor, WRONG_PASSWORD), 'PASSWORD_WRONG');
        expectRefusal(await readNumber(visitor), 'STEP_UP_REQUIRED');
      } finally {
        // The right password resets the count of failures.
        await ctx.stepUp(visitor);
      }
    }),
    check('stepUp.secret', 'the password of a step-up has to be encrypted', async (ctx) => {
      const visitor = await ctx.freshMember();
      // Not the account's password, because it is sent in clear text.
      const body = { method: 'password', value: WRONG_PASSWORD, secretId: unknownId() };
      try {
        expectRefusal(await visitor.call('stepUp', { body }), 'SECRET_INVALID');
      } finally {
        await ctx.freshMember();
      }
    }),
    check('stepUp.address', 'an address in full requires a step-up', async (ctx) => {
      const visitor = await ctx.freshMember();
      const [first] = (await visitor.read('addresses')).list;
      if (!first) throw new NotRun('the account has no address');
      const readAddress = () => visitor.call('address', { params: { id: first.id } });
      methodsOf(await readAddress());
      await ctx.stepUp(visitor);
      readData('address', await readAddress());
    }),
    // A server without a step-up starts the export and sends a message, so both permissions are needed.
    check('stepUp.export', 'a data export requires a step-up', async (ctx) => {
      ctx.need('allowChanges');
      ctx.need('allowMessages');
      methodsOf(await (await ctx.freshMember()).call('startExport'));
    }),
    check('switch.self', 'an account cannot switch to itself', async (ctx) => {
      const visitor = await ctx.steppedUp();
      const own = (await visitor.read('accounts')).find(({ current }) => current);
      assert(own, NO_CURRENT);
      expectRefusal(await visitor.call('switchAccount', { params: { id: own.id } }), 'FORBIDDEN');
    }),
    // A server that accepts the step-up opens the other account and alerts its owner.
    check('switch.target', 'the first switch to a linked account requires a proof of it', async (ctx) => {
      ctx.need('allowChanges');
      ctx.need('allowMessages');
      const visitor = await ctx.steppedUp();
      const accounts = await visitor.read('accounts');
      const linked = accounts.find(({ current, status }) => !current && status === 'ACTIVE');
      if (!linked) throw new NotRun('the account has no linked account');
      const reply = await visitor.call('switchAccount', { params: { id: linked.id } });
      const { target } = expectRefusal<Partial<StepUpDemand>>(reply, 'STEP_UP_REQUIRED');
      assert(target?.id === linked.id, `${describe(reply)}: data does not name the target`);
    }),
    // Sent without a step-up, so that a server that accepts the other account as linked does not open it.
    check('switch.foreign', "another person's account is not listed, opened or proved", async (ctx) => {
      const [visitor, other] = [await ctx.freshMember(), await ctx.secondMember()];
      const id = (await other.read('accounts')).find(({ current }) => current)?.id;
      const linked = await visitor.read('accounts');
      assert(id, NO_CURRENT);
      assert(!linked.some((one) => one.id === id), 'the list of accounts has an account of another person');
      expectRefusal(await visitor.call('switchAccount', { params: { id } }), 'NOT_FOUND');
      const secret = await visitor.read('secret');
      const value = seal(secret, ctx.secondCredentials().password);
      const body = { method: 'password', value, secretId: secret.id, accountId: id };
      expectRefusal(await visitor.call('stepUp', { body }), 'NOT_FOUND');
    }),
    // Selects the account that is already the primary one, so that a server without a step-up changes nothing.
    check('switch.primary', 'selecting the primary account requires a step-up', async (ctx) => {
      const visitor = await ctx.freshMember();
      const primary = (await visitor.read('accounts')).find((one) => one.primary);
      if (!primary) throw new NotRun('the account has no primary account');
      methodsOf(await visitor.call('setPrimaryAccount', { params: { id: primary.id } }));
    }),
    check('acting.unknown', 'with a session, an unknown role is ACTING_ENDED', async (ctx) => {
      const [member, roleId] = [await ctx.member(), unknownId()];
      const reply = await member.call('accountDetail', { headers: { 'X-Acting-As': roleId } });
      const data = expectRefusal(reply, 'ACTING_ENDED');
      assert(data.roleId === roleId, `${describe(reply)}: data does not name the role`);
      const guest = await ctx.visitor().call('accountDetail', { headers: { 'X-Acting-As': roleId } });
      expectRefusal(guest, 'NO_SESSION');
    }),
    check('acting.foreign', "another user's role is ACTING_ENDED", async (ctx) => {
      const [roleId, other] = [await ownChoice(ctx), await ctx.secondMember()];
      expectRefusal(await other.call('acting', { headers: { 'X-Acting-As': roleId } }), 'ACTING_ENDED');
    }),
    check('acting.stepUp', 'a step-up of the person does not count for a company', async (ctx) => {
      const [roleId, visitor] = [await ownChoice(ctx), await ctx.steppedUp()];
      readData('ownValue', await readNumber(visitor));
      const reply = await readNumber(visitor, { 'X-Acting-As': roleId });
      expectRefusal(reply, 'STEP_UP_REQUIRED');
    }),
  ],
};
