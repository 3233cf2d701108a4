/** Looks up and supplements appeals without a session, by ticket number and mobile number. */
import { CAPTCHA_AFTER_MISSES, MISSES_WINDOW } from '../../../src/constants';
import type { AppealProgress } from '../../../src/contract';
import { optionalCaptcha, spendCaptcha } from '../checks/captcha';
import { countNow, countRecent } from '../checks/limits';
import { getProof, spendProof, ticketField } from '../checks/proofs';
import { mobileFields } from '../forms/contacts';
import { FieldError, type Reader, readFields, text } from '../forms/fields';
import { claimFiles } from '../forms/uploads';
import { Refusal } from '../lib/refusals';
import type { EndpointContext, RequestContext } from '../store/context';
import type { Appeal } from '../store/records/appeal';
import { getPortal } from '../store/state';
import { applyAppealTransition, findAppealByTicket } from './appeals';
import { createSupplementFields } from './submit';
import { toAppealProgress } from './views';

interface Contact {
  region: string;
  mobile: string;
}

const TICKET_MAX = 64;
const TICKET_FORM = /^AP\d{14}$/;

const appealTicket: Reader<string> = (raw) => {
  const ticket = text(TICKET_MAX)(raw).normalize('NFKC').replace(/\s/g, '').toUpperCase();
  if (!TICKET_FORM.test(ticket)) throw new FieldError('FIELD_FORMAT');
  return ticket;
};

/**
 * Returns the progress of an appeal. After some failed lookups of the visitor or for the number it needs a
 * captcha. Throws APPEAL_UNKNOWN if ticket and number do not match.
 */
export function lookUpAppeal(
  context: RequestContext,
  body: EndpointContext<'appealProgress'>['body'],
): AppealProgress {
  const form = { ticket: appealTicket, ...mobileFields(body), captcha: optionalCaptcha };
  const { ticket, captcha, ...contact } = readFields(body, form);
  const counted = [context.visitor, `${contact.region} ${contact.mobile}`];
  const { appealMisses } = getPortal();
  const isSuspect = counted.some(
    (key) => countRecent(appealMisses, key, MISSES_WINDOW) >= CAPTCHA_AFTER_MISSES,
  );
  if (isSuspect) spendCaptcha(context.visitor, captcha);
  const appeal = appealOf(ticket, contact);
  if (!appeal) {
    countNow(appealMisses, counted, MISSES_WINDOW);
    throw new Refusal('APPEAL_UNKNOWN');
  }
  return toAppealProgress(appeal);
}

/**
 * Adds what the reviewer asked for. The visitor must have proved the mobile number of the applicant. Throws
 * APPEAL_UNKNOWN or APPEAL_STATE.
 */
export function supplementAppealByTicket(
  context: RequestContext,
  body: EndpointContext<'supplementAppeal'>['body'],
): AppealProgress {
  const form = { ticket: appealTicket, proof: ticketField, ...createSupplementFields(context) };
  const { ticket, proof, description, files } = readFields(body, form);
  const appeal = appealOf(ticket, getProof(context.visitor, 'appeal', proof));
  if (!appeal) throw new Refusal('APPEAL_UNKNOWN');
  applyAppealTransition(appeal, 'supplement', { note: description, files });
  spendProof(context.visitor, 'appeal', proof);
  claimFiles(files);
  return toAppealProgress(appeal);
}

/**
 * Finds the appeal of a ticket if the mobile number is the one of its applicant. A wrong number gets the same
 * answer as an unknown ticket.
 */
function appealOf(ticket: string, { region, mobile }: Contact): Appeal | undefined {
  const appeal = findAppealByTicket(ticket);
  const isContact = appeal?.submission.region === region && appeal.submission.mobile === mobile;
  return isContact ? appeal : undefined;
}
