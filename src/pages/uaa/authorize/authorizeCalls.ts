/** The calls behind an application's request, their answers as events of its state machine. They never reject. */
import type { AuthorizeRequest, Body } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';
import { consent, openAuthorizeRequest } from '@/services/authorize';
import { obtainCode } from '@/services/signIn';
import { ApiError, errorFromException, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import type { AuthorizeEvent } from './authorizeReducer';

const LOST = 'authorize.lost';
const UNDECIDED = 'authorize.undecided';

/** Refusals that end the request. */
const FINAL_REFUSALS: readonly SubCodeName[] = [
  'AUTHORIZE_CLIENT',
  'AUTHORIZE_REDIRECT_URI',
  'AUTHORIZE_REPEATED',
  'AUTHORIZE_TOO_LONG',
  'AUTHORIZE_OVER',
];

/** The page itself shows these, and they stay: no notice. */
const silentFor: readonly SubCodeName[] = [...FINAL_REFUSALS, 'AUTHORIZE_PERSON'];

/** An error with words for every case: `unanswered` where there was no answer to speak of. */
function withWords(error: ApiError, unanswered: MessageKey): ApiError {
  if (error.kind === 'refused' || error.messageId) return error;
  return new ApiError(error.kind, { messageId: unanswered, cause: error });
}

/** The event that a failed call stands for. */
function toErrorEvent(thrown: unknown, unanswered: MessageKey): AuthorizeEvent {
  warn(thrown);
  // Somebody else is signed in by now: the server is asked again who.
  if (isRefusedFor(thrown, 'AUTHORIZE_PERSON')) return { type: 'reopened' };
  const error = withWords(errorFromException(thrown), unanswered);
  // Any refusal that is not about the request may be over at the next try.
  return { type: isRefusedFor(error, ...FINAL_REFUSALS) ? 'refused' : 'lost', error };
}

/** Opens the request by the page's query. Resolves with the server's answer, or with the event that stands for none. */
export async function fetchAuthorizeRequest(query: string): Promise<AuthorizeRequest | AuthorizeEvent> {
  try {
    return await openAuthorizeRequest(query, silentFor);
  } catch (error) {
    return toErrorEvent(error, LOST);
  }
}

/** The code of a request that needs no question. Where there is a question after all, the server names a page. */
export async function fetchAuthorizationCode(requestId: string): Promise<AuthorizeEvent> {
  try {
    const address = await obtainCode({ requestId }, { silentFor });
    return address.startsWith('/') ? { type: 'unready' } : { type: 'ready', address };
  } catch (error) {
    return toErrorEvent(error, LOST);
  }
}

/** Allows or denies. `lost` does not end the request here: the person can decide again. */
export async function submitConsent(decision: Body<'consent'>): Promise<AuthorizeEvent> {
  try {
    const { redirectUrl } = await consent(decision, silentFor);
    return { type: 'ready', address: redirectUrl };
  } catch (error) {
    return toErrorEvent(error, UNDECIDED);
  }
}
