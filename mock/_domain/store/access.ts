/** Ends what applications were given in sessions: authorization codes and access tokens. */
import type { AccessToken } from './records/oauth';
import { getPortal } from './state';

type Issued = Pick<AccessToken, 'accountId' | 'sessionId'>;

const listKept = (): Map<string, Issued>[] => [getPortal().authorizationCodes, getPortal().accessTokens];

function endWhere(isOver: (issued: Issued) => boolean): void {
  for (const kept of listKept()) {
    for (const [key, issued] of kept) if (isOver(issued)) kept.delete(key);
  }
}

/** Ends all codes and access tokens of an account; with `except`, but for those of this session. */
export function endAccessOfAccount(accountId: string, except?: string): void {
  endWhere((issued) => issued.accountId === accountId && issued.sessionId !== except);
}

/** Ends the codes and access tokens that were issued in a session. */
export function endAccessOfSession(sessionId: string): void {
  endWhere((issued) => issued.sessionId === sessionId);
}

/** Ends the codes and access tokens of an account whose session is gone, such as one that was idle for too long. */
export function endAccessWithoutSession(accountId: string): void {
  const { sessions } = getPortal();
  endWhere((issued) => issued.accountId === accountId && !sessions.has(issued.sessionId));
}

/** Moves the tokens of a session to the session that replaces it. */
export function moveAccess(from: string, to: string): void {
  for (const kept of listKept()) {
    for (const issued of kept.values()) if (issued.sessionId === from) issued.sessionId = to;
  }
}
