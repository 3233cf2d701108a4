/** The authorization endpoint and the consent (docs/api.md, authorizeRequest, consent). */
import { DAY, GRANT_LIFETIME } from '../../../src/constants';
import type { AuthorizeRequest } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { demandStepUp } from '../checks/stepUp';
import { filterAllowedScopes, saveGrantDecision } from '../grants/grants';
import { HttpRefusal, Refusal, wrongField } from '../lib/refusals';
import { getGuideAddress } from '../signIn/guides';
import { describeClient, getClient, getClientPages } from '../store/clients';
import type { Caller, EndpointContext, Member, RequestContext, SignedInCaller } from '../store/context';
import type { AuthorizationRequest } from '../store/records/oauth';
import { listMissingProofs } from './authenticationContext';
import { listMaskedValues } from './claims';
import { checkSignIn, getNextStep } from './nextStep';
import { createCodeRedirect, createDeniedRedirect, createErrorRedirect } from './redirects';
import { createAuthorizationRequest, getOpenRequest, getRequest } from './request';

const PAGE = '/uaa/authorize';

const memberOf = ({ account, session }: Pick<RequestContext, 'account' | 'session'>): Member | null =>
  account && session ? { account, session } : null;

/** Validates a client's query, or resumes the request that it names. Returns the next step. */
export async function startAuthorization(
  context: Caller,
  { query }: { query: string },
): Promise<AuthorizeRequest> {
  const resumed = requestIdOf(query);
  const requestId = resumed ?? (await createAuthorizationRequest(context, query));
  const request = getOpenRequest(context.visitor, requestId);
  const next = getNextStep(request, requestId, memberOf(context));
  const shown = describe(context, request, requestId);
  // The code is not issued before the page requests it, because this call may be repeated.
  if (typeof next === 'string') return { ...shown, next, redirectUrl: null };
  return { ...shown, next: 'error', redirectUrl: createErrorRedirect(request, next) };
}

/** Returns the request id in a query, or null if the query is a new request of a client. */
function requestIdOf(query: string): string | null {
  const given = new URLSearchParams(query);
  return given.has('client_id') ? null : given.get('requestId');
}

function describe({ account, lang }: Caller, request: AuthorizationRequest, requestId: string) {
  const { clientId, scopes, redirectUri, loginHint, locale } = request;
  const { requiredScopes } = getClient(clientId);
  const granted = account ? filterAllowedScopes({ clientId, accountId: account.id }, scopes) : [];
  return {
    requestId,
    client: { ...describeClient(clientId, lang), ...getClientPages(clientId) },
    scopes: scopes.map((scope) => ({
      scope,
      required: requiredScopes.includes(scope),
      granted: granted.includes(scope),
      values: account ? listMaskedValues(account, scope, lang) : [],
    })),
    host: new URL(redirectUri).host,
    person: account ? { account: account.account, name: account.name, userType: account.userType } : null,
    loginHint,
    locale,
    days: GRANT_LIFETIME / DAY,
  };
}

/** Stores the decision and returns the redirect; a repeated one gets the first redirect. */
export function decideConsent(
  context: SignedInCaller,
  { requestId, account, allow, scopes }: EndpointContext<'consent'>['body'],
): { redirectUrl: string } {
  const request = getRequest(context.visitor, requestId);
  const { accountId, clientId } = request;
  // Two tabs may show one request to two people. Only the person that this tab shows may decide.
  if (accountId !== context.account.id || account !== context.account.account) {
    throw new Refusal('AUTHORIZE_PERSON');
  }
  if (request.answer !== null) return { redirectUrl: request.answer };
  if (!allow) return { redirectUrl: createDeniedRedirect(request) };
  assertChoice(request, scopes);
  const next = getNextStep(request, requestId, context);
  if (next === 'login') throw new Refusal('AUTHORIZE_PERSON');
  if (next === 'level') {
    throw new HttpRefusal(403, 'GUIDE_PENDING', { redirectUrl: getGuideAddress(context, requestId) });
  }
  if (next === 'stepUp') demandStepUp({ methods: listMissingProofs(request, context) });
  if (typeof next !== 'string') return { redirectUrl: createErrorRedirect(request, next) };
  saveGrantDecision({ clientId, accountId }, request.scopes, scopes);
  recordMemberBehavior(context, { type: 'APP_GRANT', appName: clientId });
  return { redirectUrl: createCodeRedirect(context, request, context) };
}

/** Throws a 422 if a scope was not requested, or if a required one is missing. */
function assertChoice({ clientId, scopes: asked }: AuthorizationRequest, ticked: string[]): void {
  const { requiredScopes } = getClient(clientId);
  const missing = asked.some((scope) => requiredScopes.includes(scope) && !ticked.includes(scope));
  if (missing) throw wrongField('scopes', 'FIELD_REQUIRED');
  if (ticked.some((scope) => !(asked as string[]).includes(scope)))
    throw wrongField('scopes', 'FIELD_FORMAT');
}

/** Returns the redirect to the client, or the address of the authorization page if a decision is pending. */
export function continueAuthorization(context: Caller, requestId: string): string {
  const request = getOpenRequest(context.visitor, requestId);
  const member = memberOf(context);
  const next = getNextStep(request, requestId, member);
  if (typeof next !== 'string') return createErrorRedirect(request, next);
  if (next === 'stepUp' && member) demandStepUp({ methods: listMissingProofs(request, member) });
  if (next === 'code' && member) return createCodeRedirect(context, request, member);
  return `${PAGE}?${new URLSearchParams({ requestId })}`;
}

/** Returns whether `referer` is a request of this visitor for which the person must sign in again. */
export function requiresSignIn(
  context: Pick<RequestContext, 'visitor' | 'account' | 'session'>,
  referer: unknown,
): boolean {
  const [path, query] = typeof referer === 'string' ? referer.split('?') : [];
  const requestId = path === PAGE ? requestIdOf(query ?? '') : null;
  if (requestId === null) return false;
  try {
    return checkSignIn(getOpenRequest(context.visitor, requestId), memberOf(context)) === 'login';
  } catch {
    return false;
  }
}
