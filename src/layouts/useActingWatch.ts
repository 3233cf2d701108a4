import { useEffect, useLayoutEffect } from 'react';
import { SECOND } from '@/constants';
import { beginActing, endActing, loadActing, resetActing } from '@/features/capacities/acting';
import { useActingState } from '@/features/capacities/useActing';
import { onPageReturn } from '@/features/idleTimeout/userActivity';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';
import { type ActingState, onActingState } from '@/utils/storage/actingStore';

/** How often a page in view asks whether it may still act for a company (ms). */
const POLL = 15 * SECOND;

/**
 * Keeps for whom this tab acts true while somebody's pages are shown: asks the server for it, again and again while the
 * tab acts for a company, said or by default, and ends it when the server does. Who has no role in any company asks nothing.
 */
export function useActingWatch(): ActingState {
  const state = useActingState();
  const hasRoles = useGlobal(({ userInfo }) => (userInfo?.roles.length ?? 0) > 0);
  const isLegal = useGlobal(({ userInfo }) => userInfo?.userType === 'legal');
  const { fetchLoginStatus } = useGlobalActions();
  const roleId = state.role?.id;
  const asks = hasRoles || roleId !== undefined;
  // A legal entity acts for its company without naming a role.
  const polls = roleId !== undefined || (isLegal && hasRoles);
  const { news } = state;

  // Before the first paint.
  useLayoutEffect(() => {
    beginActing();
    return resetActing;
  }, []);

  useEffect(() => {
    if (asks) void loadActing();
  }, [asks]);

  // At once: no page may read anything more of the role that has ended.
  useEffect(() => onActingState(endActing), []);

  useEffect(() => {
    // The role may be gone from those that the person has.
    if (news?.kind === 'ended') fetchLoginStatus().catch(warn);
  }, [news, fetchLoginStatus]);

  useEffect(() => {
    if (!polls) return;
    const check = () => {
      if (document.visibilityState === 'visible') void loadActing();
    };
    const timer = setInterval(check, POLL);
    const stop = onPageReturn(check);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [polls]);

  return state;
}
