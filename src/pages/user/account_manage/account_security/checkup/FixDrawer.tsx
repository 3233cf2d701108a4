import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useState } from 'react';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import type { Security } from '@/contract';
import type { ProtectionFactor } from '@/features/accountSecurity/protection';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { FixFormProps } from './fixFormProps';

export type FixHere = Extract<ProtectionFactor, 'password' | 'email' | 'questions'>;

interface FixForm {
  /** Title of the drawer: the title of the page with the same form. */
  title: MessageKey;
  Form: LazyExoticComponent<ComponentType<FixFormProps>>;
}

/** The forms, each lazy-loaded. */
const fixForms: Record<FixHere, FixForm> = {
  password: { title: 'page.modifyPassword', Form: lazy(() => import('./PasswordFix')) },
  email: { title: 'page.modifyEmail', Form: lazy(() => import('./EmailFix')) },
  questions: { title: 'page.modifyQuestion', Form: lazy(() => import('./QuestionsFix')) },
};

/** Whether a form can improve the factor; a missing password needs a reset instead. */
export const canFixHere = (factor: ProtectionFactor, { passwordAt }: Security): factor is FixHere =>
  Object.hasOwn(fixForms, factor) && !(factor === 'password' && passwordAt === null);

interface Props extends Omit<FixFormProps, 'onDone'> {
  /** The factor to improve, or null. */
  factor: FixHere | null;
  onClose: () => void;
  onDone: (factor: FixHere) => Promise<void>;
  /** Called after the closing animation. */
  afterClose: () => void;
}

/**
 * Drawer with one form beside the check-up. Clicking outside does not close it, so that no input is lost; only the
 * close button and Escape do.
 */
export function FixDrawer({ factor, security, onClose, onDone, onOutdated, afterClose }: Props) {
  const t = useT();
  // Keep the content during the closing animation.
  const [last, setLast] = useState(factor);
  useEffect(() => {
    if (factor) setLast(factor);
  }, [factor]);
  const shown = factor ?? last;
  const { title, Form } = shown ? fixForms[shown] : {};
  return (
    <SideDrawer
      open={factor !== null}
      onClose={onClose}
      afterOpenChange={(open) => !open && afterClose()}
      title={title && t(title)}
      maskClosable={false}
      destroyOnHidden
    >
      {Form && shown && (
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <Form security={security} onDone={() => onDone(shown)} onOutdated={onOutdated} />
        </Suspense>
      )}
    </SideDrawer>
  );
}
