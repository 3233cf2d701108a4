/** Appeals, with and without a session. */
import { anyData, type SomeEndpoints } from './endpoint';

export const appealEndpoints = {
  makeAppeal: { call: 'POST /anonApi/appeal/v1/appeals', data: anyData<'makeAppeal'>() },
  appealProgress: { call: 'POST /anonApi/appeal/v1/progress', data: anyData<'appealProgress'>() },
  supplementAppeal: { call: 'POST /anonApi/appeal/v1/supplement', data: anyData<'supplementAppeal'>() },
  ownAppeals: { call: 'GET /authApi/appeal/v1/appeals', data: anyData<'ownAppeals'>() },
  ownAppeal: { call: 'GET /authApi/appeal/v1/appeals/:id', data: anyData<'ownAppeal'>() },
  withdrawAppeal: { call: 'POST /authApi/appeal/v1/appeals/:id/withdraw', data: anyData<'withdrawAppeal'>() },
  supplementOwnAppeal: {
    call: 'POST /authApi/appeal/v1/appeals/:id/supplement',
    data: anyData<'supplementOwnAppeal'>(),
  },
  appealAgain: { call: 'POST /authApi/appeal/v1/appeals/:id/again', data: anyData<'appealAgain'>() },
} satisfies SomeEndpoints;
