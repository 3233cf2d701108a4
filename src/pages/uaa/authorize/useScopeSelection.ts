import { useState } from 'react';
import type { AuthorizeRequest, Scope } from '@/contract';
import { isRecord } from '@/utils/isRecord';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Tab storage of the unticked scopes. */
const UNTICKED_SCOPES = 'consent';

/** Returns the scopes that this user unticked for this request before a reload. */
function readUntickedScopes(requestId: string, account: string): unknown[] {
  const stored = readTabState(UNTICKED_SCOPES);
  if (!isRecord(stored) || stored.requestId !== requestId || stored.account !== account) return [];
  return Array.isArray(stored.unticked) ? stored.unticked : [];
}

/** Selection of scopes: all except the optional ones that the user unticks. Survives a reload of this tab. */
export function useScopeSelection({ requestId, scopes, person }: AuthorizeRequest) {
  const account = person?.account ?? '';
  const [unticked, setUnticked] = useState<Scope[]>(() => {
    const storedScopes = readUntickedScopes(requestId, account);
    const optional = scopes.filter(({ required }) => !required).map(({ scope }) => scope);
    return optional.filter((scope) => storedScopes.includes(scope));
  });

  const setTicked = (scope: Scope, ticked: boolean) => {
    const others = unticked.filter((other) => other !== scope);
    const next = ticked ? others : [...others, scope];
    setUnticked(next);
    writeTabState(UNTICKED_SCOPES, { requestId, account, unticked: next });
  };

  const ticked = scopes.map(({ scope }) => scope).filter((scope) => !unticked.includes(scope));
  return { unticked, ticked, setTicked };
}
