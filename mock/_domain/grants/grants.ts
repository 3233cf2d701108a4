/** Stores what people have allowed applications to read. */
import { GRANT_LIFETIME } from '../../../src/constants';
import type { Scope } from '../../../src/contract';
import { now } from '../store/clock';
import type { Grant } from '../store/records/oauth';
import { getPortal } from '../store/state';
import { removeScopeFromTokens, revokeAccess } from './tokens';

type Parties = Pick<Grant, 'clientId' | 'accountId'>;

/** Finds what the person has allowed the application, if it still lasts. */
export function findGrant({ clientId, accountId }: Parties): Grant | undefined {
  return getPortal().grants.find(
    (grant) => grant.clientId === clientId && grant.accountId === accountId && grant.expiresAt > now(),
  );
}

/** Returns whether the person has already decided about all of these scopes. */
export function isFullyAnswered(parties: Parties, asked: Scope[]): boolean {
  const { scopes = [], declined = [] } = findGrant(parties) ?? {};
  return scopes.length > 0 && asked.every((scope) => scopes.includes(scope) || declined.includes(scope));
}

/** Returns those of the scopes that the person allows. */
export function filterAllowedScopes(parties: Parties, asked: Scope[]): Scope[] {
  const { scopes = [] } = findGrant(parties) ?? {};
  return asked.filter((scope) => scopes.includes(scope));
}

/**
 * Stores a decision about the scopes asked for, for 90 days from now. Earlier decisions about other scopes
 * stay.
 */
export function saveGrantDecision({ clientId, accountId }: Parties, asked: Scope[], allowed: Scope[]): void {
  const { grants } = getPortal();
  const before = findGrant({ clientId, accountId });
  const besides = (scopes: Scope[] = []) => scopes.filter((scope) => !asked.includes(scope));
  const at = now();
  const grant: Grant = {
    clientId,
    accountId,
    scopes: [...besides(before?.scopes), ...allowed],
    declined: [...besides(before?.declined), ...asked.filter((scope) => !allowed.includes(scope))],
    grantedAt: at,
    lastUsedAt: at,
    expiresAt: at + GRANT_LIFETIME,
  };
  getPortal().grants = [
    ...grants.filter((one) => one.clientId !== clientId || one.accountId !== accountId),
    grant,
  ];
}

/** Notes that the application has just used its grant. */
export function touchGrant(parties: Parties): void {
  const grant = findGrant(parties);
  if (grant) grant.lastUsedAt = now();
}

/** Lists the grants of an account that still last; the one used last comes first. */
export function listGrants(accountId: string): Grant[] {
  return getPortal()
    .grants.filter((grant) => grant.accountId === accountId && grant.expiresAt > now())
    .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
}

/** Deletes a grant with its codes and tokens. The application has to ask again. */
export function deleteGrant({ clientId, accountId }: Parties): void {
  const { grants } = getPortal();
  getPortal().grants = grants.filter((one) => one.clientId !== clientId || one.accountId !== accountId);
  revokeAccess({ clientId, accountId });
}

/** Deletes what an account has allowed applications at `since` (ms) or later. */
export function deleteGrantsSince(accountId: string, since: number): void {
  for (const grant of listGrants(accountId)) if (grant.grantedAt >= since) deleteGrant(grant);
}

/**
 * Removes one scope from a grant and its tokens. It does not count as declined: an application that wants it
 * asks again.
 */
export function deleteGrantedScope(grant: Grant, scope: Scope): void {
  grant.scopes = grant.scopes.filter((one) => one !== scope);
  removeScopeFromTokens(grant, scope);
}
