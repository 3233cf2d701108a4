/** State shared by all pages: layout, notices, captcha, domain and signed-in user (specification, section 3). */

import type { Domain, Notice, UserInfo } from '@/contract';
import { getNotices, readNotices } from '@/services/notices';
import { getDomain } from '@/services/portal';
import { type Session, takeSession } from '@/services/session';
import { getCaptchaImage } from '@/services/signIn';
import { startLatest } from '@/utils/http/pendingCalls';
import { allowHosts } from '@/utils/routing/sanitizeAddress';
import { type Action, createFieldSetter, type Effects } from './dva';

export interface GlobalState {
  collapsed: boolean;
  isDrawerOpen: boolean;
  notices: Notice[];
  /**
   * Loading status of the notices; `loading` also before the first request, `retrying` during a retry after a
   * failure.
   */
  noticesStatus: 'loading' | 'ready' | 'failed' | 'retrying';
  /** Data URI of the image captcha; '' if none is loaded. */
  captchaImg: string;
  domain: Domain | null;
  /** Whether the request for the domain failed, or was late when the user's record was loaded. */
  hasDomainFailed: boolean;
  /** True once the user details are loaded; the domain may be loaded later. */
  isFetchedLoginStatus: boolean;
  userInfo: UserInfo | null;
}

const initialState: GlobalState = {
  collapsed: false,
  isDrawerOpen: false,
  notices: [],
  noticesStatus: 'loading',
  captchaImg: '',
  domain: null,
  hasDomainFailed: false,
  isFetchedLoginStatus: false,
  userInfo: null,
};

const setField = createFieldSetter<GlobalState>();

export default {
  namespace: 'global',

  state: initialState,

  effects: {
    *fetchDomain(_: Action, { call, put }: Effects): Generator<unknown, Domain, Domain> {
      const isLatest = startLatest('domain', { personal: false });
      try {
        const domain = yield call(getDomain);
        if (isLatest()) {
          yield call(allowHosts, domain.redirectHosts);
          yield put({ type: 'saveDomain', payload: domain });
        }
        return domain;
      } catch (error) {
        if (isLatest()) yield put({ type: 'failDomain' });
        throw error;
      }
    },
    *fetchLoginStatus(_: Action, { call, put }: Effects): Generator<unknown, Session['status'], Session> {
      const session = yield call(takeSession);
      if (session.status === 'in') {
        if (session.domain) yield call(allowHosts, session.domain.redirectHosts);
        yield put({ type: 'saveLogin', payload: session });
      }
      return session.status;
    },
    *fetchNotices(_: Action, { call, put }: Effects): Generator<unknown, void, Notice[]> {
      const isLatest = startLatest('notices');
      yield put({ type: 'beginNotices' });
      try {
        const notices = yield call(getNotices);
        if (isLatest()) yield put({ type: 'saveNotices', payload: notices });
      } catch (error) {
        if (isLatest()) yield put({ type: 'failNotices' });
        throw error;
      }
    },
    *readNotices({ payload }: Action<string[]>, { call, put }: Effects): Generator<unknown, void, unknown> {
      yield call(readNotices, payload);
      yield put({ type: 'markRead', payload });
    },
    *fetchCaptcha(_: Action, { call, put }: Effects): Generator<unknown, void, string> {
      const isLatest = startLatest('captcha');
      const image = yield call(getCaptchaImage);
      if (isLatest()) yield put({ type: 'saveCaptcha', payload: image });
    },
  },

  reducers: {
    setCollapsed: setField('collapsed'),
    setDrawerOpen: setField('isDrawerOpen'),
    saveDomain: setField('domain'),
    failDomain: (state: GlobalState): GlobalState => ({ ...state, hasDomainFailed: true }),
    saveLogin: (
      state: GlobalState,
      { payload }: Action<{ domain: Domain | null; userInfo: UserInfo }>,
    ): GlobalState => {
      const domain = payload.domain ?? state.domain;
      return {
        ...state,
        domain,
        hasDomainFailed: domain === null,
        userInfo: payload.userInfo,
        isFetchedLoginStatus: true,
      };
    },
    saveNotices: (state: GlobalState, { payload }: Action<Notice[]>): GlobalState => ({
      ...state,
      notices: payload,
      noticesStatus: 'ready',
    }),
    beginNotices: (state: GlobalState): GlobalState => {
      const failed = state.noticesStatus === 'failed' || state.noticesStatus === 'retrying';
      return { ...state, noticesStatus: failed ? 'retrying' : 'loading' };
    },
    failNotices: (state: GlobalState): GlobalState => ({ ...state, noticesStatus: 'failed' }),
    markRead: (state: GlobalState, { payload }: Action<string[]>): GlobalState => ({
      ...state,
      notices: state.notices.map((notice) =>
        payload.includes(notice.id) ? { ...notice, read: true } : notice,
      ),
    }),
    saveCaptcha: setField('captchaImg'),
    clearCaptcha: (state: GlobalState): GlobalState => ({ ...state, captchaImg: '' }),
    /** Clears all data of the user; keeps the data of the device and of the portal, which is not fetched again. */
    clearUser: (state: GlobalState): GlobalState => {
      const { collapsed, domain, hasDomainFailed } = state;
      return { ...initialState, collapsed, domain, hasDomainFailed };
    },
  },
};
