/** The applications a signed-in person has allowed to read something, and taking that back. */
import type { AppGrant } from '../../src/contract';
import { recordAct } from './behaviour';
import { clientOf, introduce } from './clients';
import { instant } from './clock';
import { dropGrant, dropScope, type Grant, grantsOf } from './grants';
import { HttpRefusal, Refusal } from './refusals';
import type { Member } from './stepUp';
import type { Visit } from './visit';
import type { Lang } from './words';

type Owner = Pick<Visit, 'req' | 'lang'> & Member;

/** All that lasts, used last first. */
export const listAppGrants = ({ account, lang }: Pick<Owner, 'account' | 'lang'>): AppGrant[] =>
  grantsOf(account.id).map((grant) => shown(grant, lang));

/** Takes everything back from an application; answers what is left. */
export function withdrawGrant(owner: Owner, clientId: string): AppGrant[] {
  const grant = ownGrant(owner, clientId);
  dropGrant(grant);
  recordAct(owner, { type: 'APP_REVOKE', appName: grant.clientId });
  return listAppGrants(owner);
}

/** Takes one scope back. Without a required one the application could do nothing: SCOPE_REQUIRED. */
export function withdrawScope(owner: Owner, clientId: string, scope: string): AppGrant[] {
  const grant = ownGrant(owner, clientId);
  const found = grant.scopes.find((one) => one === scope);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  if (clientOf(grant.clientId).requiredScopes.includes(found)) throw new Refusal('SCOPE_REQUIRED');
  dropScope(grant, found);
  recordAct(owner, { type: 'APP_REVOKE', appName: grant.clientId });
  return listAppGrants(owner);
}

function ownGrant({ account }: Owner, clientId: string): Grant {
  const found = grantsOf(account.id).find((grant) => grant.clientId === clientId);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return found;
}

function shown({ clientId, scopes, grantedAt, lastUsedAt, expiresAt }: Grant, lang: Lang): AppGrant {
  const { requiredScopes } = clientOf(clientId);
  return {
    id: clientId,
    ...introduce(clientId, lang),
    scopes: scopes.map((scope) => ({ scope, required: requiredScopes.includes(scope) })),
    grantedAt: instant(grantedAt),
    lastUsedAt: instant(lastUsedAt),
    expiresAt: instant(expiresAt),
  };
}
