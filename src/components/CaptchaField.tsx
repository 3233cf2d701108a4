import { Button, Form } from 'antd';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkCaptcha } from '@/services/uaa';
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
  const captcha = useCaptcha(round, () => form.setFieldValue('captcha', undefined));
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
            // Where the server cannot be asked, signing in will tell.
            const right = await checkCaptcha(value).catch(() => true);
            if (!right) throw new Error(t('validation.captcha.wrong'));
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
