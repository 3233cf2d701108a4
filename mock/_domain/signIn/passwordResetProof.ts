/** Proves that the visitor owns the account whose password they reset. */
import type { ResetProof, ResetStep } from '../../../src/contract';
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { recordBehavior } from '../accounts/behavior';
import { isOwnMailbox, isOwnMobile, toStoredAddress } from '../accounts/ownContact';
import { certificateFields, challengeId, verifyCertificateProof } from '../checks/certificateProof';
import { spendCode } from '../checks/codes';
import { refuseWrongProof } from '../checks/proofTries';
import { decryptSecrets, encryptedPassword, secretIdField } from '../checks/secrets';
import { areAnswersCorrect, listQuestions } from '../checks/securityQuestions';
import { emailAddress, mobileFields, oneTimeCode } from '../forms/contacts';
import { listOf, oneOf, readFields } from '../forms/fields';
import { readDevice } from '../lib/device';
import { HttpRefusal, Refusal } from '../lib/refusals';
import type { EndpointContext, RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { renewVisitor } from '../store/visitors';
import { getPasswordReset, resetIdField } from './passwordReset';

type Who = Pick<RequestContext, 'visitor' | 'lang' | 'req' | 'account' | 'setCookie'>;
type Wire = EndpointContext<'proveReset'>['body'];

const QUESTIONS_MAX = 6;
const form = { id: resetIdField, method: oneOf('mobile', 'email', 'certificate') };
const answersForm = {
  id: resetIdField,
  answers: listOf(encryptedPassword, QUESTIONS_MAX),
  secretId: secretIdField,
};

/**
 * Tells whether a valid proof belongs to the account. Throws if the proof itself is invalid, whichever
 * account it is for.
 */
type Prover = (context: Who, account: Account | undefined, body: Wire) => boolean;

const provers: Record<ResetProof['method'], Prover> = {
  mobile: (context, account, body) => {
    const { code, ...typed } = readFields(body, { ...mobileFields(body), code: oneTimeCode });
    spendCode(context, { scene: 'reset', kind: 'sms', region: typed.region, to: typed.mobile, code });
    return isOwnMobile(account, typed);
  },
  email: (context, account, body) => {
    const { code, email } = readFields(body, { email: emailAddress, code: oneTimeCode });
    const sentTo = toStoredAddress(email);
    spendCode(context, { scene: 'reset', kind: 'mail', to: sentTo, code });
    return isOwnMailbox(account, sentTo);
  },
  certificate: (context, account, body) => {
    const proof = readFields(body, { challenge: challengeId, ...certificateFields });
    const holder = verifyCertificateProof(context.visitor, proof, ({ id }, flaw) => {
      if (id === account?.id) keepFailure(context, account, flaw);
    });
    return holder.id === account?.id;
  },
};

/**
 * Checks a proof of the account, gives the browser another visitor id, and returns the next step. A proof of another account costs a try
 * (PROOF_MISMATCH), and the last one ends the reset.
 */
export function submitResetProof(context: Who, body: Wire): ResetStep {
  const { id, method } = readFields(body, form);
  const { reset, account } = getPasswordReset(context.visitor, id);
  const matches = provers[method](context, account, body);
  if (!matches || !account) return refuse(context, { id, account, subCode: 'PROOF_MISMATCH' });
  // Who knew the visitor's id before must not finish what was proved.
  renewVisitor(context);
  const questions = listQuestions(account.id);
  // A visitor who has already answered the questions need not answer again.
  if (reset.due === 'proof') reset.due = questions.length > 0 ? 'answers' : null;
  return reset.due ? { next: 'questions', questions } : { next: 'password', account: account.account };
}

/**
 * Checks the answers to the security questions, in their order, and returns the next step. Wrong answers cost
 * a try of the same number (ANSWERS_WRONG).
 */
export function submitResetAnswers(context: Who, body: EndpointContext<'answerReset'>['body']): ResetStep {
  const { id, answers, secretId } = readFields(body, answersForm);
  const { reset, account } = getPasswordReset(context.visitor, id);
  if (reset.due === 'proof' || !account) throw new Refusal('RESET_UNKNOWN');
  if (answers.length !== listQuestions(account.id).length) {
    throw new HttpRefusal(422, 'FIELDS_WRONG', { answers: subCodes.FIELD_FORMAT });
  }
  const clear = decryptSecrets(context.visitor, secretId, answers);
  if (!areAnswersCorrect(account.id, clear)) refuse(context, { id, account, subCode: 'ANSWERS_WRONG' });
  reset.due = null;
  return { next: 'password', account: account.account };
}

interface Miss {
  id: string;
  account: Account | undefined;
  subCode: Parameters<typeof refuseWrongProof>[2];
}

function refuse(context: Who, { id, account, subCode }: Miss): never {
  if (account) keepFailure(context, account, subCode);
  refuseWrongProof(getPortal().resets, id, subCode);
}

function keepFailure({ req }: Who, { id }: Account, failReason: SubCodeName): void {
  recordBehavior({ accountId: id, type: 'PWD_RESET', result: 'FAILURE', failReason }, readDevice(req));
}
