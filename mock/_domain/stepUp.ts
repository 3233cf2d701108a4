/** Confirming once more who one is, before an act that would hurt most in the wrong hands. */
import { STEP_UP_LIFETIME } from '../../src/constants';
import type { Data, StepUpDemand, StepUpMethod } from '../../src/contract';
import type { SubCodeName } from '../../src/contract/subCodes';
import type { Account } from './accounts';
import { recordAct } from './behaviour';
import { certificateFields, certificateHolder, challengeId } from './certificateProof';
import { instant, now } from './clock';
import { spendCode } from './codes';
import { oneTimeCode } from './contacts';
import { oneOf, readFields } from './fields';
import type { Ctx } from './http';
import { assertNotLocked, countFailure, forgetFailures } from './lockout';
import { matchesPassword } from './passwords';
import { HttpRefusal, Refusal } from './refusals';
import { openPasswords, secretIdOf, wirePassword } from './secrets';
import type { Session } from './sessions';
import { portal } from './state';
import type { Visit } from './visit';

export interface Member {
  account: Account;
  session: Session;
}

type Owner = Member & Pick<Visit, 'visitor' | 'lang' | 'req'>;
type Wire = Ctx<'stepUp'>['body'];

/** How the person can confirm who they are, the usual way first. */
export function methodsOf({ id, mobile, passwordChosen }: Account): StepUpMethod[] {
  const methods: StepUpMethod[] = [];
  if (passwordChosen) methods.push('password');
  if (mobile !== null) methods.push('sms');
  if (portal().certificates.some((one) => one.accountId === id)) methods.push('certificate');
  return methods;
}

/** Throws the 428 that asks for it, unless the session has been confirmed within the last 10 minutes. */
export function assertSteppedUp({ account, session }: Member): void {
  const { steppedUpAt } = session;
  if (steppedUpAt !== null && now() - steppedUpAt < STEP_UP_LIFETIME) return;
  const demand: StepUpDemand = { methods: methodsOf(account) };
  throw new HttpRefusal(428, 'STEP_UP_REQUIRED', demand);
}

/** Throws the refusal of what does not prove who the person is. */
type Prover = (owner: Owner, body: Wire) => void;

const provers: Record<StepUpMethod, Prover> = {
  password: (owner, body) => {
    const { account, visitor } = owner;
    const { value, secretId } = readFields(body, { value: wirePassword, secretId: secretIdOf });
    assertNotLocked(account.account);
    const clear = openPasswords(visitor, secretId, { value });
    if (account.passwordChosen && matchesPassword(account.password, clear.value)) {
      forgetFailures(account.account);
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
    const holder = certificateHolder(visitor, { challenge: value, ...proof }, () => undefined);
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
  recordAct(owner, { type: 'STEP_UP', result: 'FAILURE', failReason });
}

/**
 * Takes the person's proof: from now on the session is confirmed for 10 minutes. A wrong password counts as a
 * failure of the account name, and five lock it; the other ways stay open then.
 */
export function stepUp(owner: Owner, body: Wire): Data<'stepUp'> {
  const { method } = readFields(body, { method: oneOf('password', 'sms', 'certificate') });
  try {
    provers[method](owner, body);
  } catch (error) {
    if (error instanceof Refusal && TELLING.includes(error.subCode)) keepFailure(owner, error.subCode);
    throw error;
  }
  const at = now();
  owner.session.steppedUpAt = at;
  recordAct(owner, { type: 'STEP_UP' });
  return { until: instant(at + STEP_UP_LIFETIME) };
}
