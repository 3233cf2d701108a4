/** The sign-in in progress: who signs in, whether a captcha is wanted, what the server refused. */
import { LOGIN_CHANNEL } from '@/constants';
import type { Envelope, LoginResult, UserType } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { isEncryptionWanted, sealForRequest } from '@/services/secrets';
import { isDomain } from '@/services/shapes';
import { getDomain, isCaptchaNeeded, login } from '@/services/uaa';
import { causeOf, type Failure, refusalOf } from '@/utils/http/failure';
import { beginCall } from '@/utils/http/pendingCalls';
import { warn } from '@/utils/http/request';
import type { Action, Effects } from './types';

export interface LoginState {
  userType: UserType;
  captchaNeeded: boolean;
  failure: Failure | null;
}

/** A provider's account, waiting for the account of the portal it belongs to. */
export interface Bind {
  provider: string;
  ticket: string;
}

export interface PasswordForm {
  account: string;
  password: string;
  captcha?: string;
  /** Signs in and binds this provider's account as well. */
  bind?: Bind;
}

export const initialState: LoginState = { userType: 'person', captchaNeeded: false, failure: null };

interface Attempt {
  result: LoginResult | false;
  failure: Failure;
}

const UNREACHABLE: Failure = { messageId: 'login.unreachable' };

/** Encrypts where it is wanted, posts, and keeps the server's refusal for the form. */
async function attempt(userType: UserType, { bind, ...form }: PasswordForm): Promise<Attempt> {
  let failure = UNREACHABLE;
  const domain = await getDomain();
  // Without the domain nobody can say whether the password may travel unencrypted: it does not travel.
  if (!isDomain(domain)) return { result: false, failure };
  const sealed = await sealForRequest([form.password], await isEncryptionWanted(domain));
  const [password = ''] = sealed.values;
  const body = { ...form, userType, password, secretId: sealed.secretId };
  const onFailure = (envelope: Envelope) => {
    failure = refusalOf(envelope);
  };
  const result = await (bind
    ? login(LOGIN_CHANNEL.associate, { ...body, ...bind }, onFailure)
    : login(LOGIN_CHANNEL.password, body, onFailure));
  return { result, failure };
}

const tryOnce = (userType: UserType, form: PasswordForm): Promise<Attempt> =>
  attempt(userType, form).catch((error: unknown) => {
    warn(error);
    return { result: false, failure: causeOf(error, 'login.unreachable') };
  });

/** Refusals after which the form shows the captcha field at once. */
const CAPTCHA_SUBCODES: SubCodeName[] = ['CAPTCHA_REQUIRED', 'BAD_CAPTCHA'];

export default {
  namespace: 'login',

  state: initialState,

  effects: {
    *askCaptcha({ payload }: Action<string>, { call, put }: Effects): Generator<unknown, void, boolean> {
      if (payload === '') return;
      const counts = beginCall('captchaNeeded');
      const needed = yield call(isCaptchaNeeded, payload);
      if (counts()) yield put({ type: 'setCaptchaNeeded', payload: needed });
    },
    *signIn(
      { payload }: Action<PasswordForm>,
      { call, put, select }: Effects,
    ): Generator<unknown, LoginResult | false, unknown> {
      yield put({ type: 'setFailure', payload: null });
      const { userType } = (yield select((state: { login: LoginState }) => state.login)) as LoginState;
      const { result, failure } = (yield call(tryOnce, userType, payload)) as Attempt;
      if (result) return result;
      yield put({ type: 'setFailure', payload: failure });
      if ('messageId' in failure) return false;
      if (failure.subCode && CAPTCHA_SUBCODES.includes(failure.subCode)) {
        yield put({ type: 'setCaptchaNeeded', payload: true });
      } else {
        yield put({ type: 'askCaptcha', payload: payload.account });
      }
      return false;
    },
  },

  reducers: {
    setUserType: (state: LoginState, { payload }: Action<UserType>): LoginState => ({
      ...state,
      userType: payload,
      failure: null,
    }),
    setCaptchaNeeded: (state: LoginState, { payload }: Action<boolean>): LoginState => ({
      ...state,
      captchaNeeded: payload,
    }),
    setFailure: (state: LoginState, { payload }: Action<Failure | null>): LoginState => ({
      ...state,
      failure: payload,
    }),
    reset: (): LoginState => initialState,
  },
};
