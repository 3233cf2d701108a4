/**
 * Typed hooks for the dva models: pages read state and call actions by name, so that a wrong name is a compile error.
 */
import { useDispatch, useSelector } from '@umijs/max';
import { useMemo } from 'react';
import type { Domain, LoginResult, UserType } from '@/contract';
import { clearInitialData } from '@/services/initialData';
import { forgetSession, type Session } from '@/services/session';
import { clearCache } from '@/utils/http/cache';
import type { TableQuery } from '@/utils/routing/listQuery';
import type { FrontTableState } from './frontTable';
import type { GlobalState } from './global';
import type { LoginState, PasswordForm } from './login';

type Dispatch = (action: { type: string; payload?: unknown }) => unknown;

/** Returns the part of the model's state that `pick` selects. */
export const useGlobal = <T>(pick: (state: GlobalState) => T): T =>
  useSelector((state: { global: GlobalState }) => pick(state.global));

export const useFrontTable = <T>(pick: (state: FrontTableState) => T): T =>
  useSelector((state: { frontTable: FrontTableState }) => pick(state.frontTable));

export const useLogin = <T>(pick: (state: LoginState) => T): T =>
  useSelector((state: { login: LoginState }) => pick(state.login));

function globalActions(dispatch: Dispatch) {
  return {
    fetchDomain: () => dispatch({ type: 'global/fetchDomain' }) as Promise<Domain>,
    fetchLoginStatus: () => dispatch({ type: 'global/fetchLoginStatus' }) as Promise<Session['status']>,
    fetchNotices: () => dispatch({ type: 'global/fetchNotices' }) as Promise<void>,
    readNotices: (ids: string[]) => dispatch({ type: 'global/readNotices', payload: ids }) as Promise<void>,
    fetchCaptcha: () => dispatch({ type: 'global/fetchCaptcha' }) as Promise<void>,
    clearCaptcha: () => dispatch({ type: 'global/clearCaptcha' }),
    setCollapsed: (collapsed: boolean) => dispatch({ type: 'global/setCollapsed', payload: collapsed }),
    setDrawerOpen: (open: boolean) => dispatch({ type: 'global/setDrawerOpen', payload: open }),
    /** Clears the user in every model: for sign-out and account switch. */
    clearUser: () => {
      clearCache();
      forgetSession();
      clearInitialData();
      dispatch({ type: 'global/clearUser' });
      dispatch({ type: 'frontTable/reset' });
      dispatch({ type: 'login/reset' });
    },
  };
}

function frontTableActions(dispatch: Dispatch) {
  return {
    afterDelete: (deleted: number, onPage: number) =>
      dispatch({ type: 'frontTable/afterDelete', payload: { deleted, onPage } }),
    afterAdd: () => dispatch({ type: 'frontTable/afterAdd' }),
    replaceQuery: (query: TableQuery) => dispatch({ type: 'frontTable/replaceQuery', payload: query }),
    clearPageStatus: () => dispatch({ type: 'frontTable/clearPageStatus' }),
    reset: () => dispatch({ type: 'frontTable/reset' }),
  };
}

function loginActions(dispatch: Dispatch) {
  return {
    checkCaptchaRequired: (account: string) =>
      dispatch({ type: 'login/checkCaptchaRequired', payload: account }) as Promise<void>,
    signIn: (form: PasswordForm) => dispatch({ type: 'login/signIn', payload: form }) as Promise<LoginResult>,
    setUserType: (userType: UserType) => dispatch({ type: 'login/setUserType', payload: userType }),
    setStaySignedIn: (keep: boolean) => dispatch({ type: 'login/setStaySignedIn', payload: keep }),
    reset: () => dispatch({ type: 'login/reset' }),
  };
}

function useActions<A>(make: (dispatch: Dispatch) => A): A {
  const dispatch = useDispatch();
  return useMemo(() => make(dispatch), [dispatch, make]);
}

export const useGlobalActions = () => useActions(globalActions);
export const useFrontTableActions = () => useActions(frontTableActions);
export const useLoginActions = () => useActions(loginActions);
