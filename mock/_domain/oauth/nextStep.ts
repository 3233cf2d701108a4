/** What stands between an authorization request and its answer. */
import { isFullyAnswered } from '../grants/grants';
import { isGuideBlocking } from '../signIn/guides';
import type { Member } from '../store/context';
import type { AuthorizationError, AuthorizationRequest } from '../store/records/oauth';

type Step = 'login' | 'level' | 'consent';
/** A page of the portal comes first, or the client is answered: with a code or an error. */
export type AuthorizationStep = Step | 'code' | AuthorizationError;

/** Where no page may show, each step is an error (OpenID Connect Core 1.0, section 3.1.2.6). */
const unseen: Record<Step, AuthorizationError> = {
  login: { error: 'login_required', description: 'nobody is signed in, or not lately enough' },
  level: { error: 'interaction_required', description: 'the person has a step to do at the portal' },
  consent: { error: 'consent_required', description: 'the person has not allowed all of these scopes' },
};

/**
 * What comes next for whoever is signed in. Once nobody else has to sign in, the request waits for that person: their
 * guide may name it, and nobody else may consent.
 */
export function getNextStep(
  request: AuthorizationRequest,
  requestId: string,
  member: Member | null,
): AuthorizationStep {
  if (request.fault) return request.fault;
  const next = checkSignIn(request, member) ?? stepOf(request, requestId, member as Member);
  const isStep = next === 'login' || next === 'level' || next === 'consent';
  return isStep && request.prompts.includes('none') ? unseen[next] : next;
}

/** Whether somebody has to sign in first, or the wrong person insists; null where the right one is here. */
export function checkSignIn(
  request: AuthorizationRequest,
  member: Member | null,
): 'login' | AuthorizationError | null {
  if (!member) return 'login';
  const { account, session } = member;
  const sameSession = session.id === request.openedWith;
  if (sameSession && request.stale) return 'login';
  if (request.expectedId === undefined || request.expectedId === account.id) return null;
  // Whoever signs in as somebody else again means it.
  return sameSession ? 'login' : unseen.login;
}

function stepOf(request: AuthorizationRequest, requestId: string, member: Member): AuthorizationStep {
  const accountId = member.account.id;
  request.accountId = accountId;
  if (isGuideBlocking(member, requestId)) return 'level';
  const asks = request.prompts.includes('consent') || request.prompts.includes('select_account');
  const answered = isFullyAnswered({ clientId: request.clientId, accountId }, request.scopes);
  return asks || !answered ? 'consent' : 'code';
}
