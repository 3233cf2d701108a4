/** Ends the access that applications got in sessions: authorization codes and access tokens. */
import type { AccessToken } from './records/oauth';
import { getPortal } from './state';

type Issued = Pick<AccessToken, 'accountId' | 'sessionId'>;

const listMaps = (): Map<string, Issued>[] => [getPortal().authorizationCodes, getPortal().accessTokens];

function deleteWhere(hasEnded: (issued: Issued) => boolean): void {
  for (const records of listMaps()) {
    for (const [key, issued] of records) if (hasEnded(issued)) records.delete(key);
  }
}

/** Ends all codes and access tokens of an account; with `except`, all but those of this session. */
export function endAccessOfAccount(accountId: string, except?: string): void {
  deleteWhere((issued) => issued.accountId === accountId && issued.sessionId !== except);
}

/** Ends the codes and access tokens that were issued in a session. */
export function endAccessOfSession(sessionId: string): void {
  deleteWhere((issued) => issued.sessionId === sessionId);
}

/**
 * Ends the codes and access tokens of an account whose session no longer exists, for example because it was idle for too long.
 */
export function endAccessWithoutSession(accountId: string): void {
  const { sessions } = getPortal();
  deleteWhere((issued) => issued.accountId === accountId && !sessions.has(issued.sessionId));
}

/** Moves the tokens of a session to the session that replaces it. */
export function moveAccess(from: string, to: string): void {
  for (const records of listMaps()) {
    for (const issued of records.values()) if (issued.sessionId === from) issued.sessionId = to;
  }
}
