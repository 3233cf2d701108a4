/** The sign-in in progress: who signs in, whether a captcha is wanted, what the server refused. */
import { LOGIN_CHANNEL } from '@/constants';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { LoginResult, UserType } from '@/services/contract';
import { seal, wantsEncryption } from '@/services/secrets';
import { isDomain } from '@/services/shapes';
import { type SubCodeName, subCodeName } from '@/services/subCodes';
import { getDomain, isCaptchaNeeded, login } from '@/services/uaa';
import { begin } from '@/utils/latest';
import { HttpError, warn } from '@/utils/request';
import { statusTexts } from '@/utils/requestStatus';
import { SecretError } from '@/utils/secret';
import type { Action, Effects } from './types';

/** Why a sign-in failed: the server's words in the reader's language, or a message of our own. */
export type Failure =
  | { subCode: SubCodeName | undefined; text: string }
  /** `fields`: what is wrong with which, by subCode (422). */
  | { messageId: MessageKey; fields?: Record<string, string> };

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

/** The field names and subCodes of a 422, as far as they are that. */
function fieldsOf(data: unknown): Record<string, string> {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return Object.fromEntries(entries.filter(([, subCode]) => typeof subCode === 'string'));
}

/** Says what stopped a sign-in before there was an answer to speak of. */
function causeOf(error: unknown): Failure {
  if (error instanceof SecretError) return { messageId: error.messageId };
  if (!(error instanceof HttpError)) return { messageId: 'login.unreachable' };
  const messageId = statusTexts[error.status] ?? 'login.unreachable';
  return error.status === 422 ? { messageId, fields: fieldsOf(error.data) } : { messageId };
}

/** Encrypts where it is wanted, posts, and keeps the server's refusal for the form. */
async function attempt(userType: UserType, form: PasswordForm): Promise<Attempt> {
  let failure: Failure = { messageId: 'login.unreachable' };
  const domain = await getDomain();
  // Without the domain nobody can say whether the password may travel unencrypted: it does not travel.
  if (!isDomain(domain)) return { result: false, failure };
  const sealed = await seal([form.password], await wantsEncryption(domain));
  const [password = ''] = sealed.values;
  const result = await login(
    { channelCode: LOGIN_CHANNEL.password },
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
      const counts = begin('captchaNeeded');
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
