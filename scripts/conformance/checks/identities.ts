/** Identity rules (docs/api.md, Login names, Registration and recovery, Identity verification, Undo). */
import { randomBytes, randomInt } from 'node:crypto';
import { VERIFICATION_TIMEOUT, VERIFIED_LEVEL } from '@/constants';
import type { EndpointName, VerificationChannelName } from '@/contract';
import { type SubCodeName, subCodes } from '@/contract/subCodes';
import { isResidentId } from '@/validation/identity';
import { check } from '../check';
import { type CheckContext, unknownId } from '../checkContext';
import type { Visitor } from '../client';
import { expectAlike, expectFieldsWrong, expectRefusal, expectStepUp, readData } from '../expect';
import { stepUpSecond } from '../otherAccounts';
import { assert, Finding, NotRun } from '../outcome';
import { describe, type Reply, subCodeOf } from '../reply';
import { skipIfLimited } from './codes';

/** Tries for one document in a day, of all accounts that are not verified. */
const DOCUMENT_TRIES = 10;
/** Interval between two reads of a query, in ms. */
const QUERY_PAUSE = 200;

const readIdNo = async (visitor: Visitor): Promise<string> =>
  (await visitor.read('ownValue', { body: { field: 'idNo' } })).value;

const levelOf = async (visitor: Visitor): Promise<number> => (await visitor.read('accountDetail')).level;

/** Returns the second account after a step-up. Throws NotRun if the account is verified. */
async function unverifiedMember(ctx: CheckContext): Promise<Visitor> {
  const visitor = await stepUpSecond(ctx);
  if ((await levelOf(visitor)) >= VERIFIED_LEVEL) throw new NotRun('needs a second account of level 1');
  return visitor;
}

/** Returns the document number that the second account has declared. */
async function readDeclaredIdNo(ctx: CheckContext): Promise<string> {
  const idNo = await readIdNo(await unverifiedMember(ctx));
  if (idNo === '') throw new NotRun('the second account has declared no document');
  return idNo;
}

/** Proves the unused number for a registration that is not completed. Returns the visitor and the ticket. */
async function proveUnusedNumber(ctx: CheckContext): Promise<{ visitor: Visitor; ticket: string }> {
  ctx.need('allowMessages');
  const [number, visitor] = [ctx.need('unusedMobile'), ctx.visitor()];
  const send = (captcha?: string) =>
    visitor.call('smsCode', { body: { scene: 'register', ...number, captcha } });
  let reply = skipIfLimited(await send());
  if (subCodeOf(reply) === 'CAPTCHA_REQUIRED') {
    reply = skipIfLimited(await send(await ctx.captcha(visitor)));
  }
  readData('smsCode', reply);
  const code = await ctx.sentCode(number.mobile);
  const { userType } = ctx.secondCredentials();
  const proof = { scene: 'register', userType, ...number, code };
  const { ticket } = await visitor.read('proveMobile', { body: proof });
  return { visitor, ticket };
}

/** Returns the resident ID of a person born in 1900. */
function unknownIdNo(): string {
  const body = `110101190001${String(randomInt(1, 29)).padStart(2, '0')}${String(randomInt(1000)).padStart(3, '0')}`;
  const idNo = [...'0123456789X'].map((last) => body + last).find(isResidentId);
  if (!idNo) throw new Error(`no check character for ${body}`);
  return idNo;
}

/** The fields besides name and document, of channels that send no code and do not redirect. */
const QUERIES: { [C in VerificationChannelName]?: (idNo: string) => Record<string, string> } = {
  gonganVerify: () => ({ idFrom: '2020-01-01', idTo: '' }),
  socialSecurityCardVerify: () => ({ city: '110100', cardNo: 'A00000000' }),
  providentFundVerify: () => ({ city: '110100', fundAccount: 'GJJ00000000' }),
  driverLicenseVerify: (idNo) => ({ licenceNo: idNo, fileNo: '440100000000' }),
};

function queryRegistry(visitor: Visitor, channel: VerificationChannelName, idNo: string): Promise<Reply> {
  const person = { name: '测试无此人', idType: 'RESIDENT_ID', idNo };
  const body = { channel, level: 1, consent: true, ...person, ...QUERIES[channel]?.(idNo) };
  return visitor.call('startVerification', { body });
}

/** Waits until a registry has responded that it does not know the person. */
async function expectUnknownPerson(visitor: Visitor, id: string): Promise<void> {
  for (let waited = 0; waited <= VERIFICATION_TIMEOUT; waited += QUERY_PAUSE) {
    const { state, endedAt } = await visitor.read('verification', { params: { id } });
    if (state === 'UNAVAILABLE') throw new NotRun('a registry does not respond');
    assert(
      ['QUERYING', 'MISMATCHED'].includes(state),
      `a query about a person who does not exist is ${state}`,
    );
    if (endedAt) return;
    await visitor.server.sleep(QUERY_PAUSE);
  }
  throw new Finding(`a query has no result after ${VERIFICATION_TIMEOUT / 1000} seconds`);
}

/** Proves the mail address of the second account, which a first verification needs. */
async function proveContact(ctx: CheckContext, visitor: Visitor): Promise<void> {
  const sent = await visitor.read('ownCode', { body: { scene: 'stepUp', channel: 'email' } });
  const value = await ctx.sentCode(sent.destination);
  await visitor.read('stepUp', { body: { method: 'email', value } });
}

/** Returns two unknown tokens: a well-formed and a malformed one. */
const unknownTokens = () => [randomBytes(16).toString('base64url'), unknownId()];

/** Expects the same refusal of unknown tokens in this field, for all calls. None of the calls changes anything. */
async function expectAlikeRefusals(
  ctx: CheckContext,
  names: readonly EndpointName[],
  field: 'token' | 'ticket',
  subCode: SubCodeName,
): Promise<void> {
  const visitor = ctx.visitor();
  const replies: Reply[] = [];
  for (const token of unknownTokens()) {
    for (const name of names) replies.push(await visitor.call(name, { body: { [field]: token } }));
  }
  for (const reply of replies) {
    expectRefusal(reply, subCode);
    if (replies[0]) expectAlike(replies[0], reply, `unknown values of ${field}`);
  }
}

export const identities = {
  name: 'identities',
  title: 'Identity',
  checks: [
    check('claims.register', 'a declared document does not prevent a registration', async (ctx) => {
      const idNo = await readDeclaredIdNo(ctx);
      const { visitor, ticket } = await proveUnusedNumber(ctx);
      const checkNumber = (userType: string, number: string) =>
        visitor.call('checkRegistration', { body: { userType, ticket, idNo: number } });
      readData('checkRegistration', await checkNumber(ctx.secondCredentials().userType, idNo));
      const owner = await ctx.steppedUp();
      if ((await levelOf(owner)) < VERIFIED_LEVEL) return;
      const taken = await checkNumber(ctx.need('account').userType, await readIdNo(owner));
      const { idNo: reason } = expectFieldsWrong(taken, 'idNo');
      assert(
        reason === subCodes.ID_REGISTERED,
        `${describe(taken)}: a verified document is not refused as ID_REGISTERED`,
      );
    }),
    // Sends the right password, so that the account gets no failure. Consecutive runs lock the document number.
    check('claims.loginName', 'a declared document is not a login name', async (ctx) => {
      const idNo = await readDeclaredIdNo(ctx);
      const reply = await ctx.signIn(ctx.visitor(), { ...ctx.secondCredentials(), account: idNo });
      expectRefusal(reply, ['BAD_CREDENTIALS', 'LOCKED']);
    }),
    // The session has a step-up by password. The registry has no passports, so a faulty server does not query it.
    check('claims.contact', 'a first verification requires a code to an own contact', async (ctx) => {
      const visitor = await unverifiedMember(ctx);
      const person = { name: '测试无此人', idType: 'PASSPORT', idNo: 'TEST00001' };
      const body = {
        channel: 'gonganVerify',
        level: 1,
        consent: true,
        ...person,
        idFrom: '2020-01-01',
        idTo: '',
      };
      const reply = await visitor.call('startVerification', { body });
      const others = expectStepUp(reply).filter((method) => method !== 'sms' && method !== 'email');
      assert(
        others.length === 0,
        `${describe(reply)}: ${others.join(', ')} proves no contact of the account`,
      );
    }),
    check('claims.tries', 'registries are queried ten times a day about one document', async (ctx) => {
      ctx.need('allowVerifications');
      ctx.need('allowMessages');
      const [visitor, idNo] = [await unverifiedMember(ctx), unknownIdNo()];
      await proveContact(ctx, visitor);
      const overview = await visitor.read('verificationOverview');
      const open = overview.channels.filter(({ channel, available }) => available && QUERIES[channel]);
      const left = new Map(open.map(({ channel, triesLeft }) => [channel, triesLeft]));
      const all = [...left.values()].reduce((sum, tries) => sum + tries, 0);
      if (all <= DOCUMENT_TRIES) throw new NotRun('the second account has too few tries left today');

      let queryCount = 0;
      while (true) {
        const running: string[] = [];
        for (const [channel, tries] of left) {
          if (tries === 0) continue;
          const reply = await queryRegistry(visitor, channel, idNo);
          if (queryCount === DOCUMENT_TRIES) {
            expectRefusal(reply, 'VERIFY_LIMIT');
            return;
          }
          running.push(readData('startVerification', reply).id);
          left.set(channel, tries - 1);
          queryCount += 1;
        }
        // A channel accepts one query at a time.
        for (const id of running) await expectUnknownPerson(visitor, id);
      }
    }),
    check('undo.unknown', 'all invalid tokens get the same response', (ctx) =>
      expectAlikeRefusals(ctx, ['checkUndo', 'undoChange', 'checkUndo'], 'token', 'UNDO_UNKNOWN'),
    ),
    check('lostAccess.unknown', 'all invalid tickets of a recovery get the same response', (ctx) =>
      expectAlikeRefusals(ctx, ['checkLostAccess', 'stopLostAccess'], 'ticket', 'TICKET_UNKNOWN'),
    ),
  ],
};
