/** The sign-in in progress: who signs in, whether a captcha is wanted, what the server refused. */
import type { MessageKey } from '@/locales/zh-CN/index';
import type { LoginResult, UserType } from '@/services/contract';
import { seal, wantsEncryption } from '@/services/secrets';
import { type SubCodeName, subCodeName } from '@/services/subCodes';
import { getDomain, isCaptchaNeeded, login } from '@/services/uaa';
import { HttpError, warn } from '@/utils/request';
import { statusTexts } from '@/utils/requestStatus';
import { SecretError } from '@/utils/secret';
import type { Action, Effects } from './types';

/** Specification, section 4: login channels. */
export const CHANNEL_PASSWORD = 1;

/** Why a sign-in failed: the server's words in the reader's language, or a message of our own. */
export type Failure = { subCode: SubCodeName | undefined; text: string } | { messageId: MessageKey };

export interface LoginState {
  userType: UserType;
  captchaNeeded: boolean;
  failure: Failure | null;
}

export interface PasswordForm {
  account: string;
  password: string;
  captcha?: string;
}

export const initialState: LoginState = { userType: 'person', captchaNeeded: false, failure: null };

interface Attempt {
  result: LoginResult | false;
  failure: Failure;
}

/** Says what stopped a sign-in before there was an answer to speak of. */
function causeOf(error: unknown): Failure {
  if (error instanceof SecretError) return { messageId: error.messageId };
  const known = error instanceof HttpError ? statusTexts[error.status] : undefined;
  return { messageId: known ?? 'login.unreachable' };
}

/** Encrypts where it is wanted, posts, and keeps the server's refusal for the form. */
async function attempt(userType: UserType, form: PasswordForm): Promise<Attempt> {
  let failure: Failure = { messageId: 'login.unreachable' };
  const domain = await getDomain();
  // Without the domain nobody can say whether the password may travel unencrypted: it does not travel.
  if (!domain) return { result: false, failure };
  const sealed = await seal([form.password], await wantsEncryption(domain));
  const [password = ''] = sealed.values;
  const result = await login(
    { channelCode: CHANNEL_PASSWORD },
    { userType, account: form.account, password, captcha: form.captcha, secretId: sealed.secretId },
    ({ subCode, subMsg }) => {
      failure = { subCode: subCodeName(subCode), text: subMsg ?? '' };
    },
  );
  return { result, failure };
}

const tryOnce = (userType: UserType, form: PasswordForm): Promise<Attempt> =>
  attempt(userType, form).catch((error: unknown) => {
    warn(error);
    return { result: false, failure: causeOf(error) };
  });

/** Refusals after which the form shows the captcha field at once. */
const CAPTCHA_SUBCODES: SubCodeName[] = ['CAPTCHA_REQUIRED', 'BAD_CAPTCHA'];

export default {
  namespace: 'login',

  state: initialState,

  effects: {
    *askCaptcha({ payload }: Action<string>, { call, put }: Effects): Generator<unknown, void, boolean> {
      if (payload === '') return;
      const needed = yield call(isCaptchaNeeded, payload);
      yield put({ type: 'setCaptchaNeeded', payload: needed });
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
