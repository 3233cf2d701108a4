/** Requests of the authenticator app, of recovery codes and of the second factor. */
import * as v from 'valibot';
import { LOCK_AFTER_FAILURES } from '../../constants';
import { checkFactorCode, normalizeFactorCode } from '../../validation/factorCode';
import type { authenticatorEndpoints } from '../authenticator';
import { checkedText, oneTimeCode, token } from './fields';
import type { RequestsFor } from './request';

/** Maximum length of a pasted code, including spaces and dashes. */
const FACTOR_CODE_MAX = 64;

/** A code of the app, or a recovery code. Spaces, dashes and case are ignored. */
export const factorCode = checkedText(FACTOR_CODE_MAX, checkFactorCode, normalizeFactorCode);

export const authenticatorRequests = {
  secondFactor: {
    summary: 'Completes a sign-in that needs a second factor.',
    /** `trust`: sign-ins in this browser need no code for 30 days. It has no effect on a shared browser. */
    body: v.object({ ticket: token, code: factorCode, trust: v.optional(v.boolean()) }),
    refusals: ['TICKET_UNKNOWN', 'LOCKED', 'CODE_WRONG', 'FROZEN', 'PAUSED', 'NOT_ACTIVATED'],
    limits: `${LOCK_AFTER_FAILURES} wrong codes of an account within 15 minutes lock this step (LOCKED).`,
  },
  authenticator: {
    summary: 'Tells whether the account has an authenticator app, and how many recovery codes.',
  },
  startAuthenticator: {
    summary: 'Issues a secret for an authenticator app. It counts once it is confirmed.',
    refusals: ['CHANGED_MEANWHILE'],
    stepUp: true,
  },
  confirmAuthenticator: {
    summary: 'Confirms the secret by a code of the app, and makes recovery codes.',
    body: v.object({ code: oneTimeCode }),
    refusals: ['TICKET_UNKNOWN', 'CHANGED_MEANWHILE', 'CODE_WRONG'],
    stepUp: true,
  },
  removeAuthenticator: {
    summary: 'Removes the authenticator app and the recovery codes.',
    refusals: ['CHANGED_MEANWHILE', 'FACTOR_REQUIRED'],
    stepUp: true,
  },
  renewRecoveryCodes: {
    summary: 'Makes a new set of recovery codes. The former set ends.',
    refusals: ['CHANGED_MEANWHILE'],
    stepUp: true,
  },
} satisfies RequestsFor<typeof authenticatorEndpoints>;
