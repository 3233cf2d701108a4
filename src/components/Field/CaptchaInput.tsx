import type { ChangeEvent } from 'react';
import { Input } from '@/components/Form/Input';
import { Alert } from '@/components/Status/Alert';
import { CAPTCHA_LENGTH } from '@/constants';
import { useT } from '@/hooks/useT';
import { DelayedSpin } from '../Status/DelayedSpin';
import { ServerPicture } from '../Value/ServerPicture';
import type { Captcha } from './useCaptcha';

interface Props {
  captcha: Captcha;
  id?: string;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  'aria-describedby'?: string;
}

/** The input of the captcha, with the image beside it. */
export function CaptchaInput({ captcha, ...control }: Props) {
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
