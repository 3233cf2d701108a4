/** Requests of an authorization, with their responses as events of the state machine. They never reject. */
import type { Body } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';
import { consent, openAuthorizeRequest } from '@/services/authorize';
import { obtainCode } from '@/services/signIn';
import { ApiError, errorFromException, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { getLocale, setSessionLocale } from '@/utils/i18n/locale';
import { toAuthorizePath } from '@/utils/routing/paths';
import type { AuthorizeEvent } from './authorizeReducer';
import { hasVisitedLevelGuide } from './requestRedirects';

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

/** The page shows these refusals permanently, so no notification appears. */
const silentFor: readonly SubCodeName[] = [...FINAL_REFUSALS, 'AUTHORIZE_PERSON'];

/** Adds a message to an error that has none: `unanswered` for a request without a usable response. */
function withMessage(error: ApiError, unanswered: MessageKey): ApiError {
  if (error.kind === 'refused' || error.messageId) return error;
  return new ApiError(error.kind, { messageId: unanswered, cause: error });
}

/** Converts the error of a request into an event. */
function toErrorEvent(thrown: unknown, unanswered: MessageKey): AuthorizeEvent {
  warn(thrown);
  // Another user has signed in meanwhile: load the request again.
  if (isRefusedFor(thrown, 'AUTHORIZE_PERSON')) return { type: 'reopened' };
  const error = withMessage(errorFromException(thrown), unanswered);
  // Other refusals do not concern the request itself, so a retry may succeed.
  return { type: isRefusedFor(error, ...FINAL_REFUSALS) ? 'refused' : 'lost', error };
}

async function openRequest(query: string): Promise<AuthorizeEvent> {
  const language = getLocale();
  try {
    const request = await openAuthorizeRequest(query, silentFor);
    return { type: 'opened', request, language, guided: hasVisitedLevelGuide(request.requestId) };
  } catch (error) {
    return toErrorEvent(error, LOST);
  }
}

/** Opens the request in the language that the application requests. `query`: the page's query, unchanged. */
export async function loadAuthorizeRequest(query: string): Promise<AuthorizeEvent> {
  const event = await openRequest(query);
  if (event.type !== 'opened') return event;
  const { requestId, next, locale } = event.request;
  const switched = await setSessionLocale(locale);
  if (!switched || next !== 'consent') return event;
  // The page shows localized texts of the server, so load them again in the new language.
  const [, resumed = ''] = toAuthorizePath(requestId).split('?');
  return openRequest(resumed);
}

/**
 * Obtains the code of a request that needs no consent. If it needs consent after all, the server returns the address
 * of a page.
 */
export async function fetchAuthorizationCode(requestId: string): Promise<AuthorizeEvent> {
  try {
    const address = await obtainCode({ requestId }, { silentFor });
    return address.startsWith('/') ? { type: 'unready' } : { type: 'ready', address };
  } catch (error) {
    return toErrorEvent(error, LOST);
  }
}

/** Sends the user's decision. `lost` does not end the request here: the user can decide again. */
export async function submitConsent(decision: Body<'consent'>): Promise<AuthorizeEvent> {
  try {
    const { redirectUrl } = await consent(decision, silentFor);
    return { type: 'ready', address: redirectUrl };
  } catch (error) {
    return toErrorEvent(error, UNDECIDED);
  }
}
