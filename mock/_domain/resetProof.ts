/** Showing that the account whose password is reset is one's own. */
import type { ResetProof, ResetStep } from '../../src/contract';
import { type SubCodeName, subCodes } from '../../src/contract/subCodes';
import type { Account } from './accounts';
import { record } from './behaviour';
import { certificateFields, certificateHolder, challengeId } from './certificateProof';
import { spendCode } from './codes';
import { emailAddress, mobileFields, oneTimeCode } from './contacts';
import { deviceOf } from './device';
import { listOf, oneOf, readFields } from './fields';
import type { Ctx } from './http';
import { isOwnEmail, isOwnMobile } from './ownContact';
import { HttpRefusal, Refusal } from './refusals';
import { ownReset, resetId } from './reset';
import { openSecrets, secretIdOf, wirePassword } from './secrets';
import { areRightAnswers, questionsOf } from './securityQuestions';
import { portal } from './state';
import { refuseProof } from './tries';
import type { Visit } from './visit';

type Who = Pick<Visit, 'visitor' | 'lang' | 'req'>;
type Wire = Ctx<'proveReset'>['body'];

const QUESTIONS_MAX = 6;
const form = { id: resetId, method: oneOf('mobile', 'email', 'certificate') };
const answersForm = { id: resetId, answers: listOf(wirePassword, QUESTIONS_MAX), secretId: secretIdOf };

/** Whether what came is good and the account's; what is no good by itself, whoever's it is, is a refusal. */
type Prover = (visit: Who, account: Account | undefined, body: Wire) => boolean;

const provers: Record<ResetProof['method'], Prover> = {
  mobile: (visit, account, body) => {
    const { code, ...typed } = readFields(body, { ...mobileFields(body), code: oneTimeCode });
    spendCode(visit, { scene: 'reset', kind: 'sms', region: typed.region, to: typed.mobile, code });
    return isOwnMobile(account, typed);
  },
  email: (visit, account, body) => {
    const { code, email } = readFields(body, { email: emailAddress, code: oneTimeCode });
    spendCode(visit, { scene: 'reset', kind: 'mail', to: email, code });
    return isOwnEmail(account, email);
  },
  certificate: (visit, account, body) => {
    const proof = readFields(body, { challenge: challengeId, ...certificateFields });
    const holder = certificateHolder(visit.visitor, proof, ({ id }, flaw) => {
      if (id === account?.id) keepFailure(visit, account, flaw);
    });
    return holder.id === account?.id;
  },
};

/** Takes a proof of the account; what does not match it costs a try, and the last one ends the reset. */
export function proveReset(visit: Who, body: Wire): ResetStep {
  const { id, method } = readFields(body, form);
  const { reset, account } = ownReset(visit.visitor, id);
  const matches = provers[method](visit, account, body);
  if (!matches || !account) return refuse(visit, { id, account, subCode: 'PROOF_MISMATCH' });
  const questions = questionsOf(account.id);
  // Who has answered already need not answer again.
  if (reset.due === 'proof') reset.due = questions.length > 0 ? 'answers' : null;
  return reset.due ? { next: 'questions', questions } : { next: 'password', account: account.account };
}

/** Takes the answers to the security questions, in their order; wrong ones cost a try of the same number. */
export function answerReset(visit: Who, body: Ctx<'answerReset'>['body']): ResetStep {
  const { id, answers, secretId } = readFields(body, answersForm);
  const { reset, account } = ownReset(visit.visitor, id);
  if (reset.due === 'proof' || !account) throw new Refusal('RESET_UNKNOWN');
  if (answers.length !== questionsOf(account.id).length) {
    throw new HttpRefusal(422, 'FIELDS_WRONG', { answers: subCodes.FIELD_FORMAT });
  }
  const clear = openSecrets(visit.visitor, secretId, answers);
  if (!areRightAnswers(account.id, clear)) refuse(visit, { id, account, subCode: 'ANSWERS_WRONG' });
  reset.due = null;
  return { next: 'password', account: account.account };
}

interface Miss {
  id: string;
  account: Account | undefined;
  subCode: Parameters<typeof refuseProof>[2];
}

function refuse(visit: Who, { id, account, subCode }: Miss): never {
  if (account) keepFailure(visit, account, subCode);
  refuseProof(portal().resets, id, subCode);
}

function keepFailure({ req }: Who, { id }: Account, failReason: SubCodeName): void {
  record({ accountId: id, type: 'PWD_RESET', result: 'FAILURE', failReason }, deviceOf(req));
}
