/** Looks up and supplements appeals without a session, by ticket number and mobile number. */
import { APPEAL_MISSES_MAX, CAPTCHA_AFTER_MISSES, MISSES_WINDOW } from '../../../src/constants';
import type { AppealProgress, Body } from '../../../src/contract';
import { spendCaptcha } from '../checks/captcha';
import { assertBelow, countNow, countRecent } from '../checks/limits';
import { getProof, spendProof } from '../checks/proofs';
import { claimFiles, getOwnFiles } from '../forms/uploads';
import { readNetwork } from '../lib/device';
import { Refusal } from '../lib/refusals';
import type { Caller } from '../store/context';
import type { Appeal } from '../store/records/appeal';
import { getPortal } from '../store/state';
import { applyAppealTransition, findAppealByTicket } from './appeals';
import { toAppealProgress } from './views';

interface Contact {
  region: string;
  mobile: string;
}

/**
 * Returns the progress of an appeal. Requires a captcha after some failed lookups by the visitor or for the number.
 * Throws APPEAL_UNKNOWN if ticket and number do not match, and a 429 after too many failed lookups of the ticket, the
 * visitor or the network.
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
  const appeal = appealOf(ticket, contact);
  if (!appeal) {
    countNow(appealMisses, [...limits.keys(), number], MISSES_WINDOW);
    throw new Refusal('APPEAL_UNKNOWN');
  }
  return toAppealProgress(appeal);
}

/**
 * Adds what the reviewer has requested. The visitor must have proved the mobile number of the applicant. Throws
 * APPEAL_UNKNOWN or APPEAL_STATE.
 */
export function supplementAppealByTicket(
  context: Caller,
  { ticket, proof, description, files: ids }: Body<'supplementAppeal'>,
): AppealProgress {
  const files = getOwnFiles(context, ids);
  const appeal = appealOf(ticket, getProof(context.visitor, 'appeal', proof));
  if (!appeal) throw new Refusal('APPEAL_UNKNOWN');
  applyAppealTransition(appeal, 'supplement', { note: description, files });
  spendProof(context.visitor, 'appeal', proof);
  claimFiles(files);
  return toAppealProgress(appeal);
}

/**
 * Finds the appeal of a ticket if the mobile number is its applicant's. A wrong number gets the same response as an
 * unknown ticket.
 */
function appealOf(ticket: string, { region, mobile }: Contact): Appeal | undefined {
  const appeal = findAppealByTicket(ticket);
  const isContact = appeal?.submission.region === region && appeal.submission.mobile === mobile;
  return isContact ? appeal : undefined;
}
