import type { ButtonProps } from 'antd';
import { type ReactNode, useContext } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { FormFooter } from './FormFooter';
import type { useForm } from './useForm';
import { SubmitCheckContext } from './useSubmitCheck';

interface Props extends Pick<ButtonProps, 'id' | 'type' | 'danger' | 'disabled'> {
  /** The state of the form, from useForm. */
  form: Pick<ReturnType<typeof useForm>, 'submitting' | 'failure'>;
  /** Text of the submit button, idle and busy. */
  submitLabel: MessageKey;
  submittingLabel: MessageKey;
  /** Further buttons. */
  children?: ReactNode;
}

/** The end of a form: the error that no field shows, the submit button, and further buttons. */
export function SubmitFooter({ form, submitLabel, submittingLabel, children, ...button }: Props) {
  const t = useT();
  const isCheckSlow = useContext(SubmitCheckContext);
  const isBusy = form.submitting || isCheckSlow;
  return (
    <>
      <FailureAlert {...form.failure} />
      <FormFooter>
        <SubmitButton type="primary" {...button} htmlType="submit" busy={isBusy}>
          {t(isBusy ? submittingLabel : submitLabel)}
        </SubmitButton>
        {children}
      </FormFooter>
    </>
  );
}
