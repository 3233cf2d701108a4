/** Opens the request of the page's address, in the language that the application asks for. Never rejects. */

import { getLocale, setSessionLocale } from '@/utils/i18n/locale';
import { toAuthorizePath } from '@/utils/routing/paths';
import { fetchAuthorizeRequest } from './authorizeCalls';
import type { AuthorizeEvent } from './authorizeReducer';
import { hasVisitedLevelGuide } from './requestRedirects';

async function ask(query: string): Promise<AuthorizeEvent> {
  const language = getLocale();
  const answer = await fetchAuthorizeRequest(query);
  if ('type' in answer) return answer;
  return { type: 'opened', request: answer, language, guided: hasVisitedLevelGuide(answer.requestId) };
}

/** `query` is the page's own, byte for byte. */
export async function loadAuthorizeRequest(query: string): Promise<AuthorizeEvent> {
  const event = await ask(query);
  if (event.type !== 'opened') return event;
  const { requestId, next, locale } = event.request;
  const switched = await setSessionLocale(locale);
  if (!switched || next !== 'consent') return event;
  // What it shows are the server's words: once more, in the language now in force.
  const [, resumed = ''] = toAuthorizePath(requestId).split('?');
  return ask(resumed);
}
