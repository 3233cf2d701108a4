/** The security of an account: step-up, contacts, questions, sessions, export and cancellation. */
import * as v from 'valibot';
import type { SecurityQuestion } from '../validation/securityQuestions';
import type { AppealDetail } from './appeal';
import type { Certificate } from './certificates';
import { disclosed, type EndpointRows, nothing, openEnum, personal } from './endpoint';
import type { Profile } from './profile';
import { level } from './shared';
import type { Verification } from './verification';

/** Proofs that open an account, and that confirm any action for 10 minutes in this session. */
export type SignInProof = 'password' | 'sms' | 'certificate' | 'passkey' | 'totp';

/** Methods to confirm an action. `email` only confirms an action for which the 428 lists it. */
export type StepUpMethod = SignInProof | 'email';

/** `data` of a 428. */
export interface StepUpDemand {
  /** The user's methods, the preferred one first. Without any, the action cannot be confirmed. */
  methods: StepUpMethod[];
  /** The account to prove before the first switch to it in this browser; by default the user's own. */
  target?: StepUpTarget;
}

/** A linked account. `methods` are those of this account. */
export interface StepUpTarget {
  id: string;
  account: string;
}

/** The state of all proofs and contacts of the account, masked. */
const security = v.object({
  account: personal('ownName'),
  /** null if a provider created the account and no password was chosen yet. */
  passwordAt: v.nullable(v.string()),
  /** '' for none. */
  mobile: personal(),
  email: personal(),
  /** Sent with each change: the server rejects it if the record was changed meanwhile. */
  emailVersion: v.string(),
  questions: v.number(),
  certificates: v.number(),
  passkeys: v.number(),
  /** Whether sign-in requires a code of the authenticator app after the password. */
  authenticator: v.boolean(),
  bindings: v.number(),
  /** Number of active sessions, including this one. */
  sessions: v.number(),
  /** A recovery that the owner can stop; absent if there is none. `until` as in checkLostAccess. */
  lostAccess: v.optional(v.object({ state: v.picklist(['WAITING', 'READY']), until: v.string() })),
  level,
  /** Why the account must have another proof: it leads a company, or its level requires it. null if it has one. */
  missingProof: v.nullable(v.picklist(['company', 'level'])),
});

const questions = v.object({
  /** In the order in which they must be answered; empty for none. Answers are never returned. */
  questions: v.array(openEnum<SecurityQuestion>()),
  version: v.string(),
});

const session = v.object({
  /** Not the id in the cookie. */
  id: v.string(),
  current: v.boolean(),
  device: v.picklist(['desktop', 'mobile']),
  os: v.string(),
  browser: v.string(),
  /** In the reader's language. */
  place: v.string(),
  ip: personal(),
  startedAt: v.string(),
  lastSeenAt: v.string(),
  /** Expiry, if the user chose to stay signed in; null if it ends after inactivity. */
  keptUntil: v.nullable(v.string()),
});

/** A browser in which sign-in requires no second factor. */
const trustedBrowser = v.object({
  ...v.omit(session, ['ip', 'startedAt', 'keptUntil']).entries,
  trustedAt: v.string(),
  until: v.string(),
});

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Data that other endpoints mask or omit: a copy for the owner (PIPL, article 45). Other endpoints return the other
 * lists. Pages write it to a file and do not read its parts.
 */
const accountExport = v.object({
  exportedAt: v.string(),
  account: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  profile: v.custom<Omit<Profile, 'email' | 'version'>>(isObject),
  /** With the unmasked submission, newest first. */
  appeals: v.array(v.custom<Omit<AppealDetail, 'actions'>>(isObject)),
  certificates: v.array(v.custom<Certificate>(isObject)),
  /** Newest first; the typed data are not stored. */
  verifications: v.array(v.custom<Omit<Verification, 'redirectUrl' | 'origin'>>(isObject)),
});

const cancellation = v.object({
  checks: v.array(
    v.object({
      /**
       * Conditions for closing an account. COMPANIES: it leads no company. HANDLING: it has no role as handler, and
       * no pending application or invitation. APPEALS: no open appeal. AUTHORIZATIONS: none is pending, active or
       * suspended.
       */
      check: v.picklist(['COMPANIES', 'HANDLING', 'APPEALS', 'AUTHORIZATIONS']),
      passed: v.boolean(),
    }),
  ),
  /** Days in which signing in undoes it. */
  days: v.number(),
});

export type Security = v.InferOutput<typeof security>;
export type Questions = v.InferOutput<typeof questions>;
export type PortalSession = v.InferOutput<typeof session>;
export type TrustedBrowser = v.InferOutput<typeof trustedBrowser>;
export type AccountExport = v.InferOutput<typeof accountExport>;
export type Cancellation = v.InferOutput<typeof cancellation>;
export type CancellationCheck = Cancellation['checks'][number]['check'];

export const securityEndpoints = {
  stepUp: { call: 'POST /authApi/account/v1/stepUp', data: v.object({ until: v.string() }) },
  security: { call: 'GET /authApi/account/v1/security', data: security },
  changeEmail: { call: 'PUT /authApi/account/v1/email', data: nothing },
  questions: { call: 'GET /authApi/account/v1/questions', data: questions },
  changeQuestions: { call: 'PUT /authApi/account/v1/questions', data: nothing },
  sessions: { call: 'GET /authApi/account/v1/sessions', data: v.array(session) },
  endSession: { call: 'DELETE /authApi/account/v1/sessions/:id', data: nothing },
  endOtherSessions: {
    call: 'DELETE /authApi/account/v1/sessions',
    data: v.object({ ended: v.number() }),
  },
  trustedBrowsers: { call: 'GET /authApi/account/v1/trustedBrowsers', data: v.array(trustedBrowser) },
  endTrustedBrowser: { call: 'DELETE /authApi/account/v1/trustedBrowsers/:id', data: nothing },
  endTrustedBrowsers: {
    call: 'DELETE /authApi/account/v1/trustedBrowsers',
    data: v.object({ ended: v.number() }),
  },
  startExport: {
    call: 'POST /authApi/account/v1/export',
    data: v.pipe(accountExport, disclosed('stepUp')),
  },
  cancellation: { call: 'GET /authApi/account/v1/cancellation', data: cancellation },
  cancelAccount: {
    call: 'POST /authApi/account/v1/cancellation',
    data: v.object({ endsAt: v.string() }),
  },
} satisfies EndpointRows;
