/** The forms that the check-up opens in a drawer, each lazy-loaded. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Security } from '@/contract';
import type { ProtectionFactor } from '@/features/accountSecurity/protection';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { FixFormProps } from './fixFormProps';

export type FixHere = Extract<ProtectionFactor, 'password' | 'email' | 'questions'>;

interface FixForm {
  /** Title of the drawer: the title of the page with the same form. */
  title: MessageKey;
  Form: LazyExoticComponent<ComponentType<FixFormProps>>;
}

export const fixForms: Record<FixHere, FixForm> = {
  password: { title: 'page.modifyPassword', Form: lazy(() => import('./PasswordFix')) },
  email: { title: 'page.modifyEmail', Form: lazy(() => import('./EmailFix')) },
  questions: { title: 'page.modifyQuestion', Form: lazy(() => import('./QuestionsFix')) },
};

/** Whether a form can improve the factor; a missing password needs a reset instead. */
export const canFixHere = (factor: ProtectionFactor, { passwordAt }: Security): factor is FixHere =>
  Object.hasOwn(fixForms, factor) && !(factor === 'password' && passwordAt === null);
