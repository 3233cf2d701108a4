/** What keeps an account safe. */
import * as v from 'valibot';
import type { AppealDetail, Certificate, Profile, SecurityQuestion, Verification } from '..';
import { nothing, wordOf } from '../endpoint';
import { level } from '../shared';
import type { SomeEndpoints } from './rows';

const security = v.object({
  account: v.string(),
  passwordAt: v.nullable(v.string()),
  mobile: v.string(),
  email: v.string(),
  emailVersion: v.string(),
  questions: v.number(),
  certificates: v.number(),
  bindings: v.number(),
  sessions: v.number(),
  level: level,
});

const questions = v.object({ questions: v.array(wordOf<SecurityQuestion>()), version: v.string() });

const session = v.object({
  id: v.string(),
  current: v.boolean(),
  device: v.picklist(['desktop', 'mobile']),
  os: v.string(),
  browser: v.string(),
  place: v.string(),
  ip: v.string(),
  startedAt: v.string(),
  lastSeenAt: v.string(),
});

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Goes into a file as it is: no page reads what its parts hold. */
const accountExport = v.object({
  exportedAt: v.string(),
  account: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  profile: v.custom<Omit<Profile, 'email' | 'version'>>(isObject),
  appeals: v.array(v.custom<Omit<AppealDetail, 'actions'>>(isObject)),
  certificates: v.array(v.custom<Certificate>(isObject)),
  verifications: v.array(v.custom<Omit<Verification, 'redirectUrl' | 'origin'>>(isObject)),
});

const cancellation = v.object({
  checks: v.array(
    v.object({
      check: v.picklist(['COMPANIES', 'HANDLING', 'APPEALS', 'AUTHORIZATIONS']),
      passed: v.boolean(),
    }),
  ),
  days: v.number(),
});

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
  startExport: { call: 'POST /authApi/account/v1/export', data: accountExport },
  cancellation: { call: 'GET /authApi/account/v1/cancellation', data: cancellation },
  cancelAccount: {
    call: 'POST /authApi/account/v1/cancellation',
    data: v.object({ endsAt: v.string() }),
  },
} satisfies SomeEndpoints;
