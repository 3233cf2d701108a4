import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import {
  CODE_ERROR_FIELDS,
  MOBILE_TAB_STATE_FIELDS,
  type MobileCodeValues,
  useMobileCode,
} from '@/components/MobileCode/useMobileCode';
import type { CodeScene } from '@/contract';
import { type Options, useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useTabState } from '@/hooks/useTabState';
import { useUnsaved } from '@/hooks/useUnsaved';
import type { MessageKey } from '@/locales/zh-CN/index';
import { FailureAlert } from '../Form/FailureAlert';
import { PortalForm } from '../Form/PortalForm';
import { SubmitButton } from '../Form/SubmitButton';
import { MobileCodeFields } from './MobileCodeFields';

interface Props<Result>
  extends Pick<Options<MobileCodeValues, Result>, 'work' | 'done' | 'unreachable'>,
    Partial<Pick<Options<MobileCodeValues, Result>, 'fieldOf'>> {
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

/** A mobile number proved by the code sent to it. `fieldOf` names refusals about one field, beyond those of the code. */
export function MobileCodeForm<Result>(props: Props<Result>) {
  const { name, scene, sendTo, work, done, fieldOf, unreachable, submitWords, submittingWords, ways } = props;
  const t = useT();
  const [form] = Form.useForm<MobileCodeValues>(props.form);
  const code = useMobileCode(form, scene, sendTo);
  const { onValuesChange, discharge } = useUnsaved(name);
  const { keep, forget } = useTabState(form, name, MOBILE_TAB_STATE_FIELDS);

  const { submitting, failure, formProps } = useFormSubmit(form, {
    work,
    done: (result: Result) => {
      code.forget();
      forget();
      discharge();
      return done(result);
    },
    refused: code.noteRefused,
    fieldOf: { ...CODE_ERROR_FIELDS, ...fieldOf },
    fallback: 'code',
    unreachable,
  });

  return (
    <PortalForm
      {...formProps}
      name={name}
      onValuesChange={(changed, { mobile, code: typed }) => {
        keep();
        onValuesChange(changed, { mobile, typed });
      }}
    >
      <MobileCodeFields {...code.fields} formBusy={submitting} ways={ways} />
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? submittingWords : submitWords)}
      </SubmitButton>
    </PortalForm>
  );
}
