import { useCallback, useSyncExternalStore } from 'react';
import type { Acting } from '@/contract';
import { useGlobal } from '@/models/hooks';
import type { KeptRole } from '@/utils/storage/actingRole';
import { type ActingState, getActingState, onActingState, switchActingRole } from './actingStore';
import { findOwnRole } from './roles';

/** The role this tab says it acts in; null for oneself, and for a legal entity that acts for its own company. */
export const useActingRole = (): KeptRole | null => useSyncExternalStore(onActingState, getActingState).role;

interface UseActing {
  /** As the server told last; null until it has. */
  acting: Acting | null;
  /** How asking it went. */
  status: ActingState['status'];
  /** As useActingRole. */
  role: KeptRole | null;
  switching: boolean;
  /**
   * Acts in another role from now on, null for oneself; the pages are made anew then. Rejects with an ApiError where the
   * switch failed: all stays as it was.
   */
  switchTo: (roleId: string | null) => Promise<void>;
}

/** For whom this tab acts, and the way to change it. */
export function useActing(): UseActing {
  const { acting, status, role, switching } = useSyncExternalStore(onActingState, getActingState);
  const ownId = useGlobal(({ userInfo }) => userInfo && findOwnRole(userInfo)?.id);
  // A legal entity acts for its own company without saying so.
  const switchTo = useCallback(
    (roleId: string | null) => switchActingRole(roleId === ownId ? null : roleId),
    [ownId],
  );
  return { acting, status, role, switching, switchTo };
}
