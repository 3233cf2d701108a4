/** Requests of the security of an account. */
import * as v from 'valibot';
import { QUESTION_COUNT } from '../../constants';
import { securityQuestions } from '../../validation/securityQuestions';
import type { securityEndpoints } from '../security';
import { factorCode } from './authenticator';
import {
  certificateRefusals,
  codeRefusals,
  email,
  oneTimeCode,
  sealed,
  secretId,
  signedChallenge,
  token,
  version,
} from './fields';
import { assertion, assertionRefusals } from './passkeys';
import type { RequestsFor } from './request';

/** A linked account; the proof is valid for one switch to it. */
const accountId = v.optional(token);

const stepUpBody = v.variant('method', [
  /** The password is encrypted if there is a `secretId`. */
  v.object({ method: v.literal('password'), value: sealed, secretId, accountId }),
  /** A code of the scene `stepUp` to the account's own mobile number or mail address. Mail proves no linked account. */
  v.object({ method: v.picklist(['sms', 'email']), value: oneTimeCode, accountId }),
  /** `value` is the id of a challenge of caChallenge. */
  v.object({ method: v.literal('certificate'), value: token, ...signedChallenge, accountId }),
  /** A code of the authenticator app, or a recovery code. */
  v.object({ method: v.literal('totp'), value: factorCode, accountId }),
  /** Answers a challenge of passkeyChallenge. */
  v.object({ method: v.literal('passkey'), passkey: assertion, accountId }),
]);

/** A list with one item per question. */
const oneEach = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.length(QUESTION_COUNT));

export const securityRequests = {
  stepUp: {
    summary: 'Confirms who the person is. The session is confirmed for 10 minutes.',
    body: stepUpBody,
    namesRecord: true,
    refusals: [
      'LOCKED',
      'SECRET_INVALID',
      'PASSWORD_WRONG',
      'NO_DESTINATION',
      ...codeRefusals,
      ...certificateRefusals,
      'CERT_OTHERS',
      ...assertionRefusals,
      'PASSKEY_OTHERS',
    ],
  },
  security: { summary: 'Tells how the account is protected.' },
  changeEmail: {
    summary: 'Changes the mail address to one that a code of the scene `bind` has proved.',
    // CODE_EXPIRED and CODE_USED_UP are checked before the 428, which does not consume the code.
    body: v.object({ email, code: oneTimeCode, version }),
    refusals: [...codeRefusals, 'EMAIL_SAME', 'EMAIL_TAKEN', 'CHANGED_MEANWHILE'],
    stepUp: true,
  },
  questions: { summary: 'Lists the security questions, never their answers.' },
  changeQuestions: {
    summary: 'Replaces all security questions.',
    body: v.object({
      questions: oneEach(v.picklist(securityQuestions)),
      /** Encrypted if there is a `secretId`. The server checks the answers after decryption. */
      answers: oneEach(sealed),
      version,
      secretId,
    }),
    refusals: ['SECRET_INVALID', 'CHANGED_MEANWHILE'],
    fieldRefusals: {
      'questions.*': ['QUESTION_REPEATED'],
      'answers.*': ['ANSWER_REPEATED', 'ANSWER_IS_QUESTION'],
    },
    stepUp: true,
  },
  sessions: { summary: 'Lists the live sessions: this one first, then the one seen last.' },
  endSession: { summary: 'Ends a session.' },
  endOtherSessions: { summary: 'Ends all sessions but this one.' },
  trustedBrowsers: { summary: 'Lists the trusted browsers: this one first, then the one seen last.' },
  endTrustedBrowser: { summary: 'Ends the trust of a browser.' },
  endTrustedBrowsers: { summary: 'Ends the trust of all browsers.' },
  startExport: { summary: "Reads a copy of the person's data, unmasked.", stepUp: true },
  cancellation: { summary: 'Tells what has to be settled before the account can be closed.' },
  cancelAccount: {
    summary: 'Closes the account after a period. Every session ends, this one too.',
    refusals: ['NOT_CANCELLABLE'],
    stepUp: true,
  },
} satisfies RequestsFor<typeof securityEndpoints>;
