/** Submits an appeal, and reads the fields that appeals have in common. */
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
/** A limit in UTF-16 units for what a request may carry. The rule itself counts characters. */
const DESCRIPTION_WIRE_MAX = 4096;

/** Reads the reason of an appeal. */
export const readAppealReason = oneOf(...appealReasons);

const descriptionText: Reader<string> = (raw) => {
  const description = text(DESCRIPTION_WIRE_MAX)(raw);
  const problem = checkDescription(description);
  if (problem === 'validation.description.required') throw new FieldError('FIELD_REQUIRED');
  if (problem === 'validation.description.long') throw new FieldError('FIELD_TOO_LONG');
  if (problem !== null) throw new FieldError('FIELD_FORMAT');
  return description;
};

/** Returns readers of description and files, for a new appeal and for a supplement. */
export const createSupplementFields = (context: Pick<RequestContext, 'visitor' | 'account'>) => ({
  description: descriptionText,
  files: createOwnFilesReader(context),
});

/**
 * Submits an appeal with the mobile number that its ticket proves. It belongs to the signed-in account;
 * without a session it belongs to the account with this ID number and mobile number, if there is one. Throws
 * TICKET_UNKNOWN, APPEAL_OPEN or a 422.
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
