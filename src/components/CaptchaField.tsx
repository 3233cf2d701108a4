import { Button, Form } from 'antd';
import { useRef } from 'react';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkCaptcha } from '@/services/signIn';
import { checkCaptchaText } from '@/validation/fields';
import { CaptchaInput } from './CaptchaInput';
import { useCaptcha } from './useCaptcha';
import './CaptchaField.css';

/**
 * The image captcha, with its alternative as a question in words. `round` counts the attempts:
 * every failure brings a new captcha, because the server has consumed the old one.
 */
export function CaptchaField({ round }: { round: number }) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const checked = useRef({ value: '', right: Promise.resolve(true) });
  const captcha = useCaptcha(round, (isOtherKind) => {
    checked.current = { value: '', right: Promise.resolve(true) };
    // Words about a wrong answer stay: they say why there is a new captcha. With the other kind, rules begin anew.
    if (isOtherKind) form.setFieldValue('captcha', undefined);
    else form.setFields([{ name: 'captcha', value: undefined }]);
  });
  const { inWords, change } = captcha;

  return (
    <Form.Item
      name="captcha"
      label={t(inWords ? 'login.captcha.text' : 'login.captcha')}
      validateTrigger="onBlur"
      // One rule at a time: the server is asked only about what could be right.
      validateFirst
      normalize={(value: string) => value.trim()}
      required
      rules={[
        rule(checkCaptchaText),
        {
          validator: async (_, value: string) => {
            // Leaving the field and submitting ask about the same answer: once is enough.
            if (checked.current.value !== value) {
              // Where the server cannot be asked, signing in will tell.
              checked.current = { value, right: checkCaptcha(value).catch(() => true) };
            }
            if (await checked.current.right) return;
            captcha.refresh();
            throw new Error(t('validation.captcha.wrong'));
          },
        },
      ]}
      extra={
        <Button type="link" size="small" className="captcha-switch" onClick={change}>
          {t(inWords ? 'login.captcha.toImage' : 'login.captcha.toText')}
        </Button>
      }
    >
      <CaptchaInput captcha={captcha} />
    </Form.Item>
  );
}
