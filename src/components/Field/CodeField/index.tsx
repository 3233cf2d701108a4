import { Form } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { CaptchaField } from '@/components/Field/CaptchaField';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { CODE_TRIES } from '@/constants';
import type { CodeScene } from '@/contract';
import { maskDestination } from '@/domain/masking';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDeadlineTime } from '@/utils/i18n/dates';
import { getCodeId } from '@/utils/storage/codeStore';
import { checkCode, normalizeCode } from '@/validation/fields';
import { CodeInput } from './CodeInput';
import { type CodeState, useCodeState } from './useCodeState';
import { type SendCode, useSendCode } from './useSendCode';
import './CodeField.css';

interface Props {
  scene: CodeScene;
  /** How the code is sent. */
  by?: 'sms' | 'mail';
  /**
   * Destination of the code: '+86 15400000001', an e-mail address, or 'own:mobile' and 'own:email' for the user's
   * own. Together with the scene it identifies the code on this device.
   */
  destination: string;
  /** Fields of the surrounding form that must be valid before a code can be sent. */
  needs?: string[];
  /** Whether the surrounding form is being submitted. */
  formBusy?: boolean;
  send: SendCode;
  /** Alternatives for a user whose code does not arrive. */
  ways?: ReactNode;
}

/**
 * Field for a one-time code: sends it, shows its destination, its expiry and when another can be sent, and accepts it
 * typed, pasted or filled in by the device. The field `code` of the surrounding form.
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
    // Clear the error for a missing code, because one has just been sent.
    if (!form.getFieldValue('code')) form.setFields([{ name: 'code', errors: [] }]);
    form.focusField('code');
  };
  /** Enter in the captcha sends the code instead of submitting the surrounding form. */
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    sendCode();
  };

  return (
    <>
      {captcha.asked && (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the field inside
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
          // On blur an empty field is no error: the user may be about to press the button that sends the code.
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

const HINTS: Record<'sms' | 'mail', MessageKey[]> = {
  sms: ['code.help.number', 'code.help.blocked', 'code.help.slow'],
  mail: ['code.help.address', 'code.help.spam', 'code.help.slow'],
};

/** Hints for a code that does not arrive, and alternatives. */
function CodeHelp({ by, ways }: { by: 'sms' | 'mail'; ways?: ReactNode }) {
  const t = useT();
  return (
    <details className="code-help">
      <summary className="link-summary">{t('code.help')}</summary>
      <ul>
        {HINTS[by].map((hint) => (
          <li key={hint}>{t(hint)}</li>
        ))}
      </ul>
      {ways}
    </details>
  );
}

/** Announces the destination, the state and the remaining tries of the code, but not its countdown. */
function CodeStatus({ state: { code, phase } }: { state: CodeState }) {
  const t = useT();
  const on = phase === 'waiting' || phase === 'ready';
  return (
    <span role="status" className="code-status">
      {code && on && (
        <>
          <span>
            {t('code.sent', {
              destination: code.destination,
              until: formatDeadlineTime(new Date(code.expiresAt).toISOString()),
            })}
          </span>
          {code.triesLeft < CODE_TRIES && (
            <span className="code-tries">{t('code.triesLeft', { count: code.triesLeft })}</span>
          )}
          {phase === 'ready' && <span>{t('code.ready')}</span>}
        </>
      )}
      {phase === 'expired' && <span className="code-over">{t('code.expired')}</span>}
      {phase === 'usedUp' && <span className="code-over">{t('code.usedUp')}</span>}
    </span>
  );
}
