/** Step-up: a signed-in person confirms their identity again (docs/api.md, Step-up). */
import { STEP_UP_LIFETIME, SWITCH_PROOF_LIFETIME } from '../../../src/constants';
import type { Data, SignInProof, StepUpDemand } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import { factorRules } from '../../../src/domain/factors';
import { recordBehavior, recordMemberBehavior } from '../accounts/behavior';
import { listDestinations } from '../accounts/contacts';
import { findAuthenticator, listAccountPasskeys } from '../accounts/factors';
import { findLinkedAccount } from '../accounts/links';
import { assertSessionLasts } from '../accounts/sessions';
import { matchesPassword } from '../lib/passwords';
import { HttpRefusal, Refusal, wrongField } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext, Member, MemberRequest, RequestContext } from '../store/context';
import type { Account, CertificateBinding } from '../store/records/account';
import type { AuthenticatorRecord, PasskeyRecord } from '../store/records/factors';
import type { Session, SessionStepUp } from '../store/records/session';
import { verifyBoundCertificate } from './certificateProof';
import { findCertificateProblem, listBoundCertificates } from './certificates';
import { spendCode } from './codes';
import { assertNotLocked, clearFailures, countFailure } from './lockout';
import { verifyAssertion } from './passkeys';
import { spendFactorCode } from './secondFactor';
import { decryptPasswords } from './secrets';

/** `account` is the account whose owner has to confirm: the caller's own, or a linked one before a switch to it. */
type Owner = Member & Pick<RequestContext, 'visitor' | 'lang' | 'req' | 'setCookie'>;
type Proof = EndpointContext<'stepUp'>['body'];

/** Lists the methods of the owner, the usual one first; with an app only strong ones (src/domain/factors). */
export const listStepUpMethods = (account: Account): SignInProof[] =>
  listSignInProofs(account).filter((method) => isStrongEnough(account, method));

const isStrongEnough = (account: Account, method: SignInProof): boolean =>
  findAuthenticator(account) === undefined || factorRules[method].stepsUp;

export type RemovableProof = AuthenticatorRecord | PasskeyRecord | CertificateBinding;

/** Lists the proofs of the owner, the usual one first, without `gone` and unusable certificates. */
export function listSignInProofs(account: Account, gone?: RemovableProof): SignInProof[] {
  const { mobile, passwordChosen } = account;
  const methods: SignInProof[] = [];
  const isKept = (one: RemovableProof) => one !== gone;
  const app = findAuthenticator(account);
  if (app && isKept(app)) methods.push('totp');
  if (passwordChosen) methods.push('password');
  if (mobile !== null) methods.push('sms');
  if (listAccountPasskeys(account).some(isKept)) methods.push('passkey');
  const isUsable = (one: CertificateBinding) => isKept(one) && findCertificateProblem(one) === null;
  if (listBoundCertificates(account).some(isUsable)) methods.push('certificate');
  return methods;
}

/**
 * Throws a 428 unless a step-up of the last 10 minutes is for the current role, with or without the header,
 * because the default role may change. One as a person does not count for a company, nor for another one.
 */
export function assertSteppedUp(owner: MemberRequest): void {
  if (!isSteppedUp(owner)) demandStepUp({ methods: listStepUpMethods(owner.account) });
}

export function isSteppedUp({ session, req }: MemberRequest): boolean {
  const { steppedUpAt, steppedUpFor } = session;
  return steppedUpAt !== null && isRecent(steppedUpAt) && steppedUpFor === (req.actingAs ?? null);
}

/** Requires a step-up of accounts with an app, whose password or text message alone permits no change. */
export function assertSteppedUpByFactor(owner: MemberRequest): void {
  if (findAuthenticator(owner.account)) assertSteppedUp(owner);
}

const isRecent = (at: number): boolean => now() - at < STEP_UP_LIFETIME;

/** Lists the step-ups of a session that have not expired, for a role or for the person. */
export const listFreshStepUps = ({ stepUps }: Session, role: string | null): SessionStepUp[] =>
  stepUps.filter((one) => one.role === role && isRecent(one.at));

function noteStepUp(session: Session, stepUp: SessionStepUp): void {
  session.stepUps = [...session.stepUps.filter(({ at }) => isRecent(at)), stepUp];
  Object.assign(session, { steppedUpAt: stepUp.at, steppedUpFor: stepUp.role });
}

/** Throws the 428 that lists the methods to confirm the action. */
export function demandStepUp(demand: StepUpDemand): never {
  throw new HttpRefusal(428, 'STEP_UP_REQUIRED', demand);
}

/**
 * Throws a 428 with the target's methods unless this session has proved it. Throws SWITCH_UNPROVABLE without
 * one.
 */
export function assertTargetProven({ session }: Member, target: Account): void {
  const { targetProof } = session;
  if (targetProof?.accountId === target.id && targetProof.expiresAt > now()) return;
  const { id, account } = target;
  const methods = listStepUpMethods(target);
  if (methods.length === 0) throw new Refusal('SWITCH_UNPROVABLE', { account });
  demandStepUp({ methods, target: { id, account } });
}

/** Returns the owner's own account, or the linked one with this id. Throws a 404. */
export function findProvedAccount({ account }: Pick<Member, 'account'>, accountId?: string): Account {
  return accountId === undefined ? account : findLinkedAccount(account, accountId);
}

function assertPassword(owner: Owner, sealed: string, secretId: string | undefined): void {
  const { account, visitor } = owner;
  assertNotLocked(account);
  const clear = decryptPasswords(visitor, secretId, { value: sealed });
  if (account.passwordChosen && matchesPassword(account.password, clear.value)) {
    clearFailures(account);
    return;
  }
  recordFailure(owner, 'PASSWORD_WRONG');
  countFailure(account);
  assertNotLocked(account);
  throw new Refusal('PASSWORD_WRONG');
}

function spendStepUpCode(owner: Owner, method: 'sms' | 'email', code: string): void {
  const wanted = method === 'sms' ? 'sms' : 'mail';
  const contact = listDestinations(owner.account).find(({ kind }) => kind === wanted);
  if (!contact) throw new Refusal('NO_DESTINATION');
  spendCode(owner, { scene: 'stepUp', ...contact, code });
}

async function assertProof(owner: Owner, proof: Proof): Promise<void> {
  const { account, visitor } = owner;
  if (proof.method === 'password') assertPassword(owner, proof.value, proof.secretId);
  else if (proof.method === 'certificate') {
    const signed = { ...proof, challenge: proof.value };
    // confirmStepUp records the refusals that show an attempt.
    const { holder } = verifyBoundCertificate(visitor, signed);
    if (holder.id !== account.id) throw new Refusal('CERT_OTHERS');
  } else if (proof.method === 'totp') spendFactorCode(account, proof.value);
  else if (proof.method === 'passkey') {
    const holder = await verifyAssertion(owner, proof.passkey, (copied) => {
      if (copied.id !== account.id) recordFailure({ ...owner, account: copied }, 'PASSKEY_COPIED');
    });
    if (holder.id !== account.id) throw new Refusal('PASSKEY_OTHERS');
  } else spendStepUpCode(owner, proof.method, proof.value);
}

/** Refusals that show an attempt. assertPassword records wrong passwords itself. */
const RECORDED_REFUSALS: SubCodeName[] = [
  'CODE_WRONG',
  'CODE_USED_UP',
  'CERT_OTHERS',
  'CERT_NOT_BOUND',
  'CERT_OF_COMPANY',
  'CERT_REVOKED',
  'PASSKEY_OTHERS',
  'PASSKEY_COPIED',
];

/** Records a failure, for a linked account in the record of that account. */
function recordFailure({ account, req, session }: Owner, failReason: SubCodeName): void {
  const event = { type: 'STEP_UP', result: 'FAILURE', failReason } as const;
  if (account.id === session.accountId) recordMemberBehavior({ req, session }, event);
  else recordBehavior({ req }, { accountId: account.id, ...event });
}

/**
 * Checks a proof and confirms the session. A code by mail only proves a contact. A wrong password counts as a
 * failure of the account. With `accountId` the proof is for one switch to a linked account.
 */
export async function confirmStepUp(member: Owner, proof: Proof): Promise<Data<'stepUp'>> {
  const owner = { ...member, account: findProvedAccount(member, proof.accountId) };
  const { method } = proof;
  const isOwn = owner.account === member.account;
  // A code to a contact proves that contact, even if it confirms nothing.
  const confirmedBy = method !== 'email' && isStrongEnough(owner.account, method) ? method : undefined;
  if (!confirmedBy && (method === 'password' || !isOwn)) throw wrongField('method', 'FIELD_FORMAT');
  try {
    await assertProof(owner, proof);
  } catch (error) {
    if (error instanceof Refusal && RECORDED_REFUSALS.includes(error.subCode))
      recordFailure(owner, error.subCode);
    throw error;
  }
  // The check of a passkey is asynchronous, so the session or the link may have ended.
  assertSessionLasts(member.session);
  findProvedAccount(member, proof.accountId);
  const at = now();
  if (confirmedBy && !isOwn) {
    const expiresAt = at + SWITCH_PROOF_LIFETIME;
    owner.session.targetProof = { accountId: owner.account.id, method: confirmedBy, expiresAt };
    return { until: toInstant(expiresAt) };
  }
  const { session } = owner;
  if (method === 'sms' || method === 'email') session.contactProof = { method, at };
  if (confirmedBy) noteStepUp(session, { method: confirmedBy, at, role: owner.req.actingAs ?? null });
  recordMemberBehavior(owner, { type: 'STEP_UP' });
  return { until: toInstant(at + STEP_UP_LIFETIME) };
}
