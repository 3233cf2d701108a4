/** Changes the security questions of the signed-in user. */
import { ANSWER_MAX } from '../../../src/constants';
import type { Questions } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import {
  checkNewAnswer,
  findAnswerConflict,
  findQuestionConflict,
  type QuestionChoice,
} from '../../../src/validation/securityQuestions';
import { recordMemberBehavior } from '../accounts/behavior';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { decryptSecrets } from '../checks/secrets';
import { listAnswers, listQuestions, listQuestionTexts, setAnswers } from '../checks/securityQuestions';
import { assertSteppedUp } from '../checks/stepUp';
import { assertUnchanged, computeVersion } from '../forms/versions';
import { assertNoneWrong } from '../lib/refusals';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';

/** Returns the questions of an account. The answers are never shown. */
export const getQuestions = ({ id }: Account): Questions => ({
  questions: listQuestions(id),
  version: computeVersion(listAnswers(id)),
});

/** Replaces all security questions and alerts the owner. Throws CHANGED_MEANWHILE or a 422. */
export function changeQuestions(ctx: EndpointContext<'changeQuestions'>): null {
  const { account, visitor } = ctx;
  const { questions, answers, version, secretId } = ctx.body;
  assertUnchanged(listAnswers(account.id), version);
  assertSteppedUp(ctx);
  const choice = { questions, answers: decryptSecrets(visitor, secretId, answers) };
  assertChoice(choice);
  setAnswers(account.id, choice);
  recordMemberBehavior(ctx, { type: 'QUESTION_CHANGE' });
  concludeCredentialChange(ctx, { topic: 'questionsChanged' });
  return null;
}

/** Throws one 422 with everything that is wrong, by position. */
function assertChoice(choice: QuestionChoice): void {
  const wrong: Record<string, SubCodeName | null> = {};
  choice.questions.forEach((_, index) => {
    wrong[`questions.${index}`] = findQuestionConflict(choice, index);
    wrong[`answers.${index}`] =
      checkSingleAnswer(choice.answers[index] ?? '') ?? findAnswerConflict(choice, index, listQuestionTexts);
  });
  assertNoneWrong(wrong);
}

/** Returns the refusal of a single answer, or null. */
function checkSingleAnswer(answer: string): SubCodeName | null {
  if (answer.trim() === '') return 'FIELD_REQUIRED';
  if ([...answer.trim()].length > ANSWER_MAX) return 'FIELD_TOO_LONG';
  return checkNewAnswer(answer) ? 'FIELD_FORMAT' : null;
}
