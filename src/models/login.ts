/** State of the sign-in in progress: user type, whether a captcha is required, and whether to stay signed in. */
import { LOGIN_CHANNEL } from '@/constants';
import type { LoginResult, UserType } from '@/contract';
import { sealForRequest } from '@/services/secrets';
import { isCaptchaNeeded, login } from '@/services/signIn';
import { ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { startLatest } from '@/utils/http/pendingCalls';
import { type Action, createFieldSetter, type Effects } from './dva';

export interface LoginState {
  userType: UserType;
  captchaNeeded: boolean;
  keep: boolean;
}

/** A provider's account that will be linked to an account of the portal. */
export interface Bind {
  provider: string;
  ticket: string;
}

export interface PasswordForm {
  account: string;
  password: string;
  captcha?: string;
  /** Signs in and also links this provider's account. */
  bind?: Bind;
}

const initialState: LoginState = { userType: 'person', captchaNeeded: false, keep: false };

/** Encrypts the password if required, and sends the request. Throws ApiError. */
async function sendLogin(
  { userType, keep }: LoginState,
  { bind, ...form }: PasswordForm,
): Promise<LoginResult> {
  const {
    values: [password = ''],
    secretId,
  } = await sealForRequest([form.password]);
  const body = { ...form, userType, password, secretId };
  return bind
    ? login(LOGIN_CHANNEL.associate, { ...body, ...bind })
    : login(LOGIN_CHANNEL.password, { ...body, keep });
}

/**
 * Submits the form, with another key if the server no longer knows the first: a key that was requested while the page
 * loaded may belong to a visitor's cookie that another response has replaced. It does not retry with a captcha,
 * which is valid for one request only.
 */
async function submitLogin(state: LoginState, form: PasswordForm): Promise<LoginResult> {
  try {
    return await sendLogin(state, form);
  } catch (error) {
    if (form.captcha || !isRefusedFor(error, 'SECRET_INVALID')) throw error;
    return sendLogin(state, form);
  }
}

const setField = createFieldSetter<LoginState>();

export default {
  namespace: 'login',

  state: initialState,

  effects: {
    *checkCaptchaRequired(
      { payload }: Action<string>,
      { call, put }: Effects,
    ): Generator<unknown, void, boolean> {
      if (payload === '') return;
      const isLatest = startLatest('captchaNeeded');
      const needed = yield call(isCaptchaNeeded, payload);
      if (isLatest()) yield put({ type: 'setCaptchaNeeded', payload: needed });
    },
    /** Throws the server's refusal for the form to show; stores whether a captcha is required now. */
    *signIn(
      { payload }: Action<PasswordForm>,
      { call, put, select }: Effects,
    ): Generator<unknown, LoginResult, unknown> {
      const state = (yield select(({ login: current }: { login: LoginState }) => current)) as LoginState;
      try {
        return (yield call(submitLogin, state, payload)) as LoginResult;
      } catch (error) {
        if (isRefusedFor(error, 'CAPTCHA_REQUIRED', 'BAD_CAPTCHA')) {
          yield put({ type: 'setCaptchaNeeded', payload: true });
        } else if (error instanceof ApiError && error.kind === 'refused') {
          yield put({ type: 'checkCaptchaRequired', payload: payload.account });
        }
        throw error;
      }
    },
  },

  reducers: {
    setUserType: setField('userType'),
    setCaptchaNeeded: setField('captchaNeeded'),
    setStaySignedIn: setField('keep'),
    reset: (): LoginState => initialState,
  },
};
