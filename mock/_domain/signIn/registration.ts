/**
 * Registration. It reserves nothing: the first to finish gets the name (docs/api.md, Registration and
 * recovery).
 */
import { randomUUID } from 'node:crypto';
import { GUARDIAN_BELOW_AGE, GUARDIAN_MIN_AGE } from '../../../src/constants';
import type {
  Activation,
  Body,
  Guardian,
  LegalRegistration,
  PersonRegistration,
} from '../../../src/contract';
import { getAge, getBirthDate } from '../../../src/validation/documents';
import { createAccountDefaults } from '../accounts/accounts';
import { assertAvailable } from '../accounts/availability';
import { recordBehavior } from '../accounts/behavior';
import { addMembership } from '../accounts/companies';
import { assertPasswordAllowed, createPasswordFields } from '../accounts/newPassword';
import { sendMessage } from '../accounts/outbox';
import { countProofCheck, findProof, getProof, spendProof } from '../checks/proofs';
import { decryptPasswords } from '../checks/secrets';
import { maskName } from '../lib/masking';
import { translate } from '../lib/messages';
import { assertNoneWrong, Refusal, wrongField } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { assertMayRegister, startActivation } from './activation';
import { createFrozenRefusal } from './unfreeze';

type Visitor = Pick<RequestContext, 'visitor' | 'lang' | 'req'>;

/** Fields of both kinds of registration, with the holder of the new account. */
interface Applicant extends Pick<Account, 'userType' | 'account' | 'name' | 'idType' | 'idNo'> {
  email: string;
  newPwd: string;
  secretId?: string;
  ticket: string;
}

/** The level that a handler with a personal account needs to register an organization. */
const HANDLER_LEVEL = 2;

/** Throws as assertAvailable does, or TICKET_UNKNOWN. */
export function checkRegistration(
  { visitor }: Pick<RequestContext, 'visitor'>,
  { userType, ticket, ...fields }: Body<'checkRegistration'>,
): null {
  assertAvailable({ userType, ...countProofCheck(visitor, ticket), ...fields });
  return null;
}

/** Creates an account that waits for its activation, and sends the mail. */
export function registerAccount(context: Visitor, body: Body<'register'>): Activation {
  assertMayRegister(context);
  const account = body.userType === 'person' ? registerPerson(context, body) : registerLegal(context, body);
  recordBehavior(context, { accountId: account.id, type: 'REGISTER' });
  return startActivation(context, account);
}

function registerPerson(
  context: Visitor,
  { guardian: sentGuardian, ...applicant }: PersonRegistration,
): Account {
  const guardian = isWard(applicant) ? assertGuardian(context, sentGuardian) : undefined;
  const password = checkApplicant(context, applicant, {});
  const account = createAccount(context, applicant, password);
  if (guardian) notifyGuardian(context, guardian.ticket, account);
  return account;
}

/** The account belongs to the handler. Their role is a claim that has to be proven (docs/api.md, Roles). */
function registerLegal(context: Visitor, body: LegalRegistration): Account {
  const { orgName, uscc, orgType, legalRep, handler, ...form } = body;
  const applicant = { ...form, ...handler, idType: 'RESIDENT_ID' } as const;
  const password = checkApplicant(context, applicant, { uscc, idField: 'handler.idNo' });
  assertEligible(context, applicant);
  const account = createAccount(context, applicant, password);
  const capacity = legalRep.idNo === handler.idNo ? 'LEGAL_REP' : 'ADMIN';
  addMembership({
    accountId: account.id,
    capacity,
    origin: 'CREATED',
    state: 'DRAFT',
    form: { orgName, uscc, orgType, legalRep: legalRep.name, capacity, method: 'LEGAL_REP' },
  });
  return account;
}

/** Returns whether the document number belongs to a person under 14; false for a number without a birth date. */
function isWard({ idType, idNo }: PersonRegistration): boolean {
  const birth = getBirthDate(idType, idNo);
  return birth !== null && getAge(birth, now()) < GUARDIAN_BELOW_AGE;
}

/** Throws a 422 without a proved guardian of age. The age also excludes the ward. */
function assertGuardian({ visitor }: Visitor, guardian: Guardian | undefined): Guardian {
  if (!guardian) throw wrongField('guardian', 'GUARDIAN_REQUIRED');
  const birth = getBirthDate('RESIDENT_ID', guardian.idNo);
  const isOfAge = birth !== null && getAge(birth, now()) >= GUARDIAN_MIN_AGE;
  assertNoneWrong({
    'guardian.idNo': !isOfAge && 'GUARDIAN_UNFIT',
    'guardian.ticket': !findProof(visitor, 'guardian', guardian.ticket) && 'TICKET_UNKNOWN',
  });
  return guardian;
}

/** Checks that nothing is taken and that the password is allowed. Returns the password as plain text. */
function checkApplicant(
  { visitor }: Visitor,
  applicant: Applicant,
  more: { uscc?: string; idField?: string },
): string {
  const { account, ticket, secretId, newPwd, userType, idNo } = applicant;
  const { mobile } = getProof(visitor, 'register', ticket);
  const clear = decryptPasswords(visitor, secretId, { newPwd });
  assertPasswordAllowed({ account, mobile }, clear.newPwd);
  assertAvailable({ ...countProofCheck(visitor, ticket), userType, account, idNo, ...more });
  return clear.newPwd;
}

/** Throws FROZEN, or NOT_ELIGIBLE, if the handler's own personal account is frozen or not verified. */
function assertEligible(context: Visitor, { ticket, idNo }: Applicant): void {
  const { region, mobile } = getProof(context.visitor, 'register', ticket);
  const own = getPortal().accounts.find(
    (one) => one.userType === 'person' && one.idNo === idNo && one.mobile === mobile && one.region === region,
  );
  if (own?.status === 'FROZEN') throw createFrozenRefusal(context, own);
  if (own && own.level < HANDLER_LEVEL) throw new Refusal('NOT_ELIGIBLE');
}

function createAccount({ visitor, lang }: Visitor, applicant: Applicant, password: string): Account {
  const { account, name, idType, idNo, email, ticket, userType } = applicant;
  const { region, mobile } = spendProof(visitor, 'register', ticket);
  const created: Account = {
    id: `u-${randomUUID()}`,
    account,
    ...createPasswordFields(password),
    userType,
    nickname: account,
    name,
    idType,
    idNo,
    region,
    mobile,
    email,
    lang,
    ...createAccountDefaults(),
  };
  getPortal().accounts.push(created);
  return created;
}

function notifyGuardian({ visitor, lang }: Visitor, ticket: string, { name, account }: Account): void {
  const { region, mobile: to } = spendProof(visitor, 'guardian', ticket);
  const text = translate(lang, 'message.guardianConsented', { name: maskName(name), account });
  sendMessage({ kind: 'sms', region, to }, { text }, { account: undefined, lang });
}
