/** Making an appeal, and readers of what belongs to one. */
import type { Data } from '../../../src/contract';
import { appealReasons } from '../../../src/validation/appeals';
import { checkDescription } from '../../../src/validation/details';
import { userTypes } from '../../../src/validation/people';
import { findAccountByMobile } from '../accounts/accounts';
import { recordBehavior } from '../accounts/behavior';
import { getProof, spendProof, ticketField } from '../checks/proofs';
import { FieldError, nonEmpty, oneOf, optional, type Reader, readFields, text } from '../forms/fields';
import { createDocumentFields, personName } from '../forms/persons';
import { claimFiles, createOwnFilesReader } from '../forms/uploads';
import { readDevice } from '../lib/device';
import { toInstant } from '../store/clock';
import type { EndpointContext, RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Submission } from '../store/records/appeal';
import { fileAppeal, getSubmissionTime } from './appeals';

const LOGIN_ID_MAX = 64;
/** UTF-16 units that may travel; the rule counts characters. */
const DESCRIPTION_WIRE_MAX = 4096;

export const readAppealReason = oneOf(...appealReasons);

const descriptionText: Reader<string> = (raw) => {
  const description = text(DESCRIPTION_WIRE_MAX)(raw);
  const problem = checkDescription(description);
  if (problem === 'validation.description.required') throw new FieldError('FIELD_REQUIRED');
  if (problem === 'validation.description.long') throw new FieldError('FIELD_TOO_LONG');
  if (problem !== null) throw new FieldError('FIELD_FORMAT');
  return description;
};

/** Readers of what is told and shown, at first and later on. */
export const createSupplementFields = (context: Pick<RequestContext, 'visitor' | 'account'>) => ({
  description: descriptionText,
  files: createOwnFilesReader(context),
});

/**
 * Files an appeal under the number its proof stands for. It belongs to the account that is signed in, else to
 * the one with this ID number and this mobile.
 */
export function submitAppeal(
  context: RequestContext,
  body: EndpointContext<'makeAppeal'>['body'],
): Data<'makeAppeal'> {
  const { proof, ...told } = readFields(body, {
    reason: readAppealReason,
    loginId: optional(text(LOGIN_ID_MAX)),
    name: personName,
    ...createDocumentFields(body),
    proof: ticketField,
    ...createSupplementFields(context),
    files: nonEmpty(createOwnFilesReader(context)),
  });
  const { region, mobile } = getProof(context.visitor, 'appeal', proof);
  const submission: Submission = { ...told, region, mobile };
  const account = context.account ?? accountMeant(submission);
  const { visitor, lang } = context;
  const appeal = fileAppeal({ visitor, lang, accountId: account?.id ?? null }, submission);
  spendProof(visitor, 'appeal', proof);
  claimFiles(told.files);
  const sessionId = context.session?.publicId ?? null;
  if (account) recordBehavior({ accountId: account.id, type: 'APPEAL', sessionId }, readDevice(context.req));
  return { ticket: appeal.ticket, submittedAt: toInstant(getSubmissionTime(appeal)) };
}

function accountMeant({ region, mobile, idNo }: Submission): Account | undefined {
  const owners = userTypes.map((userType) => findAccountByMobile(region, mobile, userType));
  return owners.find((owner) => owner?.idNo === idNo);
}
