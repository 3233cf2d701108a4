import { Form } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { CaptchaField } from '@/components/CaptchaField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import type { CodeScene } from '@/contract';
import { maskDestination } from '@/domain/masking';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { getCodeId } from '@/utils/storage/codeStore';
import { checkCode, normalizeCode } from '@/validation/fields';
import { CodeHelp } from './CodeHelp';
import { CodeInput } from './CodeInput';
import { CodeStatus } from './CodeStatus';
import { useCodeState } from './useCodeState';
import { type SendCode, useSendCode } from './useSendCode';
import './CodeField.css';

interface Props {
  scene: CodeScene;
  /** By which way the code comes. */
  by?: 'sms' | 'mail';
  /**
   * Where the code goes: '+86 15400000001', an address, or for the person's own 'own:mobile' and 'own:email'.
   * Together with the scene it names the code on this device.
   */
  destination: string;
  /** Fields of the form around that must be right before a code can be sent. */
  needs?: string[];
  /** Whether the form around is being sent. */
  formBusy?: boolean;
  send: SendCode;
  /** Other ways for somebody whose code does not come. */
  ways?: ReactNode;
}

/**
 * The field of a one-time code: sends it, says where it went, when it ends and when another can be asked for, and
 * takes it however it arrives. A field named `code` of the form around it.
 */
export function CodeField({
  scene,
  by = 'sms',
  destination,
  needs = [],
  formBusy = false,
  send,
  ways,
}: Props) {
  const t = useT();
  const rule = useFieldRule();
  const id = getCodeId(scene, destination);
  const state = useCodeState(id);
  const form = Form.useFormInstance();
  const { submit, submitting, error, captcha, captchaForm, onFieldsChange } = useSendCode({
    id,
    destination: maskDestination(destination),
    needs,
    formBusy,
    send,
  });

  const sendCode = async () => {
    if (!(await submit(undefined))) return;
    // That it is missing is no longer a mistake: it is on its way.
    if (!form.getFieldValue('code')) form.setFields([{ name: 'code', errors: [] }]);
    form.focusField('code');
  };
  /** Enter in the captcha asks for the code it is for; it does not submit the form. */
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    sendCode();
  };

  return (
    <>
      {captcha.asked && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field inside
        <div onKeyDown={sendOnEnter}>
          <Form
            component={false}
            form={captchaForm}
            layout="vertical"
            size="large"
            requiredMark={false}
            onFieldsChange={onFieldsChange}
          >
            <CaptchaField round={captcha.round} />
          </Form>
        </div>
      )}
      {error && <FailureAlert error={error} unreachable="code.unreachable" />}
      <Form.Item
        name="code"
        label={t(`code.label.${by}`)}
        required
        validateTrigger="onBlur"
        normalize={normalizeCode}
        validateFirst
        rules={[
          rule((value) => (value === '' ? null : checkCode(value))),
          // Who leaves the field to ask for the code has not forgotten it.
          { ...rule(checkCode), validateTrigger: 'onSubmit' },
        ]}
        extra={<CodeStatus state={state} />}
      >
        <CodeInput state={state} sending={submitting} onSend={sendCode} />
      </Form.Item>
      {state.code && <CodeHelp by={by} ways={ways} />}
    </>
  );
}
