import { useState } from 'react';
import type { AuthorizeRequest, Scope } from '@/contract';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Where this tab keeps what was unticked. */
const UNTICKED_SCOPES = 'consent';

/** The scopes that this person unticked for this request before a reload. */
function readUntickedScopes(requestId: string, account: string): unknown[] {
  const kept = readTabState(UNTICKED_SCOPES) as {
    requestId?: unknown;
    account?: unknown;
    unticked?: unknown;
  } | null;
  const own = kept?.requestId === requestId && kept.account === account;
  return own && Array.isArray(kept.unticked) ? kept.unticked : [];
}

/** Which scopes are ticked: all, but for the optional ones that the person unticks. This tab keeps them over a reload. */
export function useScopeSelection({ requestId, scopes, person }: AuthorizeRequest) {
  const account = person?.account ?? '';
  const [unticked, setUnticked] = useState<Scope[]>(() => {
    const before = readUntickedScopes(requestId, account);
    const optional = scopes.filter(({ required }) => !required).map(({ scope }) => scope);
    return optional.filter((scope) => before.includes(scope));
  });

  const setTicked = (scope: Scope, ticked: boolean) => {
    const rest = unticked.filter((one) => one !== scope);
    const next = ticked ? rest : [...rest, scope];
    setUnticked(next);
    writeTabState(UNTICKED_SCOPES, { requestId, account, unticked: next });
  };

  const ticked = scopes.map(({ scope }) => scope).filter((scope) => !unticked.includes(scope));
  return { unticked, ticked, setTicked };
}
