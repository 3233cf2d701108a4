/** Requests of appeals. */
import * as v from 'valibot';
import { APPEAL_MISSES_MAX, CAPTCHA_AFTER_MISSES } from '../../constants';
import { appealReasons, appealStates, checkTicket, normalizeTicket } from '../../validation/appeals';
import { checkDescription } from '../../validation/details';
import type { appealEndpoints } from '../appeal';
import { calendarDay, captcha, fileIds, loginName, pageQuery, text, token, withMobile } from './fields';
import { personName, withDocument } from './persons';
import type { RequestsFor } from './request';

const TICKET_MAX = 64;
/** A limit in UTF-16 units for what a request may carry. The rule itself counts characters. */
const DESCRIPTION_MAX = 4_096;

/** The ticket number of an appeal; a typed one is converted to its canonical form. */
const ticket = v.pipe(
  text(TICKET_MAX),
  v.check((typed) => checkTicket(typed) === null),
  v.transform(normalizeTicket),
);

const reason = v.picklist(appealReasons);

const addition = {
  /** 10 to 500 characters. */
  description: v.pipe(
    text(DESCRIPTION_MAX),
    v.check((typed) => checkDescription(typed) !== 'validation.description.required', 'FIELD_REQUIRED'),
    v.check((typed) => checkDescription(typed) !== 'validation.description.long', 'FIELD_TOO_LONG'),
    v.check((typed) => checkDescription(typed) === null),
  ),
  /** Ids of uploads: 0 to 6. */
  files: fileIds,
};

/** Text and files of an addition to an appeal, or of a repeated appeal. */
const additionBody = v.object(addition);
export type AppealAddition = v.InferOutput<typeof additionBody>;

const fieldRefusals = { files: ['TOO_MANY_FILES', 'FILE_UNKNOWN'] } as const;

/** First and last day in this order, both inclusive. */
const isForward = v.forward(
  v.partialCheck<
    { from?: string; to?: string },
    [['from'], ['to']],
    { from?: string; to?: string },
    undefined
  >([['from'], ['to']], ({ from = '', to }) => to === undefined || from <= to, undefined),
  ['to'],
);

export const appealRequests = {
  makeAppeal: {
    summary: 'Submits an appeal.',
    body: withDocument({
      reason,
      loginId: v.optional(loginName),
      name: personName,
      /** A ticket of proveMobile, scene `appeal`: the contact's number. */
      proof: token,
      ...addition,
      /** Ids of uploads, 1 to 6. */
      files: v.pipe(fileIds, v.nonEmpty()),
    }),
    refusals: ['TICKET_UNKNOWN', 'APPEAL_OPEN'],
    fieldRefusals,
  },
  appealProgress: {
    summary: "Reads the progress of an appeal by its ticket and the contact's number.",
    body: withMobile({ ticket, captcha: v.optional(captcha) }),
    refusals: ['CAPTCHA_REQUIRED', 'BAD_CAPTCHA', 'APPEAL_UNKNOWN'],
    limits: `Within 10 minutes, ${APPEAL_MISSES_MAX.ticket} failed lookups of a ticket, ${APPEAL_MISSES_MAX.visitor} of a visitor and ${APPEAL_MISSES_MAX.address} of a network address; a captcha after ${CAPTCHA_AFTER_MISSES} of a visitor or for a number.`,
  },
  supplementAppeal: {
    summary: "Adds what the reviewer asked for, without a session. `proof` proves the contact's number.",
    body: v.object({ ticket, proof: token, ...addition }),
    refusals: ['TICKET_UNKNOWN', 'APPEAL_UNKNOWN', 'APPEAL_STATE'],
    fieldRefusals,
  },
  ownAppeals: {
    summary: 'Lists the appeals. `from` and `to` are days of submission in China, both included.',
    query: v.pipe(
      v.object({
        ...pageQuery('submittedAt', 'updatedAt'),
        state: v.optional(v.picklist(appealStates)),
        reason: v.optional(reason),
        from: v.optional(calendarDay),
        to: v.optional(calendarDay),
      }),
      isForward,
    ),
  },
  ownAppeal: { summary: 'Reads an appeal.' },
  withdrawAppeal: { summary: 'Withdraws an appeal.', refusals: ['APPEAL_STATE'] },
  supplementOwnAppeal: {
    summary: 'Adds what the reviewer asked for.',
    body: additionBody,
    refusals: ['APPEAL_STATE'],
    fieldRefusals,
  },
  appealAgain: {
    summary: 'Appeals again, once, after a rejection. Returns the new appeal.',
    body: additionBody,
    refusals: ['APPEAL_STATE', 'APPEAL_OPEN'],
    fieldRefusals,
  },
} satisfies RequestsFor<typeof appealEndpoints>;
