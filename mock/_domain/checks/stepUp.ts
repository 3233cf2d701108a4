/**
 * Step-up: a signed-in person confirms their identity again before a sensitive action (docs/api.md, Step-up).
 */
import { STEP_UP_LIFETIME } from '../../../src/constants';
import type { Data, StepUpDemand, StepUpMethod } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import { recordMemberBehavior } from '../accounts/behavior';
import { oneTimeCode } from '../forms/contacts';
import { oneOf, readFields } from '../forms/fields';
import { readActingHeader } from '../lib/actingHeader';
import { matchesPassword } from '../lib/passwords';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext, Member, RequestContext } from '../store/context';
import type { Account, CertificateFacts } from '../store/records/account';
import { certificateFields, challengeId, verifyCertificateProof } from './certificateProof';
import { findCertificateProblem, listBoundCertificates } from './certificates';
import { spendCode } from './codes';
import { assertNotLocked, clearFailures, countFailure } from './lockout';
import { decryptPasswords, encryptedPassword, secretIdField } from './secrets';

type Owner = Member & Pick<RequestContext, 'visitor' | 'lang' | 'req'>;
type Wire = EndpointContext<'stepUp'>['body'];

/**
 * Lists the ways in which the person can confirm their identity, the usual one first. A certificate that
 * cannot be used now is none.
 */
export function listStepUpMethods(account: Account): StepUpMethod[] {
  const { mobile, passwordChosen } = account;
  const methods: StepUpMethod[] = [];
  if (passwordChosen) methods.push('password');
  if (mobile !== null) methods.push('sms');
  const isUsable = (facts: CertificateFacts) => findCertificateProblem(facts) === null;
  if (listBoundCertificates(account).some(isUsable)) methods.push('certificate');
  return methods;
}

/**
 * Throws a 428 that asks for a step-up if the last one is more than 10 minutes ago, or was for somebody else: as oneself
 * does not count for a company, nor one company for another.
 */
export function assertSteppedUp({ account, session, req }: Member & Pick<RequestContext, 'req'>): void {
  const { steppedUpAt, steppedUpFor } = session;
  const isFresh = steppedUpAt !== null && now() - steppedUpAt < STEP_UP_LIFETIME;
  if (isFresh && steppedUpFor === readActingHeader(req)) return;
  const demand: StepUpDemand = { methods: listStepUpMethods(account) };
  throw new HttpRefusal(428, 'STEP_UP_REQUIRED', demand);
}

/** Checks a proof. Throws a refusal if it is wrong. */
type Prover = (owner: Owner, body: Wire) => void;

const provers: Record<StepUpMethod, Prover> = {
  password: (owner, body) => {
    const { account, visitor } = owner;
    const { value, secretId } = readFields(body, { value: encryptedPassword, secretId: secretIdField });
    assertNotLocked(account);
    const clear = decryptPasswords(visitor, secretId, { value });
    if (account.passwordChosen && matchesPassword(account.password, clear.value)) {
      clearFailures(account);
      return;
    }
    keepFailure(owner, 'PASSWORD_WRONG');
    countFailure(account);
    assertNotLocked(account);
    throw new Refusal('PASSWORD_WRONG');
  },
  sms: (owner, body) => {
    const { value } = readFields(body, { value: oneTimeCode });
    const { region, mobile } = owner.account;
    if (mobile === null) throw new Refusal('NO_DESTINATION');
    spendCode(owner, { scene: 'stepUp', kind: 'sms', region, to: mobile, code: value });
  },
  certificate: ({ account, visitor }, body) => {
    const { value, ...proof } = readFields(body, { value: challengeId, ...certificateFields });
    // The refusal that follows names the problem.
    const holder = verifyCertificateProof(visitor, { challenge: value, ...proof }, () => undefined);
    if (holder.id !== account.id) throw new Refusal('CERT_OTHERS');
  },
};

/**
 * The refusals that go into the behavior record, because they tell something about who tried. A wrong
 * password is recorded where it is counted.
 */
const TELLING: SubCodeName[] = [
  'CODE_WRONG',
  'CODE_USED_UP',
  'CERT_OTHERS',
  'CERT_NOT_BOUND',
  'CERT_REVOKED',
];

function keepFailure(owner: Owner, failReason: SubCodeName): void {
  recordMemberBehavior(owner, { type: 'STEP_UP', result: 'FAILURE', failReason });
}

/**
 * Checks the proof of the person and confirms the session for 10 minutes, for whom they act. A wrong password counts as a
 * failure of the account, and five lock it; the other ways stay open.
 */
export function confirmStepUp(owner: Owner, body: Wire): Data<'stepUp'> {
  const { method } = readFields(body, { method: oneOf('password', 'sms', 'certificate') });
  try {
    provers[method](owner, body);
  } catch (error) {
    if (error instanceof Refusal && TELLING.includes(error.subCode)) keepFailure(owner, error.subCode);
    throw error;
  }
  const at = now();
  Object.assign(owner.session, { steppedUpAt: at, steppedUpFor: readActingHeader(owner.req) });
  recordMemberBehavior(owner, { type: 'STEP_UP' });
  return { until: toInstant(at + STEP_UP_LIFETIME) };
}
