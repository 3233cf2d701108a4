/** What can be put right beside the check-up: each a form, and a piece of the app of its own. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Security } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { FixFormProps } from '../fixFormProps';
import type { ProtectionFactor } from '../protection';

export type FixHere = Extract<ProtectionFactor, 'password' | 'email' | 'questions'>;

interface FixForm {
  /** Title of the drawer: the name of the page that has the same form. */
  title: MessageKey;
  Form: LazyExoticComponent<ComponentType<FixFormProps>>;
}

export const fixForms: Record<FixHere, FixForm> = {
  password: { title: 'page.modifyPassword', Form: lazy(() => import('../password/PasswordFix')) },
  email: { title: 'page.modifyEmail', Form: lazy(() => import('../email/EmailFix')) },
  questions: { title: 'page.modifyQuestion', Form: lazy(() => import('../questions/QuestionsFix')) },
};

/** Whether a form does it; where there is no password yet, it takes a reset. */
export const canFixHere = (factor: ProtectionFactor, { passwordAt }: Security): factor is FixHere =>
  Object.hasOwn(fixForms, factor) && !(factor === 'password' && passwordAt === null);
