/** Becoming a user. */
import { anyData, type SomeEndpoints } from './endpoint';

export const registrationEndpoints = {
  proveMobile: { call: 'POST /anonApi/user/v1/proof', data: anyData<'proveMobile'>() },
  checkRegistration: {
    call: 'POST /anonApi/user/v1/registration/check',
    data: anyData<'checkRegistration'>(),
  },
  register: { call: 'POST /anonApi/user/v1/registration', data: anyData<'register'>() },
  activation: { call: 'GET /anonApi/user/v1/activation', data: anyData<'activation'>() },
  activate: { call: 'POST /anonApi/user/v1/activation', data: anyData<'activate'>() },
  resendActivation: { call: 'POST /anonApi/user/v1/activation/resend', data: anyData<'resendActivation'>() },
} satisfies SomeEndpoints;
