/** Making an appeal, and readers of what belongs to one. */
import type { Data } from '../../src/contract';
import { appealReasons } from '../../src/validation/appeals';
import { checkDescription } from '../../src/validation/details';
import { userTypes } from '../../src/validation/people';
import { type Account, accountOfMobile } from './accounts';
import { fileAppeal, type Submission, submittedAt } from './appeals';
import { record } from './behaviour';
import { instant } from './clock';
import { deviceOf } from './device';
import { FieldWrong, oneOf, optional, type Reader, readFields, someOf, text } from './fields';
import { ownFiles, takeFiles } from './files';
import type { Ctx } from './http';
import { documentFields, personName } from './persons';
import { readProof, spendProof, ticketText } from './proofs';
import type { Visit } from './visit';

const LOGIN_ID_MAX = 64;
/** UTF-16 units that may travel; the rule counts characters. */
const DESCRIPTION_WIRE_MAX = 4096;

export const reasonOf = oneOf(...appealReasons);

const descriptionText: Reader<string> = (raw) => {
  const description = text(DESCRIPTION_WIRE_MAX)(raw);
  const problem = checkDescription(description);
  if (problem === 'validation.description.required') throw new FieldWrong('FIELD_REQUIRED');
  if (problem === 'validation.description.long') throw new FieldWrong('FIELD_TOO_LONG');
  if (problem !== null) throw new FieldWrong('FIELD_FORMAT');
  return description;
};

/** Readers of what is told and shown, at first and later on. */
export const additionFields = (visit: Pick<Visit, 'visitor' | 'account'>) => ({
  description: descriptionText,
  files: ownFiles(visit),
});

/**
 * Files an appeal under the number its proof stands for. It belongs to the account that is signed in, else to
 * the one with this ID number and this mobile.
 */
export function makeAppeal(visit: Visit, body: Ctx<'makeAppeal'>['body']): Data<'makeAppeal'> {
  const { proof, ...told } = readFields(body, {
    reason: reasonOf,
    loginId: optional(text(LOGIN_ID_MAX)),
    name: personName,
    ...documentFields(body),
    proof: ticketText,
    ...additionFields(visit),
    files: someOf(ownFiles(visit)),
  });
  const { region, mobile } = readProof(visit.visitor, 'appeal', proof);
  const submission: Submission = { ...told, region, mobile };
  const account = visit.account ?? accountMeant(submission);
  const { visitor, lang } = visit;
  const appeal = fileAppeal({ visitor, lang, accountId: account?.id ?? null }, submission);
  spendProof(visitor, 'appeal', proof);
  takeFiles(told.files);
  const sessionId = visit.session?.publicId ?? null;
  if (account) record({ accountId: account.id, type: 'APPEAL', sessionId }, deviceOf(visit.req));
  return { ticket: appeal.ticket, submittedAt: instant(submittedAt(appeal)) };
}

function accountMeant({ region, mobile, idNo }: Submission): Account | undefined {
  const owners = userTypes.map((userType) => accountOfMobile(region, mobile, userType));
  return owners.find((owner) => owner?.idNo === idNo);
}
