/** Requests of a company's handlers and their authorizations. */
import * as v from 'valibot';
import { PERSON_SEARCH_MISSES } from '../../constants';
import { authorizationStates, checkChangeReason } from '../../validation/authorizations';
import { companyMatters } from '../../validation/companyMatters';
import { isMobile, mobilePatterns } from '../../validation/fields';
import { authorizationAction, authorizationScope, type handlersEndpoints } from '../handlers';
import { calendarDay, pageQuery, personLoginId, text, token, version } from './fields';
import { documentNumber, personName } from './persons';
import type { RequestsFor } from './request';

const MOBILE_MAX = 20;
/** Maximum in UTF-16 units; the rule itself counts characters. */
const REASON_UNITS = 1_000;

/** A mobile number of any region; the optional leading 0 of a number of Taiwan is removed. */
const anyMobile = v.pipe(
  text(MOBILE_MAX),
  v.trim(),
  v.check((mobile) => Object.keys(mobilePatterns).some((region) => isMobile(mobile, region))),
  v.transform((mobile) => mobile.replace(/^0/, '')),
);

/** Matters of a company. Repeated ones count once; they are sorted into their display order. */
const matters = v.pipe(
  v.array(v.picklist(companyMatters)),
  v.maxLength(companyMatters.length),
  v.transform((chosen) => companyMatters.filter((matter) => chosen.includes(matter))),
);

const extentFields = {
  scope: authorizationScope,
  /** None for ALL, at least one for LISTED. */
  matters: v.optional(matters, []),
};
type WithExtent<Fields extends v.ObjectEntries> = v.ObjectSchema<typeof extentFields & Fields, undefined>;
type Extent = v.InferOutput<v.ObjectSchema<typeof extentFields, undefined>>;

const checkExtent = (isRight: (extent: Extent) => boolean, subCode: 'FIELD_REQUIRED' | 'FIELD_FORMAT') =>
  v.forward(
    v.partialCheck<Extent, [['scope'], ['matters']], Extent, string>(
      [['scope'], ['matters']],
      isRight,
      subCode,
    ),
    ['matters'],
  );

/** A body with the coverage of an authorization, and with other fields. */
function withExtent<Fields extends v.ObjectEntries>(fields: Fields): WithExtent<Fields> {
  const schema = v.pipe(
    v.object({ ...extentFields, ...fields }) as unknown as v.GenericSchema<Extent>,
    checkExtent(({ scope, matters: listed }) => scope === 'ALL' || listed.length > 0, 'FIELD_REQUIRED'),
    checkExtent(({ scope, matters: listed }) => scope === 'LISTED' || listed.length === 0, 'FIELD_FORMAT'),
  );
  // The pipe does not change types, but TypeScript does not infer the other fields through it.
  return schema as unknown as WithExtent<Fields>;
}

/** The reason for changing an authorization. */
const reason = v.pipe(
  text(REASON_UNITS),
  v.check((value) => checkChangeReason(value) !== 'required', 'FIELD_REQUIRED'),
  v.check((value) => checkChangeReason(value) !== 'long', 'FIELD_TOO_LONG'),
  v.check((value) => checkChangeReason(value) === null),
  v.trim(),
);

const state = v.optional(v.picklist(authorizationStates));
/** First and last day in China, both inclusive. */
const period = { start: calendarDay, end: calendarDay };

export const handlersRequests = {
  handlers: {
    summary: 'Lists the people of the company, those that wait first.',
    query: v.object({ ...pageQuery(), state }),
    role: ['viewHandlers'],
  },
  inviteHandler: {
    summary:
      'Invites a person by everything that the company knows of them: one refusal, whichever of it is wrong.',
    body: v.object({
      name: personName,
      loginId: personLoginId,
      idNo: documentNumber('RESIDENT_ID'),
      mobile: anyMobile,
      capacity: v.picklist(['ADMIN', 'HANDLER']),
      /** `start` is today or later, `end` at most 365 days after it. */
      ...period,
    }),
    refusals: ['HANDLER_UNKNOWN', 'HANDLER_SELF', 'HANDLER_ALREADY'],
    fieldRefusals: { end: ['RANGE_BACKWARDS', 'RANGE_TOO_LONG'] },
    role: ['inviteHandler'],
    limits: `${PERSON_SEARCH_MISSES} unknown people an hour for an account.`,
    stepUp: true,
  },
  moveHandler: {
    summary: 'Accepts or rejects an application, withdraws an invitation, or ends a role.',
    body: v.object({ action: v.picklist(['accept', 'reject', 'withdraw', 'end']), version }),
    refusals: ['CHANGED_MEANWHILE'],
    /** withdraw takes `inviteHandler`. */
    role: ['decideApplication', 'inviteHandler', 'endHandler'],
    stepUp: true,
  },
  changeHandlerDates: {
    summary: 'Changes the first and the last day of a role.',
    body: v.object({ ...period, version }),
    refusals: ['CHANGED_MEANWHILE'],
    fieldRefusals: { end: ['RANGE_BACKWARDS', 'RANGE_TOO_LONG'] },
    role: ['changeHandlerDates'],
    stepUp: true,
  },
  companyAuthorizations: {
    summary: 'Lists the authorizations of the company, those that wait first, then the newest.',
    query: v.object({ ...pageQuery(), state, handlerId: v.optional(token) }),
    role: ['viewAuthorizations'],
  },
  companyAuthorization: {
    summary: 'Reads an authorization: open to those who lead the company, and to the handler it is about.',
    /** Permission of the company's leaders; the handler needs none. */
    role: ['viewAuthorizations'],
  },
  addCompanyAuthorization: {
    summary: 'Authorizes a handler, who has to accept it.',
    body: withExtent({
      handlerId: token,
      ...period,
      /** Id of an upload. */
      letter: v.optional(token),
    }),
    refusals: ['CHANGED_MEANWHILE'],
    fieldRefusals: {
      letter: ['FILE_UNKNOWN'],
      end: ['RANGE_BACKWARDS', 'RANGE_TOO_LONG', 'AUTHORIZATION_OUTLASTS'],
    },
    role: ['addAuthorization'],
    stepUp: true,
  },
  modifyCompanyAuthorization: {
    summary: 'Narrows or shortens an authorization at once; a wider or longer one waits for the handler.',
    body: withExtent({ end: calendarDay, reason, version }),
    refusals: ['CHANGED_MEANWHILE', 'AUTHORIZATION_SAME'],
    fieldRefusals: { end: ['RANGE_BACKWARDS', 'RANGE_TOO_LONG', 'AUTHORIZATION_OUTLASTS'] },
    role: ['modifyAuthorization'],
    stepUp: true,
  },
  moveCompanyAuthorization: {
    summary: 'Moves an authorization, or a change of it, to its next state.',
    body: v.object({
      action: v.picklist(authorizationAction.options.filter((action) => action !== 'modify')),
      version,
    }),
    refusals: ['CHANGED_MEANWHILE'],
    /** Permissions for the company's actions; the handler's own actions need none. */
    role: ['addAuthorization', 'modifyAuthorization', 'revokeAuthorization'],
  },
} satisfies RequestsFor<typeof handlersEndpoints>;
