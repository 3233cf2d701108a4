import type { ComponentProps, ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { SubmitButton } from '../Action/SubmitButton';
import { FailureAlert } from '../Status/FailureAlert';
import { FormFooter } from './FormFooter';

interface Props {
  /** `failure` of useForm. */
  failure: ComponentProps<typeof FailureAlert>;
  /** `submitting` of useForm. */
  busy: boolean;
  /** Labels of the submit button, idle and busy. */
  label: MessageKey;
  busyLabel: MessageKey;
  /** Further buttons. */
  children?: ReactNode;
}

/** End of a form: the error of the last submit, the submit button, and further buttons. */
export function SubmitFooter({ failure, busy, label, busyLabel, children }: Props) {
  const t = useT();
  return (
    <>
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={busy}>
          {t(busy ? busyLabel : label)}
        </SubmitButton>
        {children}
      </FormFooter>
    </>
  );
}
