/** What stands between an authorisation request and its answer. */
import { isAnswered } from './grants';
import { guideBefore, type Member } from './guides';
import type { Fault } from './oauthFaults';
import type { AuthorizationRequest } from './oauthRequest';

type Step = 'login' | 'level' | 'consent';
/** A page of the portal comes first, or the client is answered: with a code or an error. */
export type Next = Step | 'code' | Fault;

/** Where no page may show, each step is an error (OpenID Connect Core 1.0, section 3.1.2.6). */
const unseen: Record<Step, Fault> = {
  login: { error: 'login_required', description: 'nobody is signed in, or not lately enough' },
  level: { error: 'interaction_required', description: 'the person has a step to do at the portal' },
  consent: { error: 'consent_required', description: 'the person has not allowed all of these scopes' },
};

/**
 * What comes next for whoever is signed in. Once nobody else has to sign in, the request waits for that person: their
 * guide may name it, and nobody else may consent.
 */
export function nextOf(request: AuthorizationRequest, requestId: string, member: Member | null): Next {
  if (request.fault) return request.fault;
  const next = signInFor(request, member) ?? stepOf(request, requestId, member as Member);
  const isStep = next === 'login' || next === 'level' || next === 'consent';
  return isStep && request.prompts.includes('none') ? unseen[next] : next;
}

/** Whether somebody has to sign in first, or the wrong person insists; null where the right one is here. */
export function signInFor(request: AuthorizationRequest, member: Member | null): 'login' | Fault | null {
  if (!member) return 'login';
  const { account, session } = member;
  const sameSession = session.id === request.openedWith;
  if (sameSession && request.stale) return 'login';
  if (request.expectedId === undefined || request.expectedId === account.id) return null;
  // Whoever signs in as somebody else again means it.
  return sameSession ? 'login' : unseen.login;
}

function stepOf(request: AuthorizationRequest, requestId: string, member: Member): Next {
  const accountId = member.account.id;
  request.accountId = accountId;
  if (guideBefore(member, requestId)) return 'level';
  const asks = request.prompts.includes('consent') || request.prompts.includes('select_account');
  const answered = isAnswered({ clientId: request.clientId, accountId }, request.scopes);
  return asks || !answered ? 'consent' : 'code';
}
