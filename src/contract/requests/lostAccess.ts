/** Requests of the way back for a person who has lost what opens the account. */
import * as v from 'valibot';
import type { lostAccessEndpoints } from '../lostAccess';
import { sealed, secretId, token } from './fields';
import type { RequestsFor } from './request';

/** The ticket of a link. */
const body = v.object({ ticket: token });

export const lostAccessRequests = {
  beginLostAccess: {
    summary: 'Begins a recovery without the authenticator app, for a reset whose proofs are complete.',
    /** The id of the reset. */
    body: v.object({ id: token }),
    refusals: [
      'RESET_UNKNOWN',
      'FROZEN',
      'PAUSED',
      'CHANGED_MEANWHILE',
      'CONTACT_NEW',
      'LOST_ACCESS_REFUSED',
      'LOST_ACCESS_RUNNING',
    ],
  },
  checkLostAccess: {
    summary: 'Reads the state of a recovery, for the ticket of a link. Changes nothing.',
    body,
    refusals: ['TICKET_UNKNOWN'],
  },
  stopLostAccess: {
    summary: 'Stops a recovery, by the ticket of a link.',
    body,
    refusals: ['TICKET_UNKNOWN'],
  },
  finishLostAccess: {
    summary: 'Sets a new password and removes the authenticator app. Every session of the account ends.',
    body: v.object({ ticket: token, newPwd: sealed, secretId }),
    refusals: [
      'SECRET_INVALID',
      'TICKET_UNKNOWN',
      'FROZEN',
      'PAUSED',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_WEAK',
      'PASSWORD_BREACHED',
      'PASSWORD_SAME',
      'PASSWORD_CONTAINS',
    ],
  },
  stopOwnLostAccess: {
    summary: 'Stops the recovery of the own account.',
    refusals: ['CHANGED_MEANWHILE'],
    stepUp: true,
  },
} satisfies RequestsFor<typeof lostAccessEndpoints>;
