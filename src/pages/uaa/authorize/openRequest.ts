/** Opens the request of the page's address, in the language that the application asks for. Never rejects. */
import { getLocale, speakThisVisit } from '@/utils/i18n/locale';
import { askRequest } from './authorizeCalls';
import type { AuthorizeEvent } from './authorizeMachine';
import { addressOf, wasGuided } from './detours';

async function ask(query: string): Promise<AuthorizeEvent> {
  const language = getLocale();
  const answer = await askRequest(query);
  if ('type' in answer) return answer;
  return { type: 'opened', request: answer, language, guided: wasGuided(answer.requestId) };
}

/** `query` is the page's own, byte for byte. */
export async function openRequest(query: string): Promise<AuthorizeEvent> {
  const event = await ask(query);
  if (event.type !== 'opened') return event;
  const { requestId, next, locale } = event.request;
  const switched = await speakThisVisit(locale);
  if (!switched || next !== 'consent') return event;
  // What it shows are the server's words: once more, in the language now in force.
  const [, resumed = ''] = addressOf(requestId).split('?');
  return ask(resumed);
}
