import { useState } from 'react';
import type { AuthorizeRequest, Scope } from '@/contract';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

const TICKS = 'consent';

/** What was unticked for this request by this person, before a reload. */
function readUntickedScopes(requestId: string, account: string): unknown[] {
  const kept = readTabState(TICKS) as { requestId?: unknown; account?: unknown; unticked?: unknown } | null;
  const own = kept?.requestId === requestId && kept.account === account;
  return own && Array.isArray(kept.unticked) ? kept.unticked : [];
}

/** Which scopes are ticked: all, until one that may go is unticked. Kept in this tab, over a reload. */
export function useScopeSelection({ requestId, scopes, person }: AuthorizeRequest) {
  const account = person?.account ?? '';
  const [unticked, setUnticked] = useState<Scope[]>(() => {
    const before = readUntickedScopes(requestId, account);
    const dispensable = scopes.filter(({ required }) => !required).map(({ scope }) => scope);
    return dispensable.filter((scope) => before.includes(scope));
  });

  const tick = (scope: Scope, ticked: boolean) => {
    const rest = unticked.filter((one) => one !== scope);
    const next = ticked ? rest : [...rest, scope];
    setUnticked(next);
    writeTabState(TICKS, { requestId, account, unticked: next });
  };

  const ticked = scopes.map(({ scope }) => scope).filter((scope) => !unticked.includes(scope));
  return { unticked, ticked, tick };
}
