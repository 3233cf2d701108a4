/** The pages that change the account, with the current state of each setting. */
import { QUESTION_COUNT } from '@/constants';
import type { Security } from '@/contract';
import { countLinkedSignIns } from '@/features/accountSecurity/protection';
import type { T } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatRelative } from '@/utils/i18n/dates';
import type { PagePath } from '@/utils/routing/paths';
import {
  ACCOUNT_LIST_PATH,
  ACCOUNT_SECURITY_PATH,
  ACCOUNT_UNBIND_PATH,
  CHANGE_EMAIL_PATH,
  CHANGE_PASSWORD_PATH,
  CHANGE_QUESTIONS_PATH,
  SETTINGS_PATH,
} from '@/utils/routing/paths';

interface AccountState {
  text: string;
  /** Whether the user should act. */
  missing?: boolean;
}

interface AccountRow {
  to: PagePath;
  title: MessageKey;
  about: MessageKey;
  /** Returns the current state; omitted for rows that show no state. */
  state?: (security: Security, t: T) => AccountState;
}

export const accountRows: readonly AccountRow[] = [
  {
    to: CHANGE_PASSWORD_PATH,
    title: 'page.modifyPassword',
    about: 'account.password.about',
    state: ({ passwordAt }, t) =>
      passwordAt
        ? { text: t('account.password.age', { ago: formatRelative(passwordAt) }) }
        : { text: t('account.password.unset'), missing: true },
  },
  {
    to: CHANGE_EMAIL_PATH,
    title: 'page.modifyEmail',
    about: 'account.email.about',
    state: ({ email }, t) => (email ? { text: email } : { text: t('account.email.unset'), missing: true }),
  },
  {
    to: CHANGE_QUESTIONS_PATH,
    title: 'page.modifyQuestion',
    about: 'account.question.about',
    state: ({ questions }, t) =>
      questions > 0
        ? { text: t('account.question.count', { count: questions, all: QUESTION_COUNT }) }
        : { text: t('account.question.unset'), missing: true },
  },
  {
    to: ACCOUNT_SECURITY_PATH,
    title: 'page.accountSecurity',
    about: 'account.security.about',
    state: ({ sessions }, t) => ({ text: t('account.security.sessions', { count: sessions }) }),
  },
  {
    to: ACCOUNT_LIST_PATH,
    title: 'page.accountList',
    about: 'account.list.about',
    state: ({ account }) => ({ text: account }),
  },
  {
    to: ACCOUNT_UNBIND_PATH,
    title: 'page.accountUnbind',
    about: 'account.unbind.about',
    state: (security, t) => ({ text: t('account.unbind.count', { count: countLinkedSignIns(security) }) }),
  },
  { to: SETTINGS_PATH, title: 'page.accountSettings', about: 'account.settings.about' },
];
