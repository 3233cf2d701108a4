import { Button, Form } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { Input } from '@/components/Form/Input';
import { Alert } from '@/components/Status/Alert';
import { CAPTCHA_LENGTH } from '@/constants';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkCaptcha } from '@/services/signIn';
import { checkCaptchaText } from '@/validation/fields';
import { DelayedSpin } from '../Status/DelayedSpin';
import { ServerPicture } from '../Value/ServerPicture';
import { type Captcha, useCaptcha } from './useCaptcha';

interface Props {
  round: number;
  /** Switches to the proof of work, if offered. */
  onProof?: () => void;
}

/** The answer that was checked last. */
interface Checked {
  value: string;
  right?: Promise<boolean>;
  isWrong?: boolean;
}

/** The image captcha. */
export function ImageCaptchaField({ round, onProof }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const checked = useRef<Checked>({ value: '' });
  /** Whether the field is empty because the answer to the last image was wrong. */
  const wasWrong = useRef<boolean>();
  const captcha = useCaptcha(round, () => {
    wasWrong.current = checked.current.isWrong;
    checked.current = { value: '' };
    // Keep the error about a wrong answer, because it explains the new image.
    form.setFields([{ name: 'captcha', value: undefined }]);
  });

  return (
    <Form.Item
      name="captcha"
      label={t('login.captcha')}
      validateTrigger="onBlur"
      // Stop at the first failing rule, so that only valid input causes a request.
      validateFirst
      normalize={(value: string) => value.trim()}
      required
      rules={[
        rule((value) => (value === '' ? null : checkCaptchaText(value))),
        {
          ...rule((value) =>
            value === '' && wasWrong.current ? 'validation.captcha.wrong' : checkCaptchaText(value),
          ),
          validateTrigger: 'onSubmit',
        },
        {
          validator: async (_, value: string) => {
            if (!value) return;
            // Blur and submit check the same answer: send only one request.
            if (checked.current.value !== value) {
              // If the check fails, the sign-in itself reports a wrong answer.
              checked.current = { value, right: checkCaptcha(value).catch(() => true) };
            }
            if (await checked.current.right) return;
            checked.current.isWrong = true;
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

interface CaptchaInputProps {
  captcha: Captcha;
  id?: string;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  'aria-describedby'?: string;
}

/** The input of the captcha, with the image beside it. */
function CaptchaInput({ captcha, ...control }: CaptchaInputProps) {
  const t = useT();
  return (
    <div className="captcha">
      {captcha.status === 'failed' && (
        <Alert type="error" className="captcha-wide" message={t('login.captcha.failed')} />
      )}
      <Input
        {...control}
        name="captcha"
        autoComplete="off"
        data-void-early=""
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CAPTCHA_LENGTH * 4}
      />
      <RefreshButton captcha={captcha} />
    </div>
  );
}

/** Button with the image; it loads another one. Without an image it shows a label. */
function RefreshButton({ captcha: { image, status, refresh, onBroken } }: { captcha: Captcha }) {
  const t = useT();
  const refreshLabel = t('common.refresh');
  const drawn = image !== '' && status !== 'failed';
  const loading = status === 'loading' && !drawn;
  return (
    <button
      type="button"
      className="captcha-refresh"
      aria-busy={loading}
      aria-label={drawn ? undefined : refreshLabel}
      title={refreshLabel}
      onClick={refresh}
    >
      {drawn && <ServerPicture src={image} alt={t('login.captcha.image')} onBroken={onBroken} />}
      {!drawn && (loading ? <DelayedSpin size="small" /> : refreshLabel)}
    </button>
  );
}
