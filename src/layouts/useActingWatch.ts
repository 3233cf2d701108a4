import { useEffect, useLayoutEffect } from 'react';
import { SECOND } from '@/constants';
import { announceEndedRole, leaveEndedRole, loadActing, resetActing } from '@/features/capacities/acting';
import { useActingState } from '@/features/capacities/useActing';
import { onPageReturn } from '@/features/idleTimeout/userActivity';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';
import { type ActingState, onActingState } from '@/utils/storage/actingStore';

/** Interval in which a visible page checks whether it may still act for a company (ms). */
const POLL_DELAY = 15 * SECOND;

/**
 * Keeps the role of this tab up to date while signed-in pages are shown: loads it, polls it while the tab acts for a
 * company (stored or by default), and ends it when the server does. Sends no request for users without a role in a
 * company.
 */
export function useActingWatch(): ActingState {
  const state = useActingState();
  const hasRoles = useGlobal(({ userInfo }) => (userInfo?.roles.length ?? 0) > 0);
  const isLegal = useGlobal(({ userInfo }) => userInfo?.userType === 'legal');
  const { fetchLoginStatus } = useGlobalActions();
  const roleId = state.role?.id;
  const asks = hasRoles || roleId !== undefined;
  // A legal entity acts for its company by default, without a stored role.
  const polls = roleId !== undefined || (isLegal && hasRoles);
  const { news } = state;

  // A layout effect, to run before the first paint.
  useLayoutEffect(() => {
    announceEndedRole();
    return resetActing;
  }, []);

  useEffect(() => {
    if (asks) void loadActing();
  }, [asks]);

  // Immediately, so that no page loads more data in the ended role.
  useEffect(() => onActingState(leaveEndedRole), []);

  useEffect(() => {
    // The ended role may be missing from the user's roles.
    if (news?.kind === 'ended') fetchLoginStatus().catch(warn);
  }, [news, fetchLoginStatus]);

  useEffect(() => {
    if (!polls) return;
    const check = () => {
      if (document.visibilityState === 'visible') void loadActing();
    };
    const timer = setInterval(check, POLL_DELAY);
    const stop = onPageReturn(check);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [polls]);

  return state;
}
