/** Confirming once more who one is, before an act that would hurt most in the wrong hands. */
import { STEP_UP_LIFETIME } from '../../../src/constants';
import type { Data, StepUpDemand, StepUpMethod } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import type { Account } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import type { Session } from '../accounts/sessions';
import { oneTimeCode } from '../forms/contacts';
import { oneOf, readFields } from '../forms/fields';
import type { EndpointContext } from '../http/handlers';
import { matchesPassword } from '../lib/passwords';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';
import { getPortal } from '../store/state';
import { certificateFields, challengeId, verifyCertificateProof } from './certificateProof';
import { spendCode } from './codes';
import { assertNotLocked, clearFailures, countFailure } from './lockout';
import { decryptPasswords, encryptedPassword, secretIdField } from './secrets';

export interface Member {
  account: Account;
  session: Session;
}

type Owner = Member & Pick<RequestContext, 'visitor' | 'lang' | 'req'>;
type Wire = EndpointContext<'stepUp'>['body'];

/** How the person can confirm who they are, the usual way first. */
export function listStepUpMethods({ id, mobile, passwordChosen }: Account): StepUpMethod[] {
  const methods: StepUpMethod[] = [];
  if (passwordChosen) methods.push('password');
  if (mobile !== null) methods.push('sms');
  if (getPortal().certificates.some((one) => one.accountId === id)) methods.push('certificate');
  return methods;
}

/** Throws the 428 that asks for it, unless the session has been confirmed within the last 10 minutes. */
export function assertSteppedUp({ account, session }: Member): void {
  const { steppedUpAt } = session;
  if (steppedUpAt !== null && now() - steppedUpAt < STEP_UP_LIFETIME) return;
  const demand: StepUpDemand = { methods: listStepUpMethods(account) };
  throw new HttpRefusal(428, 'STEP_UP_REQUIRED', demand);
}

/** Throws the refusal of what does not prove who the person is. */
type Prover = (owner: Owner, body: Wire) => void;

const provers: Record<StepUpMethod, Prover> = {
  password: (owner, body) => {
    const { account, visitor } = owner;
    const { value, secretId } = readFields(body, { value: encryptedPassword, secretId: secretIdField });
    assertNotLocked(account.account);
    const clear = decryptPasswords(visitor, secretId, { value });
    if (account.passwordChosen && matchesPassword(account.password, clear.value)) {
      clearFailures(account.account);
      return;
    }
    keepFailure(owner, 'PASSWORD_WRONG');
    countFailure(account.account);
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
    // A flaw of somebody's certificate is told by the refusal that follows.
    const holder = verifyCertificateProof(visitor, { challenge: value, ...proof }, () => undefined);
    if (holder.id !== account.id) throw new Refusal('CERT_OTHERS');
  },
};

/** Refusals that say something about who tried; a password's are kept where they are counted. */
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
 * Takes the person's proof: from now on the session is confirmed for 10 minutes. A wrong password counts as a
 * failure of the account name, and five lock it; the other ways stay open then.
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
  owner.session.steppedUpAt = at;
  recordMemberBehavior(owner, { type: 'STEP_UP' });
  return { until: toInstant(at + STEP_UP_LIFETIME) };
}
