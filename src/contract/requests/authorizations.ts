/** Requests of the authorizations between people. */
import * as v from 'valibot';
import { PERSON_SEARCH_MISSES } from '../../constants';
import {
  authorizationActions,
  authorizationDirections,
  authorizationMatters,
  authorizationStates,
} from '../../validation/authorizations';
import type { authorizationsEndpoints } from '../authorizations';
import { calendarDay, pageQuery, personLoginId } from './fields';
import { personName } from './persons';
import type { RequestsFor } from './request';

/** Removes repeated matters and sorts the others in display order. Rejects more entries than there are matters. */
const matters = v.pipe(
  v.array(v.picklist(authorizationMatters)),
  v.nonEmpty(),
  v.maxLength(authorizationMatters.length),
  v.transform((chosen) => authorizationMatters.filter((matter) => chosen.includes(matter))),
);

const authorizationBody = v.object({
  /** The grantee, by account name or mobile number, and by their full name. */
  loginId: personLoginId,
  name: personName,
  matters,
  /** Days in China, both inclusive: today or later, at most a year. */
  start: calendarDay,
  end: calendarDay,
});
/** An authorization as typed by the user. */
export type NewAuthorization = v.InferOutput<typeof authorizationBody>;

export const authorizationsRequests = {
  authorizations: {
    summary: 'Lists the authorizations that the person gave or received, the newest first.',
    query: v.object({
      ...pageQuery(),
      direction: v.picklist(authorizationDirections),
      state: v.optional(v.picklist(authorizationStates)),
    }),
  },
  grantAuthorization: {
    summary: 'Authorizes another person, who has to accept it.',
    body: authorizationBody,
    refusals: ['GRANTEE_UNKNOWN', 'GRANTEE_SELF'],
    fieldRefusals: { end: ['RANGE_BACKWARDS', 'RANGE_TOO_LONG'] },
    role: 'person',
    limits: `${PERSON_SEARCH_MISSES} unknown people an hour for an account.`,
    stepUp: true,
  },
  moveAuthorization: {
    summary: 'Accepts, rejects, cancels or revokes an authorization.',
    body: v.object({ action: v.picklist(authorizationActions) }),
    refusals: ['CHANGED_MEANWHILE'],
  },
} satisfies RequestsFor<typeof authorizationsEndpoints>;
