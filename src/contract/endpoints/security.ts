/** What keeps an account safe. */
import { anyData, type SomeEndpoints } from './endpoint';

export const securityEndpoints = {
  stepUp: { call: 'POST /authApi/account/v1/stepUp', data: anyData<'stepUp'>() },
  security: { call: 'GET /authApi/account/v1/security', data: anyData<'security'>() },
  changeEmail: { call: 'PUT /authApi/account/v1/email', data: anyData<'changeEmail'>() },
  questions: { call: 'GET /authApi/account/v1/questions', data: anyData<'questions'>() },
  changeQuestions: { call: 'PUT /authApi/account/v1/questions', data: anyData<'changeQuestions'>() },
  sessions: { call: 'GET /authApi/account/v1/sessions', data: anyData<'sessions'>() },
  endSession: { call: 'DELETE /authApi/account/v1/sessions/:id', data: anyData<'endSession'>() },
  endOtherSessions: { call: 'DELETE /authApi/account/v1/sessions', data: anyData<'endOtherSessions'>() },
  startExport: { call: 'POST /authApi/account/v1/export', data: anyData<'startExport'>() },
  cancellation: { call: 'GET /authApi/account/v1/cancellation', data: anyData<'cancellation'>() },
  cancelAccount: { call: 'POST /authApi/account/v1/cancellation', data: anyData<'cancelAccount'>() },
} satisfies SomeEndpoints;
