/** Security questions the signed-in person chooses. */
import { ANSWER_MAX, QUESTIONS } from '../../src/constants';
import type { Questions } from '../../src/contract';
import { type SubCode, type SubCodeName, subCodes } from '../../src/contract/subCodes';
import {
  answerClash,
  type Choice,
  checkNewAnswer,
  questionClash,
  securityQuestions,
} from '../../src/validation/securityQuestions';
import type { Account } from './accounts';
import { recordAct } from './behaviour';
import { instant, now } from './clock';
import { FieldWrong, oneOf, type Reader, readFields, text } from './fields';
import { mailOwner } from './outbox';
import { HttpRefusal } from './refusals';
import { openSecrets, secretIdOf } from './secrets';
import { answersOf, questionsOf, questionTexts, setAnswers } from './securityQuestions';
import type { Session } from './sessions';
import { assertSteppedUp } from './stepUp';
import { assertUnchanged, versionOf, versionOnWire } from './versions';
import type { Visit } from './visit';
import { words } from './words';

type Owner = Pick<Visit, 'visitor' | 'lang' | 'req'> & { account: Account; session: Session };

/** Base64 of a 2,048-bit ciphertext takes 344 characters. */
const WIRE_ANSWER_MAX = 1024;

/** A list of as many as there are questions. */
function oneEach<T>(item: Reader<T>): Reader<T[]> {
  return (raw) => {
    if (raw === undefined) throw new FieldWrong('FIELD_REQUIRED');
    if (!Array.isArray(raw) || raw.length !== QUESTIONS) throw new FieldWrong('FIELD_FORMAT');
    return raw.map(item);
  };
}

/** What travels unencrypted may be empty; it is looked at when it is open. */
const wireAnswer: Reader<string> = (raw) => (raw === '' ? '' : text(WIRE_ANSWER_MAX)(raw));

const form = {
  questions: oneEach(oneOf(...securityQuestions)),
  answers: oneEach(wireAnswer),
  version: versionOnWire,
  secretId: secretIdOf,
};

/** The account's questions; their answers are never shown. */
export const shownQuestions = ({ id }: Account): Questions => ({
  questions: questionsOf(id),
  version: versionOf(answersOf(id)),
});

/** Takes the place of the questions before, all at once, and tells the owner. */
export function changeQuestions(
  owner: Owner,
  body: { questions?: unknown; answers?: unknown; version?: unknown; secretId?: unknown },
): void {
  const { account, visitor } = owner;
  const { questions, answers, version, secretId } = readFields(body, form);
  assertUnchanged(answersOf(account.id), version);
  assertSteppedUp(owner);
  const choice = { questions, answers: openSecrets(visitor, secretId, answers) };
  assertChoice(choice);
  setAnswers(account.id, choice);
  recordAct(owner, { type: 'QUESTION_CHANGE' });
  tell(owner);
}

/** Throws one 422 with whatever is wrong, by place. */
function assertChoice(choice: Choice): void {
  const wrong: Record<string, SubCode> = {};
  const note = (field: string, why: SubCodeName | null) => {
    if (why) wrong[field] = subCodes[why];
  };
  choice.questions.forEach((_, index) => {
    note(`questions.${index}`, questionClash(choice, index));
    note(
      `answers.${index}`,
      wrongWith(choice.answers[index] ?? '') ?? answerClash(choice, index, questionTexts),
    );
  });
  if (Object.keys(wrong).length > 0) throw new HttpRefusal(422, 'FIELDS_WRONG', wrong);
}

/** What is wrong with one answer by itself. */
function wrongWith(answer: string): SubCodeName | null {
  if (answer.trim() === '') return 'FIELD_REQUIRED';
  if ([...answer.trim()].length > ANSWER_MAX) return 'FIELD_TOO_LONG';
  return checkNewAnswer(answer) ? 'FIELD_FORMAT' : null;
}

function tell({ account, lang }: Owner): void {
  const values = { account: account.account, at: instant(now()) };
  mailOwner(account, words(lang, 'message.questionsChanged', values));
}
