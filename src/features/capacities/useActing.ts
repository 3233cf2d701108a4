import { useCallback, useSyncExternalStore } from 'react';
import { useGlobal } from '@/models/hooks';
import {
  type ActingState,
  getActingState,
  type KeptRole,
  type NamedRole,
  onActingState,
} from '@/utils/storage/actingStore';
import { switchActingRole, toNamed } from './acting';
import { findOwnRole, getCompanyName } from './roles';

/** Everything the store holds. */
export const useActingState = (): ActingState => useSyncExternalStore(onActingState, getActingState);

/** The role this tab says it acts in; null for oneself, and for a legal entity that acts for its own company. */
export const useActingRole = (): KeptRole | null => useActingState().role;

/**
 * In which role somebody acts, said or by default; null for a person who acts as themselves. 'nobody': a legal entity
 * that can act for nobody at present. Until the server has told, a legal entity acts for its own company.
 */
export function useCurrentRole(): NamedRole | 'nobody' | null {
  const { role, acting } = useActingState();
  const userInfo = useGlobal((state) => state.userInfo);
  if (role) return role;
  if (userInfo?.userType !== 'legal') return null;
  if (acting) return acting.role ? toNamed(acting.role) : 'nobody';
  const own = findOwnRole(userInfo);
  return own ? { id: own.id, company: getCompanyName(own), capacity: own.capacity, end: null } : null;
}

interface UseActing extends Pick<ActingState, 'acting' | 'role'> {
  /** Whether the server could not be asked. */
  failed: boolean;
  switching: boolean;
  /**
   * Acts in another role from now on, null for oneself; the pages are made anew then. Rejects with an ApiError where the
   * switch failed: all stays as it was.
   */
  switchTo: (roleId: string | null) => Promise<void>;
}

/** For whom this tab acts, and the way to change it. */
export function useActing(): UseActing {
  const { acting, failed = false, role, switching = false } = useActingState();
  const ownId = useGlobal(({ userInfo }) => userInfo && findOwnRole(userInfo)?.id);
  const owner = useGlobal(({ userInfo }) => userInfo?.id ?? '');
  // A legal entity acts for its own company without saying so.
  const switchTo = useCallback(
    (roleId: string | null) => switchActingRole(roleId === ownId ? null : roleId, owner),
    [ownId, owner],
  );
  return { acting, failed, role, switching, switchTo };
}
