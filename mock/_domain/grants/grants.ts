/** Stores the scopes that people have granted to applications. */
import { GRANT_LIFETIME } from '../../../src/constants';
import type { Scope } from '../../../src/contract';
import { endAccessOfGrant, removeScopeFromAccess } from '../store/access';
import { now } from '../store/clock';
import type { Grant } from '../store/records/oauth';
import { getPortal } from '../store/state';

type Parties = Pick<Grant, 'clientId' | 'accountId'>;

export function findGrant({ clientId, accountId }: Parties): Grant | undefined {
  return getPortal().grants.find(
    (grant) => grant.clientId === clientId && grant.accountId === accountId && grant.expiresAt > now(),
  );
}

/** Returns whether the person has already decided about all of these scopes. */
export function isFullyAnswered(parties: Parties, asked: Scope[]): boolean {
  const { scopes = [], declined = [] } = findGrant(parties) ?? {};
  return asked.every((scope) => scopes.includes(scope) || declined.includes(scope));
}

/** Returns those of the scopes that the person allows. */
export function filterAllowedScopes(parties: Parties, asked: Scope[]): Scope[] {
  const { scopes = [] } = findGrant(parties) ?? {};
  return asked.filter((scope) => scopes.includes(scope));
}

/** Stores a decision about the requested scopes, for 90 days from now. Earlier decisions about other scopes stay. */
export function saveGrantDecision({ clientId, accountId }: Parties, asked: Scope[], allowed: Scope[]): void {
  const { grants } = getPortal();
  const before = findGrant({ clientId, accountId });
  const withoutAsked = (scopes: Scope[] = []) => scopes.filter((scope) => !asked.includes(scope));
  const at = now();
  const grant: Grant = {
    clientId,
    accountId,
    scopes: [...withoutAsked(before?.scopes), ...allowed],
    declined: [...withoutAsked(before?.declined), ...asked.filter((scope) => !allowed.includes(scope))],
    grantedAt: at,
    lastUsedAt: at,
    expiresAt: at + GRANT_LIFETIME,
  };
  getPortal().grants = [
    ...grants.filter((one) => one.clientId !== clientId || one.accountId !== accountId),
    grant,
  ];
}

export function touchGrant(parties: Parties): void {
  const grant = findGrant(parties);
  if (grant) grant.lastUsedAt = now();
}

/** Lists the unexpired grants of an account, the one used last first. */
export function listGrants(accountId: string): Grant[] {
  return getPortal()
    .grants.filter((grant) => grant.accountId === accountId && grant.expiresAt > now())
    .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
}

/** Deletes a grant with its codes and tokens. The application has to request it again. */
export function deleteGrant({ clientId, accountId }: Parties): void {
  const { grants } = getPortal();
  getPortal().grants = grants.filter((one) => one.clientId !== clientId || one.accountId !== accountId);
  endAccessOfGrant({ clientId, accountId });
}

/** Deletes the grants that an account gave at `since` (ms) or later. */
export function deleteGrantsSince(accountId: string, since: number): void {
  for (const grant of listGrants(accountId)) if (grant.grantedAt >= since) deleteGrant(grant);
}

/**
 * Removes a scope from a grant and its tokens. It counts as not decided: the application may request it
 * again.
 */
export function deleteGrantedScope(grant: Grant, scope: Scope): void {
  grant.scopes = grant.scopes.filter((one) => one !== scope);
  removeScopeFromAccess(grant, scope);
}
