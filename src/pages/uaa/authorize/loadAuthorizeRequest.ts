/** Opens the request of the page's address, in the language that the application requests. Never rejects. */
import { getLocale, setSessionLocale } from '@/utils/i18n/locale';
import { toAuthorizePath } from '@/utils/routing/paths';
import { fetchAuthorizeRequest } from './authorizeCalls';
import type { AuthorizeEvent } from './authorizeReducer';
import { hasVisitedLevelGuide } from './requestRedirects';

async function openRequest(query: string): Promise<AuthorizeEvent> {
  const language = getLocale();
  const answer = await fetchAuthorizeRequest(query);
  if ('type' in answer) return answer;
  return { type: 'opened', request: answer, language, guided: hasVisitedLevelGuide(answer.requestId) };
}

/** `query`: the page's query, unchanged. Resolves with the response, or with an event if the request failed. */
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
