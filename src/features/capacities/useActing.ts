import { useSyncExternalStore } from 'react';
import { useGlobal } from '@/models/hooks';
import {
  type ActingState,
  getActingState,
  type NamedRole,
  onActingState,
  type StoredRole,
} from '@/utils/storage/actingStore';
import { switchActingRole, toNamedRole } from './acting';
import { findOwnRole, getCompanyName } from './roles';

/** Returns the state of the store; re-renders when it changes. */
export const useActingState = (): ActingState => useSyncExternalStore(onActingState, getActingState);

/**
 * Returns the stored role of this tab; null for the account itself, including a legal entity that acts for its own
 * company.
 */
export const useActingRole = (): StoredRole | null => useActingState().role;

/**
 * Returns the current role, stored or by default; null for an individual who acts for themselves. 'none': a legal
 * entity that currently cannot act for any company. Until the server has responded, a legal entity acts for its own
 * company.
 */
export function useCurrentRole(): NamedRole | 'none' | null {
  const { role, acting } = useActingState();
  const userInfo = useGlobal((state) => state.userInfo);
  if (role) return role;
  if (userInfo?.userType !== 'legal') return null;
  if (acting) return acting.role ? toNamedRole(acting.role) : 'none';
  const own = findOwnRole(userInfo);
  return own ? { id: own.id, company: getCompanyName(own), capacity: own.capacity, end: null } : null;
}

/**
 * Returns the role in which this tab acts. `failed`: whether loading it failed. `switchTo` switches to another role,
 * null for the account itself, and remounts the pages; it rejects with an ApiError if the switch fails, and then the
 * current role stays.
 */
export function useActing() {
  const { acting, failed = false, role, switching = false } = useActingState();
  const ownId = useGlobal(({ userInfo }) => userInfo && findOwnRole(userInfo)?.id);
  const owner = useGlobal(({ userInfo }) => userInfo?.id ?? '');
  // For a legal entity, its own company is the default, which is not stored.
  const switchTo = (roleId: string | null) => switchActingRole(roleId === ownId ? null : roleId, owner);
  return { acting, failed, role, switching, switchTo };
}
