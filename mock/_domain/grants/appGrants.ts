/** Lists the applications that the signed-in person allowed to read data, and revokes their grants. */
import type { AppGrant } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import type { Lang } from '../lib/messages';
import { getFound, Refusal } from '../lib/refusals';
import { describeClient, getClient } from '../store/clients';
import { toInstant } from '../store/clock';
import type { SignedInCaller } from '../store/context';
import type { Grant } from '../store/records/oauth';
import { deleteGrant, deleteGrantedScope, listGrants } from './grants';

/** Lists the unexpired grants of the account, the one used last first. */
export const listAppGrants = ({ account, lang }: Pick<SignedInCaller, 'account' | 'lang'>): AppGrant[] =>
  listGrants(account.id).map((grant) => toAppGrant(grant, lang));

/** Revokes the grant of an application and returns the remaining list. Throws a 404 for an unknown one. */
export function revokeAppGrant(owner: SignedInCaller, clientId: string): AppGrant[] {
  const grant = getOwnGrant(owner, clientId);
  deleteGrant(grant);
  recordMemberBehavior(owner, { type: 'APP_REVOKE', appName: grant.clientId });
  return listAppGrants(owner);
}

/** Revokes one scope. Throws SCOPE_REQUIRED for a required one, a 404 for an unknown one. */
export function revokeScope(owner: SignedInCaller, clientId: string, scope: string): AppGrant[] {
  const grant = getOwnGrant(owner, clientId);
  const found = getFound(grant.scopes.find((one) => one === scope));
  if (getClient(grant.clientId).requiredScopes.includes(found)) throw new Refusal('SCOPE_REQUIRED');
  deleteGrantedScope(grant, found);
  recordMemberBehavior(owner, { type: 'APP_REVOKE', appName: grant.clientId });
  return listAppGrants(owner);
}

function getOwnGrant({ account }: SignedInCaller, clientId: string): Grant {
  return getFound(listGrants(account.id).find((grant) => grant.clientId === clientId));
}

function toAppGrant({ clientId, scopes, grantedAt, lastUsedAt, expiresAt }: Grant, lang: Lang): AppGrant {
  const { requiredScopes } = getClient(clientId);
  return {
    id: clientId,
    ...describeClient(clientId, lang),
    scopes: scopes.map((scope) => ({ scope, required: requiredScopes.includes(scope) })),
    grantedAt: toInstant(grantedAt),
    lastUsedAt: toInstant(lastUsedAt),
    expiresAt: toInstant(expiresAt),
  };
}
