/** The states of an application's request. Pure: calls and redirects are in useAuthorize. */
import type { AuthorizeRequest } from '@/contract';
import { ApiError } from '@/utils/http/ApiError';

export type AuthorizeStep =
  /** The server is asked what has to happen. */
  | 'opening'
  /** The page goes on by itself: to sign-in, to the guide to a higher level, to a code without a question. */
  | 'login'
  | 'level'
  | 'code'
  /** Back from the guide, and the level is still too low. The page does not go there again, or it would for ever. */
  | 'short'
  | 'consent'
  /** The application's address is known. */
  | 'leaving'
  /** Ends: the address may not be visited; the request is not valid; the server did not answer. */
  | 'stuck'
  | 'refused'
  | 'lost';

export interface AuthorizeState {
  step: AuthorizeStep;
  /** Counts the calls that open the request: only the last one's answer counts. */
  round: number;
  /** The server's last answer, and the language it is written in. */
  request: AuthorizeRequest | null;
  language: string;
  /** The application's address with its answer. */
  address: string | null;
  /** Why it was refused, or lost. */
  error: ApiError | null;
  /** Somebody else is signed in than the person who was asked before. */
  switched: boolean;
}

/** The server's answer. `guided`: the person has visited the guide for this request before. */
interface OpenedRequest {
  type: 'opened';
  request: AuthorizeRequest;
  language: string;
  guided: boolean;
}

export type AuthorizeEvent =
  | OpenedRequest
  | { type: 'ready'; address: string }
  | { type: 'refused' | 'lost'; error: ApiError }
  /** The server is to be asked again; `quiet` leaves on screen what is there. */
  | { type: 'reopened'; quiet?: boolean }
  /** The person has to be asked after all, before there is a code. */
  | { type: 'unready' }
  | { type: 'blocked' };

export const initialAuthorizeState: AuthorizeState = {
  step: 'opening',
  round: 0,
  request: null,
  language: '',
  address: null,
  error: null,
  switched: false,
};

/**
 * Steps that wait for an answer; those from which the server may be asked again; and those that an address ends: a
 * decision under way is answered also where the page has been opened anew meanwhile.
 */
const WAITING: readonly AuthorizeStep[] = ['opening', 'code', 'consent', 'short'];
const REOPENABLE: readonly AuthorizeStep[] = ['opening', 'code', 'consent', 'short', 'lost', 'refused'];
const ANSWERABLE: readonly AuthorizeStep[] = [...WAITING, 'refused', 'lost'];

const contradictionError = new ApiError('unexpected', { messageId: 'authorize.lost' });

/** The step that follows from an answer. */
function getNextStep({ next, redirectUrl, person }: AuthorizeRequest, guided: boolean): AuthorizeStep {
  if (next === 'error') return redirectUrl ? 'leaving' : 'lost';
  if (next === 'code') return redirectUrl ? 'leaving' : 'code';
  if (next === 'level') return guided ? 'short' : 'level';
  // Without a person there is nobody to ask.
  return next === 'consent' && person ? 'consent' : 'login';
}

function applyOpened(state: AuthorizeState, { request, language, guided }: OpenedRequest): AuthorizeState {
  const step = getNextStep(request, guided);
  const before = state.request?.person?.account;
  const other = before !== undefined && request.person !== null && before !== request.person.account;
  return {
    ...state,
    step,
    request,
    language,
    address: step === 'leaving' ? request.redirectUrl : null,
    error: step === 'lost' ? contradictionError : null,
    switched: other || (state.switched && request.person !== null),
  };
}

/** Asks the server again. */
const reopen = (state: AuthorizeState): AuthorizeState => ({
  ...state,
  step: 'opening',
  round: state.round + 1,
  error: null,
});

/** The next state. An event that does not fit the state, such as a late answer, changes nothing. */
export function authorizeReducer(state: AuthorizeState, event: AuthorizeEvent): AuthorizeState {
  const { step } = state;
  switch (event.type) {
    case 'reopened':
      if (!REOPENABLE.includes(step)) return state;
      return event.quiet ? { ...state, round: state.round + 1 } : reopen(state);
    case 'unready':
      if (step !== 'code') return state;
      // A server that contradicts itself would be asked for ever.
      return state.round === 0 ? reopen(state) : { ...state, step: 'lost', error: contradictionError };
    case 'opened':
      return step === 'opening' || step === 'consent' ? applyOpened(state, event) : state;
    case 'ready':
      return ANSWERABLE.includes(step) ? { ...state, step: 'leaving', address: event.address } : state;
    case 'refused':
      return WAITING.includes(step) ? { ...state, step: 'refused', error: event.error } : state;
    case 'lost':
      // Where only the words were asked for in another language, what is on screen stays.
      if (step !== 'opening' && step !== 'code') return state;
      return { ...state, step: 'lost', error: event.error };
    case 'blocked':
      return step === 'leaving' ? { ...state, step: 'stuck' } : state;
  }
}
