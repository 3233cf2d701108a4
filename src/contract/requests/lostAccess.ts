/** Requests of account recovery. */
import * as v from 'valibot';
import type { lostAccessEndpoints } from '../lostAccess';
import { codeRefusals, oneTimeCode, passwordRefusals, sealed, secretId, token, withMobile } from './fields';
import type { RequestsFor } from './request';

/** The ticket of a link. */
const body = v.object({ ticket: token });

const bars = [
  'FROZEN',
  'PAUSED',
  'LOST_ACCESS_CLOSING',
  'LOST_ACCESS_REFUSED',
  'LOST_ACCESS_RUNNING',
] as const;

export const lostAccessRequests = {
  beginLostAccess: {
    summary: 'Begins a recovery without the authenticator app, for a reset whose proofs are complete.',
    /** The id of the reset. */
    body: v.object({ id: token }),
    refusals: ['RESET_UNKNOWN', 'CHANGED_MEANWHILE', 'CONTACT_NEW', ...bars],
  },
  beginLostAccessByIdentity: {
    summary: 'Begins a recovery for a reset that the payment app has proved.',
    /** The id of the reset, and a number for the links, by a code of the scene `reset`. It becomes the account's. */
    body: withMobile({ id: token, code: oneTimeCode }),
    refusals: ['RESET_UNKNOWN', ...codeRefusals, ...bars],
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
    refusals: ['SECRET_INVALID', 'TICKET_UNKNOWN', 'FROZEN', 'PAUSED', ...passwordRefusals],
  },
  stopOwnLostAccess: {
    summary: 'Stops the recovery of the own account.',
    refusals: ['CHANGED_MEANWHILE'],
    stepUp: true,
  },
} satisfies RequestsFor<typeof lostAccessEndpoints>;
