/** Submits appeals, with or without a session; looks up and supplements them without one. */
import { APPEAL_MISSES_MAX, CAPTCHA_AFTER_MISSES, MISSES_WINDOW } from '../../../src/constants';
import type { AppealProgress, Body, Data } from '../../../src/contract';
import { userTypes } from '../../../src/validation/people';
import { findAccountByMobile } from '../accounts/accounts';
import { recordBehavior } from '../accounts/behavior';
import { isSameDocument } from '../accounts/companies';
import { spendCaptcha } from '../checks/captcha';
import { assertBelow, countNow, countRecent } from '../checks/limits';
import { getProof, spendProof } from '../checks/proofs';
import { claimFiles, getOwnFiles } from '../forms/uploads';
import { readNetwork } from '../lib/device';
import { Refusal } from '../lib/refusals';
import { toInstant } from '../store/clock';
import type { Caller } from '../store/context';
import type { Account } from '../store/records/account';
import type { Appeal, Submission } from '../store/records/appeal';
import { getPortal } from '../store/state';
import { applyAppealTransition, fileAppeal, findAppealByTicket, getSubmissionTime } from './appeals';
import { toAppealProgress } from './views';

interface Contact {
  region: string;
  mobile: string;
}

/**
 * Returns the progress of an appeal. Failed lookups of a visitor or a number require a captcha, more of them by ticket,
 * visitor or network cause a 429.
 */
export function lookUpAppeal(
  context: Caller,
  { ticket, captcha, ...contact }: Body<'appealProgress'>,
): AppealProgress {
  const { appealMisses } = getPortal();
  const limits = new Map([
    [ticket, APPEAL_MISSES_MAX.ticket],
    [context.visitor, APPEAL_MISSES_MAX.visitor],
    [`address ${readNetwork(context.req)}`, APPEAL_MISSES_MAX.address],
  ]);
  assertBelow(appealMisses, limits, MISSES_WINDOW);
  const number = `${contact.region} ${contact.mobile}`;
  const isSuspect = [context.visitor, number].some(
    (key) => countRecent(appealMisses, key, MISSES_WINDOW) >= CAPTCHA_AFTER_MISSES,
  );
  if (isSuspect) spendCaptcha(context.visitor, captcha);
  const appeal = findAppealOfContact(ticket, contact);
  if (!appeal) {
    countNow(appealMisses, [...limits.keys(), number], MISSES_WINDOW);
    throw new Refusal('APPEAL_UNKNOWN');
  }
  return toAppealProgress(appeal);
}

/** Adds what the reviewer has requested, for a visitor who has proved the applicant's number. */
export function supplementAppealByTicket(
  context: Caller,
  { ticket, proof, description, files: ids }: Body<'supplementAppeal'>,
): AppealProgress {
  const files = getOwnFiles(context, ids);
  const appeal = findAppealOfContact(ticket, getProof(context.visitor, 'appeal', proof));
  if (!appeal) throw new Refusal('APPEAL_UNKNOWN');
  applyAppealTransition(appeal, 'supplement', { note: description, files });
  spendProof(context.visitor, 'appeal', proof);
  claimFiles(files);
  return toAppealProgress(appeal);
}

/** A wrong number gets the same response as an unknown ticket. */
function findAppealOfContact(ticket: string, { region, mobile }: Contact): Appeal | undefined {
  const appeal = findAppealByTicket(ticket);
  const isContact = appeal?.submission.region === region && appeal.submission.mobile === mobile;
  return isContact ? appeal : undefined;
}

/**
 * Submits an appeal for the number that the visitor has proved. Without a session it belongs to the account with its
 * document and number.
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
  if (account) recordBehavior(context, { accountId: account.id, type: 'APPEAL', sessionId });
  return { ticket: appeal.ticket, submittedAt: toInstant(getSubmissionTime(appeal)) };
}

function findAccountOf({ region, mobile, ...document }: Submission): Account | undefined {
  const owners = userTypes.map((userType) => findAccountByMobile(region, mobile, userType));
  return owners.find((owner) => owner && isSameDocument(owner, document));
}
