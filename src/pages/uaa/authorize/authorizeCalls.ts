/** The calls behind an application's request, their answers read as events of its state machine. They never reject. */

import type { AuthorizeRequest, Body, Envelope } from '@/contract';
import { type SubCode, subCodes } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';
import { consent, openAuthorizeRequest } from '@/services/authorize';
import { isAuthorizeRequest } from '@/services/shapes';
import { obtainCode } from '@/services/signIn';
import { causeOf, refusalOf } from '@/utils/http/failure';
import { warn } from '@/utils/http/httpErrors';
import type { AuthorizeEvent } from './authorizeReducer';

const LOST = 'authorize.lost';
const UNDECIDED = 'authorize.undecided';

/** The page itself says these, where they stay. */
const SPOKEN: readonly SubCode[] = [
  subCodes.AUTHORIZE_CLIENT,
  subCodes.AUTHORIZE_REDIRECT_URI,
  subCodes.AUTHORIZE_REPEATED,
  subCodes.AUTHORIZE_TOO_LONG,
  subCodes.AUTHORIZE_OVER,
  subCodes.AUTHORIZE_PERSON,
];

const isShownOnPage = ({ subCode }: Envelope): boolean => SPOKEN.some((known) => known === subCode);

/** A refusal that is about the request ends it; any other may be over at the next try. */
function toRefusalEvent(envelope: Envelope): AuthorizeEvent {
  if (envelope.subCode === subCodes.AUTHORIZE_PERSON) return { type: 'reopened' };
  return { type: isShownOnPage(envelope) ? 'refused' : 'lost', failure: refusalOf(envelope) };
}

type Ask<T> = (onFailure: (envelope: Envelope) => void, silentFor: readonly SubCode[]) => Promise<T>;

const toLostEvent = (messageId: MessageKey): AuthorizeEvent => ({ type: 'lost', failure: { messageId } });

/** What a call brings: its answer, or the event that stands for having none; `unanswered` are its words. */
async function callAuthorize<T>(
  ask: Ask<T>,
  unanswered: MessageKey,
): Promise<{ data: T } | { event: AuthorizeEvent }> {
  let event = toLostEvent(unanswered);
  try {
    const data = await ask((envelope) => {
      event = toRefusalEvent(envelope);
    }, SPOKEN);
    return data === false ? { event } : { data };
  } catch (error) {
    warn(error);
    return { event: { type: 'lost', failure: causeOf(error, unanswered) } };
  }
}

/** Opens the request by the page's query; the event where there is none. */
export async function fetchAuthorizeRequest(query: string): Promise<AuthorizeRequest | AuthorizeEvent> {
  const answer = await callAuthorize((...how) => openAuthorizeRequest(query, ...how), LOST);
  if ('event' in answer) return answer.event;
  return isAuthorizeRequest(answer.data) ? answer.data : toLostEvent(LOST);
}

const toReadyEvent = (address: unknown, unanswered: MessageKey): AuthorizeEvent =>
  typeof address === 'string' ? { type: 'ready', address } : toLostEvent(unanswered);

/** The code of a request that leaves nothing to ask; where there is something to, the server names a page. */
export async function fetchAuthorizationCode(requestId: string): Promise<AuthorizeEvent> {
  const answer = await callAuthorize(
    (onFailure, silentFor) => obtainCode({ requestId }, { onFailure, silentFor }),
    LOST,
  );
  if ('event' in answer) return answer.event;
  const { data } = answer;
  return typeof data === 'string' && data.startsWith('/') ? { type: 'unready' } : toReadyEvent(data, LOST);
}

/** Allows or denies. `lost` is not the end here: the question still stands. */
export async function submitConsent(decision: Body<'consent'>): Promise<AuthorizeEvent> {
  const answer = await callAuthorize((...how) => consent(decision, ...how), UNDECIDED);
  if ('event' in answer) return answer.event;
  return toReadyEvent(typeof answer.data === 'object' && answer.data.redirectUrl, UNDECIDED);
}
