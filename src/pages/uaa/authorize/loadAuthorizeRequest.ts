/** Opens the request in the page's address, in the language that the application asks for. Never rejects. */
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

/** `query`: the page's own, byte for byte. Resolves with the server's answer, or with the event that stands for none. */
export async function loadAuthorizeRequest(query: string): Promise<AuthorizeEvent> {
  const event = await openRequest(query);
  if (event.type !== 'opened') return event;
  const { requestId, next, locale } = event.request;
  const switched = await setSessionLocale(locale);
  if (!switched || next !== 'consent') return event;
  // The page shows the server's words: they are asked for once more, in the language that is in force now.
  const [, resumed = ''] = toAuthorizePath(requestId).split('?');
  return openRequest(resumed);
}
