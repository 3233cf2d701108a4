/** What people have allowed applications to read. */
import { GRANT_LIFETIME } from '../../src/constants';
import type { Scope } from '../../src/contract';
import type { ClientId } from './clients';
import { now } from './clock';
import { endAccess, narrowAccess } from './oauthCodes';
import { portal } from './state';

export interface Grant {
  clientId: ClientId;
  accountId: string;
  scopes: Scope[];
  /** Asked for and left unticked: not asked again on its own. */
  declined: Scope[];
  grantedAt: number;
  lastUsedAt: number;
  expiresAt: number;
}

type Parties = Pick<Grant, 'clientId' | 'accountId'>;

/** What the person has allowed the application, while it lasts. */
export function grantOf({ clientId, accountId }: Parties): Grant | undefined {
  return portal().grants.find(
    (grant) => grant.clientId === clientId && grant.accountId === accountId && grant.expiresAt > now(),
  );
}

/** Whether everything asked for has been answered before. */
export function isAnswered(parties: Parties, asked: Scope[]): boolean {
  const { scopes = [], declined = [] } = grantOf(parties) ?? {};
  return scopes.length > 0 && asked.every((scope) => scopes.includes(scope) || declined.includes(scope));
}

/** Of the scopes asked for those the person allows. */
export function allowedOf(parties: Parties, asked: Scope[]): Scope[] {
  const { scopes = [] } = grantOf(parties) ?? {};
  return asked.filter((scope) => scopes.includes(scope));
}

/** Keeps a decision on what was asked, for 90 days from now; what was allowed besides stays so. */
export function decide({ clientId, accountId }: Parties, asked: Scope[], allowed: Scope[]): void {
  const { grants } = portal();
  const before = grantOf({ clientId, accountId });
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
  portal().grants = [
    ...grants.filter((one) => one.clientId !== clientId || one.accountId !== accountId),
    grant,
  ];
}

/** The application has just used what it was allowed. */
export function touchGrant(parties: Parties): void {
  const grant = grantOf(parties);
  if (grant) grant.lastUsedAt = now();
}

/** What the account has allowed, as far as it lasts; used last first. */
export function grantsOf(accountId: string): Grant[] {
  return portal()
    .grants.filter((grant) => grant.accountId === accountId && grant.expiresAt > now())
    .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
}

/** Ends all the application was allowed, its codes and tokens too: next time it asks again. */
export function dropGrant({ clientId, accountId }: Parties): void {
  const { grants } = portal();
  portal().grants = grants.filter((one) => one.clientId !== clientId || one.accountId !== accountId);
  endAccess({ clientId, accountId });
}

/** Ends one scope. It does not count as declined: an application that wants it asks again. */
export function dropScope(grant: Grant, scope: Scope): void {
  grant.scopes = grant.scopes.filter((one) => one !== scope);
  narrowAccess(grant, scope);
}
