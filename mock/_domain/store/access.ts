/** Ends, moves and narrows the access of applications: authorization codes and access tokens. */
import type { Scope } from '../../../src/contract';
import { deleteWhere } from './expiring';
import type { AccessToken } from './records/oauth';
import { getPortal } from './state';

type Issued = Pick<AccessToken, 'accountId' | 'clientId' | 'sessionId' | 'scopes'>;
type Parties = Pick<AccessToken, 'clientId' | 'accountId'>;

const listMaps = (): Map<string, Issued>[] => [getPortal().authorizationCodes, getPortal().accessTokens];

function endWhere(matches: (issued: Issued) => boolean): void {
  for (const records of listMaps()) deleteWhere(records, matches);
}

/** Ends all codes and access tokens of an account; with `except`, all but those of this session. */
export function endAccessOfAccount(accountId: string, except?: string): void {
  endWhere((issued) => issued.accountId === accountId && issued.sessionId !== except);
}

export function endAccessOfSession(sessionId: string): void {
  endWhere((issued) => issued.sessionId === sessionId);
}

/** Ends the access of an account from sessions that no longer exist, such as idle ones. */
export function endAccessWithoutSession(accountId: string): void {
  const { sessions } = getPortal();
  endWhere((issued) => issued.accountId === accountId && !sessions.has(issued.sessionId));
}

/** Moves the codes and access tokens of a session to the session that replaces it. */
export function moveAccess(from: string, to: string): void {
  for (const records of listMaps()) {
    for (const issued of records.values()) if (issued.sessionId === from) issued.sessionId = to;
  }
}

const isBetween = ({ clientId, accountId }: Parties, issued: Issued): boolean =>
  issued.clientId === clientId && issued.accountId === accountId;

/** Ends all codes and tokens that the application has for the account. */
export function endAccessOfGrant(parties: Parties): void {
  endWhere((issued) => isBetween(parties, issued));
}

/** Removes a scope from codes and tokens. They do not regain it if the person allows it again. */
export function removeScopeFromAccess(parties: Parties, scope: Scope): void {
  for (const issued of listMaps().flatMap((records) => [...records.values()])) {
    if (isBetween(parties, issued)) issued.scopes = issued.scopes.filter((granted) => granted !== scope);
  }
}
