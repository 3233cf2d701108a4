import { Button, Form } from 'antd';
import { useRef } from 'react';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkCaptcha } from '@/services/signIn';
import { checkCaptchaText } from '@/validation/fields';
import { CaptchaInput } from './CaptchaInput';
import { useCaptcha } from './useCaptcha';

interface Props {
  round: number;
  /** Changes to the proof of work, where it is offered. */
  onProof?: () => void;
}

/** The image captcha. */
export function ImageCaptchaField({ round, onProof }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const checked = useRef({ value: '', right: Promise.resolve(true) });
  const captcha = useCaptcha(round, () => {
    checked.current = { value: '', right: Promise.resolve(true) };
    // The message about a wrong answer stays: it says why there is a new image.
    form.setFields([{ name: 'captcha', value: undefined }]);
  });

  return (
    <Form.Item
      name="captcha"
      label={t('login.captcha')}
      validateTrigger="onBlur"
      // One rule at a time: the server is asked only about what could be right.
      validateFirst
      normalize={(value: string) => value.trim()}
      required
      rules={[
        rule((value) => (value === '' ? null : checkCaptchaText(value))),
        { ...rule(checkCaptchaText), validateTrigger: 'onSubmit' },
        {
          validator: async (_, value: string) => {
            if (!value) return;
            // Leaving the field and submitting ask about the same answer: once is enough.
            if (checked.current.value !== value) {
              // If the check fails, the sign-in itself will report a wrong answer.
              checked.current = { value, right: checkCaptcha(value).catch(() => true) };
            }
            if (await checked.current.right) return;
            captcha.refresh();
            throw new Error(t('validation.captcha.wrong'));
          },
        },
      ]}
      extra={
        onProof && (
          <Button type="link" size="small" className="captcha-switch" onClick={onProof}>
            {t('login.captcha.toProof')}
          </Button>
        )
      }
    >
      <CaptchaInput captcha={captcha} />
    </Form.Item>
  );
}
