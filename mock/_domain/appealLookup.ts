/** Appeals without a session: by ticket number and the contact's mobile. */
import { CAPTCHA_AFTER_MISSES, MISSES_WINDOW } from '../../src/constants';
import type { AppealProgress } from '../../src/contract';
import { additionFields } from './appealForm';
import { type Appeal, appealOfTicket, move } from './appeals';
import { appealProgressOf } from './appealViews';
import { captchaAnswer, spendCaptcha } from './captcha';
import { now } from './clock';
import { mobileFields } from './contacts';
import { FieldWrong, type Reader, readFields, text } from './fields';
import { takeFiles } from './files';
import type { Ctx } from './http';
import { readProof, spendProof, ticketText } from './proofs';
import { Refusal } from './refusals';
import { portal } from './state';
import type { Visit } from './visit';

interface Contact {
  region: string;
  mobile: string;
}

const TICKET_MAX = 64;
const TICKET_FORM = /^AP\d{14}$/;

const appealTicket: Reader<string> = (raw) => {
  const ticket = text(TICKET_MAX)(raw).normalize('NFKC').replace(/\s/g, '').toUpperCase();
  if (!TICKET_FORM.test(ticket)) throw new FieldWrong('FIELD_FORMAT');
  return ticket;
};

/** How an appeal stands. After some misses, of the visitor or for the number, asking takes a captcha. */
export function lookUpAppeal(visit: Visit, body: Ctx<'appealProgress'>['body']): AppealProgress {
  const form = { ticket: appealTicket, ...mobileFields(body), captcha: captchaAnswer };
  const { ticket, captcha, ...contact } = readFields(body, form);
  const counted = [visit.visitor, `${contact.region} ${contact.mobile}`];
  const isSuspect = counted.some((key) => missesOf(key).length >= CAPTCHA_AFTER_MISSES);
  if (isSuspect) spendCaptcha(visit.visitor, captcha);
  const appeal = appealOf(ticket, contact);
  if (!appeal) {
    for (const key of counted) portal().appealMisses.set(key, [...missesOf(key), now()]);
    throw new Refusal('APPEAL_UNKNOWN');
  }
  return appealProgressOf(appeal);
}

/** Adds what the reviewer asked for, by whoever has proved the contact's number. */
export function supplementByTicket(visit: Visit, body: Ctx<'supplementAppeal'>['body']): AppealProgress {
  const form = { ticket: appealTicket, proof: ticketText, ...additionFields(visit) };
  const { ticket, proof, description, files } = readFields(body, form);
  const appeal = appealOf(ticket, readProof(visit.visitor, 'appeal', proof));
  if (!appeal) throw new Refusal('APPEAL_UNKNOWN');
  move(appeal, 'supplement', { note: description, files });
  spendProof(visit.visitor, 'appeal', proof);
  takeFiles(files);
  return appealProgressOf(appeal);
}

/** Another's number is the same as no such ticket. */
function appealOf(ticket: string, { region, mobile }: Contact): Appeal | undefined {
  const appeal = appealOfTicket(ticket);
  const isContact = appeal?.submission.region === region && appeal.submission.mobile === mobile;
  return isContact ? appeal : undefined;
}

const missesOf = (key: string) =>
  (portal().appealMisses.get(key) ?? []).filter((at) => now() - at < MISSES_WINDOW);
