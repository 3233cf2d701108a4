/** Becoming a user. Nothing is reserved on the way: whoever finishes first has the name and the numbers. */
import { randomUUID } from 'node:crypto';
import type { Activation, Body } from '../../src/contract';
import { type Account, blankAccount } from './accounts';
import { startActivation } from './activation';
import { record } from './behaviour';
import { enterCompany } from './companies';
import { deviceOf } from './device';
import { optional, readFields } from './fields';
import { frozenRefusal } from './frozen';
import { maskName } from './masking';
import { assertNewPassword, keptPassword } from './newPassword';
import { creditCode } from './organisations';
import { send } from './outbox';
import { countCheck, readProof, spendProof, ticketText, userTypeOf } from './proofs';
import { Refusal } from './refusals';
import { accountName, anyNumber, legalForm, personForm, type Wire } from './registrationForm';
import { openPasswords } from './secrets';
import { portal } from './state';
import { assertFree } from './taken';
import type { Visit } from './visit';
import { words } from './words';

type Visitor = Pick<Visit, 'visitor' | 'lang' | 'req'>;

/** What both kinds of registration send, and whose account it will be. */
interface Applicant extends Pick<Account, 'userType' | 'account' | 'name' | 'idType' | 'idNo'> {
  email: string;
  newPwd: string;
  secretId: string | undefined;
  ticket: string;
}

/** A handler who has an account of their own registers an organisation from this level on. */
const HANDLER_LEVEL = 2;

/** Throws where a name or number, as far as they are given, is taken. */
export function checkRegistration(
  { visitor }: Pick<Visit, 'visitor'>,
  body: { [K in keyof Body<'checkRegistration'>]?: unknown },
): void {
  const { userType, ticket, ...wanted } = readFields(body, {
    userType: userTypeOf,
    ticket: ticketText,
    account: optional(accountName),
    idNo: optional(anyNumber),
    uscc: optional(creditCode),
  });
  assertFree({ userType, ...countCheck(visitor, ticket), ...wanted });
}

/** Makes an account that waits for its activation, and sends the mail. */
export function register(visit: Visitor, body: Wire): Activation {
  const { userType } = readFields(body, { userType: userTypeOf });
  const account = userType === 'person' ? registerPerson(visit, body) : registerLegal(visit, body);
  record({ accountId: account.id, type: 'REGISTER' }, deviceOf(visit.req));
  return startActivation(visit, account);
}

function registerPerson(visit: Visitor, body: Wire): Account {
  const { guardian, ...form } = readFields(body, personForm(visit.visitor, body));
  const applicant = { ...form, userType: 'person' } as const;
  const admitted = admit(visit, applicant, {});
  const account = open(visit, applicant, admitted);
  if (guardian) tellGuardian(visit, guardian.ticket, account);
  return account;
}

/** The account is the handler's, who speaks for the organisation. */
function registerLegal(visit: Visitor, body: Wire): Account {
  const { orgName, uscc, orgType, legalRep, handler, ...form } = readFields(body, legalForm());
  const applicant = { ...form, ...handler, idType: 'RESIDENT_ID', userType: 'legal' } as const;
  const admitted = admit(visit, applicant, { uscc, idField: 'handler.idNo' });
  assertEligible(visit, applicant);
  const account = open(visit, applicant, admitted);
  const leads = legalRep.idNo === handler.idNo;
  enterCompany({ orgName, uscc, orgType, legalRep }, account.id, leads ? 'LEGAL_REP' : 'ADMIN');
  return account;
}

/** The password an applicant may have, in clear, once nothing they ask for is taken. */
function admit(
  { visitor }: Visitor,
  applicant: Applicant,
  more: { uscc?: string; idField?: string },
): string {
  const { account, ticket, secretId, newPwd, userType, idNo } = applicant;
  const { mobile } = readProof(visitor, 'register', ticket);
  const clear = openPasswords(visitor, secretId, { newPwd });
  assertNewPassword({ account, mobile }, clear.newPwd);
  assertFree({ ...countCheck(visitor, ticket), userType, account, idNo, ...more });
  return clear.newPwd;
}

/** Somebody whose own account could not act for an organisation cannot register one. */
function assertEligible(visit: Visitor, { ticket, idNo }: Applicant): void {
  const { region, mobile } = readProof(visit.visitor, 'register', ticket);
  const own = portal().accounts.find(
    (one) => one.userType === 'person' && one.idNo === idNo && one.mobile === mobile && one.region === region,
  );
  if (own?.status === 'FROZEN') throw frozenRefusal(visit, own);
  if (own && own.level < HANDLER_LEVEL) throw new Refusal('NOT_ELIGIBLE');
}

function open({ visitor }: Visitor, applicant: Applicant, password: string): Account {
  const { account, name, idType, idNo, email, ticket, userType } = applicant;
  const { region, mobile } = spendProof(visitor, 'register', ticket);
  const opened: Account = {
    id: `u-${randomUUID()}`,
    account,
    ...keptPassword(password),
    userType,
    nickname: account,
    avatar: '',
    name,
    idType,
    idNo,
    idFrom: null,
    idTo: null,
    level: 1,
    verifiedAt: null,
    verifiedBy: null,
    region,
    mobile,
    email,
    status: 'ACTIVE',
    lastLogin: null,
    ...blankAccount(),
  };
  portal().accounts.push(opened);
  return opened;
}

function tellGuardian({ visitor, lang }: Visitor, ticket: string, { name, account }: Account): void {
  const { mobile } = spendProof(visitor, 'guardian', ticket);
  const values = { name: maskName(name), account };
  send({ kind: 'sms', to: mobile, text: words(lang, 'message.guardianConsented', values) });
}
