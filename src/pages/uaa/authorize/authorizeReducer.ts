/** State machine of an application's request. Pure: requests and redirects are in useAuthorize. */
import type { AuthorizeRequest } from '@/contract';
import { ApiError } from '@/utils/http/ApiError';

export type AuthorizeStep =
  /** The request is being loaded. */
  | 'opening'
  /** Redirecting to sign-in. */
  | 'login'
  /** Redirecting to the level guide. */
  | 'level'
  /** Obtaining a code without consent. */
  | 'code'
  /** The user is asked for another proof. If they decline, they can decide again. */
  | 'stepUp'
  /** The user has returned from the level guide without reaching the level. Not redirected again, to avoid a loop. */
  | 'short'
  | 'consent'
  /** Redirecting to the application's address. */
  | 'leaving'
  /** The portal does not allow the application's address. */
  | 'stuck'
  /** The server refused the request. */
  | 'refused'
  /** The server did not respond, or its responses contradict each other. */
  | 'lost';

export interface AuthorizeState {
  step: AuthorizeStep;
  /** Number of times the request was opened; only the response to the last one counts. */
  round: number;
  /** The last response, and its language. */
  request: AuthorizeRequest | null;
  language: string;
  /** The application's address with the result. */
  address: string | null;
  /** Reason of `refused` or `lost`. */
  error: ApiError | null;
  /** Whether another user has signed in since consent was requested. */
  switched: boolean;
  /** Whether the user has just given the proof that the application asks for. */
  confirmed: boolean;
}

/** The response. `guided`: the user has already visited the level guide for this request. */
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
  /** Load the request again; `quiet` keeps the current step on screen. */
  | { type: 'reopened'; quiet?: boolean }
  /** The user has to consent before a code is issued. */
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
  confirmed: false,
};

/** Steps that wait for a response or for the user. */
const WAITING: readonly AuthorizeStep[] = ['opening', 'code', 'stepUp', 'consent', 'short'];
/**
 * Steps from which the request can be reopened. They also accept a result, because a decision in progress counts even if
 * the page was reopened meanwhile.
 */
const UNFINISHED: readonly AuthorizeStep[] = [...WAITING, 'lost', 'refused'];

const contradictionError = new ApiError('unexpected', { messageId: 'authorize.lost' });

/** Returns the step that follows from a response. */
function getNextStep({ next, redirectUrl, person }: AuthorizeRequest, guided: boolean): AuthorizeStep {
  if (next === 'error') return redirectUrl ? 'leaving' : 'lost';
  if (next === 'code') return redirectUrl ? 'leaving' : 'code';
  if (next === 'stepUp' && person) return 'stepUp';
  if (next === 'level') return guided ? 'short' : 'level';
  // Consent requires a signed-in user.
  return next === 'consent' && person ? 'consent' : 'login';
}

function applyOpened(state: AuthorizeState, { request, language, guided }: OpenedRequest): AuthorizeState {
  const next = getNextStep(request, guided);
  // The server asks again for a proof that it has accepted.
  const step = next === 'stepUp' && state.confirmed ? 'lost' : next;
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

/** Loads the request again. */
const reopen = (state: AuthorizeState): AuthorizeState => ({
  ...state,
  step: 'opening',
  round: state.round + 1,
  error: null,
});

/** Returns the next state. An event that does not fit the state, such as a late response, changes nothing. */
export function authorizeReducer(state: AuthorizeState, event: AuthorizeEvent): AuthorizeState {
  const { step } = state;
  switch (event.type) {
    case 'reopened':
      if (!UNFINISHED.includes(step)) return state;
      return event.quiet ? { ...state, round: state.round + 1 } : { ...reopen(state), confirmed: false };
    case 'unready':
      if (step === 'stepUp') return { ...reopen(state), confirmed: true };
      if (step !== 'code') return state;
      // Reopen only once: contradictory responses would cause an endless loop.
      return state.round === 0 ? reopen(state) : { ...state, step: 'lost', error: contradictionError };
    case 'opened':
      return step === 'opening' || step === 'consent' ? applyOpened(state, event) : state;
    case 'ready':
      return UNFINISHED.includes(step) ? { ...state, step: 'leaving', address: event.address } : state;
    case 'refused':
      return WAITING.includes(step) ? { ...state, step: 'refused', error: event.error } : state;
    case 'lost':
      // Keep the current step if only the reload in another language failed, or if the user declined to confirm.
      if (!['opening', 'code', 'stepUp'].includes(step)) return state;
      if (step === 'stepUp' && event.error.kind === 'declined') return state;
      return { ...state, step: 'lost', error: event.error };
    case 'blocked':
      return step === 'leaving' ? { ...state, step: 'stuck' } : state;
  }
}
