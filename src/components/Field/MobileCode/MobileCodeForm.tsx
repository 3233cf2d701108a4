import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import type { MessageKey } from '@/locales/zh-CN/index';
import { PortalForm } from '../../Form/PortalForm';
import { type FormOptions, useForm } from '../../Form/useForm';
import { MobileCodeFields } from './MobileCodeFields';
import {
  CODE_ERROR_FIELDS,
  MOBILE_TAB_STATE_FIELDS,
  type MobileCodeScene,
  type MobileCodeValues,
  useMobileCode,
} from './useMobileCode';

interface Props<Result>
  extends Pick<
    FormOptions<MobileCodeValues, Result>,
    'save' | 'onSaved' | 'completeAfterUnmount' | 'onError' | 'errorFields' | 'unreachable'
  > {
  /** Name of the form and of the input that this tab stores. */
  name: string;
  /** Form instance that keeps the input while the form is unmounted; by default the form has its own. */
  form?: FormInstance<MobileCodeValues>;
  scene: MobileCodeScene;
  /** Labels of the button, idle and busy. */
  submitLabel: MessageKey;
  submittingLabel: MessageKey;
  /** Alternatives for a user whose code does not arrive. */
  ways?: ReactNode;
  /** Further choices, below the code. */
  children?: ReactNode;
}

/** Form for a mobile number that is verified by a code. `errorFields`: further refusals that concern one field. */
export function MobileCodeForm<Result>(props: Props<Result>) {
  const { scene, submitLabel, submittingLabel, ways, children, ...options } = props;
  const [form] = Form.useForm<MobileCodeValues>(options.form);
  const code = useMobileCode(form, scene);
  const submission = useForm<MobileCodeValues, Result>({
    ...options,
    form,
    onSaved: (result) => {
      code.forget();
      return options.onSaved(result);
    },
    onError: (error, values) => {
      code.noteError(error);
      return options.onError?.(error, values);
    },
    errorFields: { ...CODE_ERROR_FIELDS, ...options.errorFields },
    firstField: 'code',
    persistedFields: MOBILE_TAB_STATE_FIELDS,
  });

  return (
    <PortalForm {...submission.formProps}>
      <MobileCodeFields {...code.fields} formBusy={submission.submitting} ways={ways} />
      {children}
      <SubmitFooter form={submission} submitLabel={submitLabel} submittingLabel={submittingLabel} />
    </PortalForm>
  );
}
