/** Proves that the visitor owns the account whose password they reset. */
import type { Body, ResetProof, ResetStep } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import { recordBehavior } from '../accounts/behavior';
import { mailTo } from '../accounts/contacts';
import { findAuthenticator } from '../accounts/factors';
import { isOwnMailbox, isOwnMobile, toStoredAddress } from '../accounts/ownContact';
import { verifyBoundCertificate } from '../checks/certificateProof';
import { spendCode } from '../checks/codes';
import { refuseWrongProof } from '../checks/proofs';
import { decryptSecrets } from '../checks/secrets';
import { areAnswersCorrect, listQuestions } from '../checks/securityQuestions';
import { Refusal, wrongField } from '../lib/refusals';
import type { RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { PasswordReset } from '../store/records/signIn';
import { getPortal } from '../store/state';
import { renewVisitor } from '../store/visitors';
import { getPasswordReset } from './passwordReset';

export type Who = Pick<RequestContext, 'visitor' | 'lang' | 'req' | 'account' | 'setCookie'>;

/** Whether a proof belongs to the account. Throws if the proof itself is invalid, for any account. */
function isProven(context: Who, account: Account | undefined, proof: ResetProof): boolean {
  if (proof.method === 'mobile') {
    const { code, ...typed } = proof;
    spendCode(context, { scene: 'reset', kind: 'sms', region: typed.region, to: typed.mobile, code });
    return isOwnMobile(account, typed);
  }
  if (proof.method === 'email') {
    const sentTo = toStoredAddress(proof.email);
    spendCode(context, { scene: 'reset', ...mailTo(sentTo), code: proof.code });
    return isOwnMailbox(account, sentTo);
  }
  const { holder } = verifyBoundCertificate(context.visitor, proof, ({ id }, problem) => {
    if (id === account?.id) recordFailure(context, account, problem);
  });
  return holder.id === account?.id;
}

/** Checks a proof. One of another account uses up a try, and the last try ends the reset. */
export function submitResetProof(context: Who, { id, ...proof }: Body<'proveReset'>): ResetStep {
  const { reset, account } = getPasswordReset(context.visitor, id);
  const matches = isProven(context, account, proof);
  if (!matches || !account) return refuse(context, { id, account, subCode: 'PROOF_MISMATCH' });
  return acceptProof(context, { reset, account }, proof.method);
}

/** Accepts a valid proof: renews the visitor id, and returns the next step of the reset. */
export function acceptProof(
  context: Who,
  { reset, account }: { reset: PasswordReset; account: Account },
  provedBy: NonNullable<PasswordReset['provedBy']>,
): ResetStep {
  // A person who knew the former visitor id must not finish the reset.
  renewVisitor(context);
  reset.provedBy = provedBy;
  const questions = listQuestions(account.id);
  // A visitor who has already answered the questions need not answer again.
  if (reset.due === 'proof') reset.due = questions.length > 0 ? 'answers' : null;
  return reset.due ? { next: 'questions', questions } : describeLastStep(reset, account);
}

/** Checks the answers in the order of the questions. Wrong ones use up one of the same tries. */
export function submitResetAnswers(context: Who, { id, answers, secretId }: Body<'answerReset'>): ResetStep {
  const { reset, account } = getPasswordReset(context.visitor, id);
  if (reset.due === 'proof' || !account) throw new Refusal('RESET_UNKNOWN');
  if (answers.length !== listQuestions(account.id).length) throw wrongField('answers', 'FIELD_FORMAT');
  const clear = decryptSecrets(context.visitor, secretId, answers);
  if (!areAnswersCorrect(account.id, clear)) refuse(context, { id, account, subCode: 'ANSWERS_WRONG' });
  reset.due = null;
  return describeLastStep(reset, account);
}

function describeLastStep({ provedBy }: PasswordReset, account: Account): ResetStep {
  const step = { next: 'password', account: account.account } as const;
  if (provedBy === 'paymentApp') return { ...step, recovery: 'required' };
  // A certificate signs in without the app, so no recovery is needed.
  const needsApp = provedBy !== 'certificate' && findAuthenticator(account) !== undefined;
  return needsApp ? { ...step, recovery: 'possible' } : step;
}

interface Miss {
  id: string;
  account: Account | undefined;
  subCode: Parameters<typeof refuseWrongProof>[2];
}

/** Counts a wrong proof, also in the activity record of the account. Throws `subCode` or PROOF_USED_UP. */
export function refuse(context: Who, { id, account, subCode }: Miss): never {
  if (account) recordFailure(context, account, subCode);
  refuseWrongProof(getPortal().resets, id, subCode);
}

function recordFailure({ req }: Who, { id }: Account, failReason: SubCodeName): void {
  recordBehavior({ req }, { accountId: id, type: 'PWD_RESET', result: 'FAILURE', failReason });
}
