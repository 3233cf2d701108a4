/** The way of an application's request through the portal. Pure: what is asked, and who leads on, is not here. */
import type { AuthorizeRequest } from '@/contract';
import type { Failure } from '@/utils/http/failure';

export type AuthorizeStep =
  /** The server is asked what has to happen. */
  | 'opening'
  /** Lead on by themselves: to sign-in, to the guide to a higher level, to a code without a question. */
  | 'login'
  | 'level'
  | 'code'
  /** Back from the guide, and the level is still too low: leads on no more, or it would be for ever. */
  | 'short'
  | 'consent'
  /** The application's address is known. */
  | 'leaving'
  /** Ends. That address may not be visited; the request is no good; the server did not say. */
  | 'stuck'
  | 'refused'
  | 'lost';

export interface AuthorizeState {
  step: AuthorizeStep;
  /** Counts the questions to the server: what is answered belongs to the last of them. */
  round: number;
  /** As far as the server has told, and the language it said it in. */
  request: AuthorizeRequest | null;
  language: string;
  /** The application's address with its answer. */
  address: string | null;
  /** Why it was refused, or lost. */
  failure: Failure | null;
  /** Somebody else is signed in than the one who was asked before. */
  switched: boolean;
}

/** An answer of the server. `guided`: the person has been at the guide for this request before. */
export interface OpenedRequest {
  type: 'opened';
  request: AuthorizeRequest;
  language: string;
  guided: boolean;
}

export type AuthorizeEvent =
  | OpenedRequest
  | { type: 'ready'; address: string }
  | { type: 'refused' | 'lost'; failure: Failure }
  /** The server is to be asked again; `quiet` leaves on screen what is there. */
  | { type: 'reopened'; quiet?: boolean }
  /** There is something to ask after all, before there is a code. */
  | { type: 'unready' }
  | { type: 'blocked' };

export const initialAuthorizeState: AuthorizeState = {
  step: 'opening',
  round: 0,
  request: null,
  language: '',
  address: null,
  failure: null,
  switched: false,
};

/**
 * Steps that wait for an answer of the server, those it may be asked again from, and those an address leads away
 * from: a decision under way is answered also where the page has been opened anew meanwhile.
 */
const WAITING: readonly AuthorizeStep[] = ['opening', 'code', 'consent', 'short'];
const REOPENABLE: readonly AuthorizeStep[] = ['opening', 'code', 'consent', 'short', 'lost'];
const ANSWERABLE: readonly AuthorizeStep[] = [...WAITING, 'refused', 'lost'];

const UNREADABLE: Failure = { messageId: 'authorize.lost' };

/** The step an answer leads to. */
function stepOf({ next, redirectUrl, person }: AuthorizeRequest, guided: boolean): AuthorizeStep {
  if (next === 'error') return redirectUrl ? 'leaving' : 'lost';
  if (next === 'code') return redirectUrl ? 'leaving' : 'code';
  if (next === 'level') return guided ? 'short' : 'level';
  // Nobody can be asked who is not there.
  return next === 'consent' && person ? 'consent' : 'login';
}

function opened(state: AuthorizeState, { request, language, guided }: OpenedRequest): AuthorizeState {
  const step = stepOf(request, guided);
  const before = state.request?.person?.account;
  const other = before !== undefined && request.person !== null && before !== request.person.account;
  return {
    ...state,
    step,
    request,
    language,
    address: step === 'leaving' ? request.redirectUrl : null,
    failure: step === 'lost' ? UNREADABLE : null,
    switched: other || (state.switched && request.person !== null),
  };
}

/** Asks the server again. */
const reopened = (state: AuthorizeState): AuthorizeState => ({
  ...state,
  step: 'opening',
  round: state.round + 1,
  failure: null,
});

/** The next state. An event that has no place in a state changes nothing: late answers, for one. */
export function authorizeReducer(state: AuthorizeState, event: AuthorizeEvent): AuthorizeState {
  const { step } = state;
  switch (event.type) {
    case 'reopened':
      if (!REOPENABLE.includes(step)) return state;
      return event.quiet ? { ...state, round: state.round + 1 } : reopened(state);
    case 'unready':
      if (step !== 'code') return state;
      // A server that contradicts itself would be asked for ever.
      return state.round === 0 ? reopened(state) : { ...state, step: 'lost', failure: UNREADABLE };
    case 'opened':
      return step === 'opening' || step === 'consent' ? opened(state, event) : state;
    case 'ready':
      return ANSWERABLE.includes(step) ? { ...state, step: 'leaving', address: event.address } : state;
    case 'refused':
      return WAITING.includes(step) ? { ...state, step: 'refused', failure: event.failure } : state;
    case 'lost':
      // What is on screen stays where only its words were asked for again.
      if (step !== 'opening' && step !== 'code') return state;
      return { ...state, step: 'lost', failure: event.failure };
    case 'blocked':
      return step === 'leaving' ? { ...state, step: 'stuck' } : state;
  }
}
