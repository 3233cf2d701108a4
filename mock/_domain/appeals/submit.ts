/** Submits an appeal. */
import type { Body, Data } from '../../../src/contract';
import { userTypes } from '../../../src/validation/people';
import { findAccountByMobile } from '../accounts/accounts';
import { recordBehavior } from '../accounts/behavior';
import { getProof, spendProof } from '../checks/proofs';
import { claimFiles, getOwnFiles } from '../forms/uploads';
import { readDevice } from '../lib/device';
import { toInstant } from '../store/clock';
import type { Caller } from '../store/context';
import type { Account } from '../store/records/account';
import type { Submission } from '../store/records/appeal';
import { fileAppeal, getSubmissionTime } from './appeals';

/**
 * Submits an appeal with the mobile number that its ticket proves. It belongs to the signed-in account;
 * without a session it belongs to the account with this ID number and mobile number, if there is one. Throws
 * TICKET_UNKNOWN, APPEAL_OPEN or a 422.
 */
export function submitAppeal(context: Caller, { proof, ...body }: Body<'makeAppeal'>): Data<'makeAppeal'> {
  const input = { ...body, files: getOwnFiles(context, body.files) };
  const { region, mobile } = getProof(context.visitor, 'appeal', proof);
  const submission: Submission = { ...input, region, mobile };
  const account = context.account ?? findAccountOf(submission);
  const { visitor, lang } = context;
  const appeal = fileAppeal({ visitor, lang, accountId: account?.id ?? null }, submission);
  spendProof(visitor, 'appeal', proof);
  claimFiles(input.files);
  const sessionId = context.session?.publicId ?? null;
  if (account) recordBehavior({ accountId: account.id, type: 'APPEAL', sessionId }, readDevice(context.req));
  return { ticket: appeal.ticket, submittedAt: toInstant(getSubmissionTime(appeal)) };
}

function findAccountOf({ region, mobile, idNo }: Submission): Account | undefined {
  const owners = userTypes.map((userType) => findAccountByMobile(region, mobile, userType));
  return owners.find((owner) => owner?.idNo === idNo);
}
