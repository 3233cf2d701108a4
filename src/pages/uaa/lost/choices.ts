/** Options of a user who cannot sign in, the fastest first; the same for every account. */
import type { LostAccessProof } from '@/domain/lostAccess';
import type { MessageKey } from '@/locales/zh-CN/index';
import {
  CERTIFICATE_SIGN_IN_PATH,
  getAppealPath,
  getSignInPath,
  PANIC_PATH,
  type PagePath,
  RESET_BY_PAYMENT_APP_PATH,
  RESET_PASSWORD_PATH,
} from '@/utils/routing/paths';
import { addReferer } from '@/utils/routing/referer';

interface Choice {
  name:
    | 'session'
    | 'passkey'
    | 'provider'
    | 'code'
    | 'contact'
    | 'certificate'
    | 'identity'
    | 'none'
    | 'stranger';
  /** The proof with which this option starts a recovery. */
  proof?: LostAccessProof;
  /** Returns the page of the next step; `referer` is the page to open after sign-in. */
  to: (referer: string) => PagePath;
  action: MessageKey;
}

const toReset = (referer: string) => addReferer(RESET_PASSWORD_PATH, referer);

export const lostChoices: readonly Choice[] = [
  { name: 'session', to: getSignInPath, action: 'login.logout.signIn' },
  { name: 'passkey', to: getSignInPath, action: 'login.logout.signIn' },
  { name: 'provider', to: getSignInPath, action: 'login.logout.signIn' },
  { name: 'code', to: getSignInPath, action: 'login.logout.signIn' },
  { name: 'contact', proof: 'contact', to: toReset, action: 'page.resetPwd' },
  {
    name: 'certificate',
    to: (referer) => addReferer(CERTIFICATE_SIGN_IN_PATH, referer),
    action: 'page.caLogin',
  },
  {
    name: 'identity',
    proof: 'identity',
    to: (referer) => addReferer(RESET_BY_PAYMENT_APP_PATH, referer),
    action: 'page.resetPwd',
  },
  {
    name: 'none',
    proof: 'appeal',
    to: (referer) => getAppealPath('LOCKED_OUT', referer),
    action: 'appeal.link',
  },
  { name: 'stranger', to: (referer) => addReferer(PANIC_PATH, referer), action: 'panic.begin' },
];
