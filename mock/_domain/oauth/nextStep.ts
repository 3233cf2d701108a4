/** Decides the next step of an authorization request. */
import { isFullyAnswered } from '../grants/grants';
import { isGuideBlocking } from '../signIn/guides';
import type { Member } from '../store/context';
import type { AuthorizationError, AuthorizationRequest } from '../store/records/oauth';
import { listMissingProofs } from './authenticationContext';

type Step = 'login' | 'level' | 'stepUp' | 'consent';
/** The next page of the portal, or the code or error for the client. */
type AuthorizationStep = Step | 'code' | AuthorizationError;

/** The errors with prompt=none (OpenID Connect Core 1.0, section 3.1.2.6). */
const errorsWithoutPage: Record<Step, AuthorizationError> = {
  login: { error: 'login_required', description: 'no user is signed in, or the sign-in is too old' },
  level: { error: 'interaction_required', description: 'the person has a step to do at the portal' },
  // Another proof can meet the request, so it is not unmet_authentication_requirements.
  stepUp: { error: 'login_required', description: 'the person has to give another proof for acr_values' },
  consent: { error: 'consent_required', description: 'the person has not allowed all of these scopes' },
};

/**
 * Returns the next step. Assigns the request to a person who need not sign in again: only they may consent.
 */
export function getNextStep(
  request: AuthorizationRequest,
  requestId: string,
  member: Member | null,
): AuthorizationStep {
  if (request.fault) return request.fault;
  const next = checkSignIn(request, member) ?? stepOf(request, requestId, member as Member);
  const needsPage = typeof next === 'string' && next !== 'code';
  return needsPage && request.prompts.includes('none') ? errorsWithoutPage[next] : next;
}

/** Returns `login`, an error if the wrong person signed in again, or null for the right person. */
export function checkSignIn(
  request: AuthorizationRequest,
  member: Member | null,
): 'login' | AuthorizationError | null {
  if (!member) return 'login';
  const { account, session } = member;
  const sameSession = session.publicId === request.openedWith;
  // The session may be another one than at the request. A switch of accounts keeps the time of authentication.
  if (session.authenticatedAt < (request.authenticatedFrom ?? 0)) return 'login';
  if (request.expectedId === undefined || request.expectedId === account.id) return null;
  // The person signed in with another account for this request on purpose.
  return sameSession ? 'login' : errorsWithoutPage.login;
}

function stepOf(request: AuthorizationRequest, requestId: string, member: Member): AuthorizationStep {
  const accountId = member.account.id;
  request.accountId = accountId;
  if (isGuideBlocking(member, requestId)) return 'level';
  if (listMissingProofs(request, member).length > 0) return 'stepUp';
  const requiresDecision = request.prompts.includes('consent') || request.prompts.includes('select_account');
  const answered = isFullyAnswered({ clientId: request.clientId, accountId }, request.scopes);
  return requiresDecision || !answered ? 'consent' : 'code';
}
