/** What people have allowed applications to read. */
import { GRANT_LIFETIME } from '../../../src/constants';
import type { Scope } from '../../../src/contract';
import { now } from '../store/clock';
import type { Grant } from '../store/records/oauth';
import { getPortal } from '../store/state';
import { removeScopeFromTokens, revokeAccess } from './tokens';

type Parties = Pick<Grant, 'clientId' | 'accountId'>;

/** What the person has allowed the application, while it lasts. */
export function findGrant({ clientId, accountId }: Parties): Grant | undefined {
  return getPortal().grants.find(
    (grant) => grant.clientId === clientId && grant.accountId === accountId && grant.expiresAt > now(),
  );
}

/** Whether everything asked for has been answered before. */
export function isFullyAnswered(parties: Parties, asked: Scope[]): boolean {
  const { scopes = [], declined = [] } = findGrant(parties) ?? {};
  return scopes.length > 0 && asked.every((scope) => scopes.includes(scope) || declined.includes(scope));
}

/** Of the scopes asked for those the person allows. */
export function filterAllowedScopes(parties: Parties, asked: Scope[]): Scope[] {
  const { scopes = [] } = findGrant(parties) ?? {};
  return asked.filter((scope) => scopes.includes(scope));
}

/** Keeps a decision on what was asked, for 90 days from now; what was allowed besides stays so. */
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

/** The application has just used what it was allowed. */
export function touchGrant(parties: Parties): void {
  const grant = findGrant(parties);
  if (grant) grant.lastUsedAt = now();
}

/** What the account has allowed, as far as it lasts; used last first. */
export function listGrants(accountId: string): Grant[] {
  return getPortal()
    .grants.filter((grant) => grant.accountId === accountId && grant.expiresAt > now())
    .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
}

/** Ends all the application was allowed, its codes and tokens too: next time it asks again. */
export function deleteGrant({ clientId, accountId }: Parties): void {
  const { grants } = getPortal();
  getPortal().grants = grants.filter((one) => one.clientId !== clientId || one.accountId !== accountId);
  revokeAccess({ clientId, accountId });
}

/** Ends one scope. It does not count as declined: an application that wants it asks again. */
export function deleteGrantedScope(grant: Grant, scope: Scope): void {
  grant.scopes = grant.scopes.filter((one) => one !== scope);
  removeScopeFromTokens(grant, scope);
}
