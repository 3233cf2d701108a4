import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import type { CodeScene } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { FailureAlert } from '../Form/FailureAlert';
import { FormFooter } from '../Form/FormFooter';
import { PortalForm } from '../Form/PortalForm';
import { SubmitButton } from '../Form/SubmitButton';
import { type FormOptions, useForm } from '../Form/useForm';
import { MobileCodeFields } from './MobileCodeFields';
import {
  CODE_ERROR_FIELDS,
  MOBILE_TAB_STATE_FIELDS,
  type MobileCodeValues,
  useMobileCode,
} from './useMobileCode';

interface Props<Result>
  extends Pick<
    FormOptions<MobileCodeValues, Result>,
    'save' | 'onSaved' | 'outlives' | 'onError' | 'errorFields' | 'unreachable'
  > {
  /** Names the form: on the page, and for what this tab keeps of it. */
  name: string;
  /** Holds what was typed while the form is not there; the form's own unless given. */
  form?: FormInstance<MobileCodeValues>;
  scene: CodeScene;
  sendTo: Parameters<typeof useMobileCode>[2];
  /** Words of the button, idle and at work. */
  submitWords: MessageKey;
  submittingWords: MessageKey;
  /** Other ways for somebody whose code does not come. */
  ways?: ReactNode;
}

/** A mobile number proved by the code sent to it. `errorFields`: refusals about one field, beyond those of the code. */
export function MobileCodeForm<Result>(props: Props<Result>) {
  const { name, scene, sendTo, save, onSaved, outlives, onError, errorFields, unreachable, ways } = props;
  const t = useT();
  const [form] = Form.useForm<MobileCodeValues>(props.form);
  const code = useMobileCode(form, scene, sendTo);
  const { submitting, failure, formProps } = useForm<MobileCodeValues, Result>({
    name,
    form,
    save,
    onSaved: (result) => {
      code.forget();
      return onSaved(result);
    },
    outlives,
    onError: (error, values) => {
      code.noteError(error);
      return onError?.(error, values);
    },
    errorFields: { ...CODE_ERROR_FIELDS, ...errorFields },
    firstField: 'code',
    unreachable,
    keptFields: MOBILE_TAB_STATE_FIELDS,
  });

  return (
    <PortalForm {...formProps}>
      <MobileCodeFields {...code.fields} formBusy={submitting} ways={ways} />
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? props.submittingWords : props.submitWords)}
        </SubmitButton>
      </FormFooter>
    </PortalForm>
  );
}
