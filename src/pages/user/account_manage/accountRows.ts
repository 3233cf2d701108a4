/** The pages that change the account, and the current state of what each changes. */
import { QUESTION_COUNT } from '@/constants';
import type { Security } from '@/contract';
import type { Values } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatRelative } from '@/utils/i18n/dates';

interface State {
  /** A text as it is, such as a masked address. */
  text?: string;
  /** Words of the portal's own, where there are some. */
  words?: MessageKey;
  values?: Values;
  /** Whether something should be done about it. */
  missing?: boolean;
}

export interface AccountRow {
  to: string;
  title: MessageKey;
  about: MessageKey;
  /** Its current state; undefined where there is none to show. */
  state?: (security: Security) => State;
}

const BASE = '/user/account_manage';

export const accountRows: readonly AccountRow[] = [
  {
    to: `${BASE}/modify_password`,
    title: 'page.modifyPassword',
    about: 'account.password.about',
    state: ({ passwordAt }) =>
      passwordAt
        ? { words: 'account.password.age', values: { ago: formatRelative(passwordAt) } }
        : { words: 'account.password.unset', missing: true },
  },
  {
    to: `${BASE}/modify_email`,
    title: 'page.modifyEmail',
    about: 'account.email.about',
    state: ({ email }) => (email ? { text: email } : { words: 'account.email.unset', missing: true }),
  },
  {
    to: `${BASE}/modify_question`,
    title: 'page.modifyQuestion',
    about: 'account.question.about',
    state: ({ questions }) =>
      questions > 0
        ? { words: 'account.question.count', values: { count: questions, all: QUESTION_COUNT } }
        : { words: 'account.question.unset', missing: true },
  },
  {
    to: `${BASE}/account_security`,
    title: 'page.accountSecurity',
    about: 'account.security.about',
    state: ({ sessions }) => ({ words: 'account.security.sessions', values: { count: sessions } }),
  },
  {
    to: `${BASE}/account_list`,
    title: 'page.accountList',
    about: 'account.list.about',
    state: ({ account }) => ({ text: account }),
  },
  {
    to: `${BASE}/account_unbind`,
    title: 'page.accountUnbind',
    about: 'account.unbind.about',
    state: ({ bindings }) => ({ words: 'account.unbind.count', values: { count: bindings } }),
  },
  { to: '/account/settings', title: 'page.accountSettings', about: 'account.settings.about' },
];
