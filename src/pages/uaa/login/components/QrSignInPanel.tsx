import { Button } from 'antd';
import { useFailureMessage } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { MINUTE, QR_LIFETIME } from '@/constants';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useT } from '@/hooks/useT';
import type { ChannelPanelProps } from '../channelPanelProps';
import { isQrPending, type QrState } from '../qrReducer';
import { useQrSignIn } from '../useQrSignIn';
import { QrCodeImage } from './QrCodeImage';
import './QrSignInPanel.css';

/** What the person does about a state, in one sentence. */
function useHint({ step, name, interrupted, failure }: QrState): string {
  const t = useT();
  const refused = useFailureMessage(failure);
  if (interrupted && step === 'waiting') return t('qr.interrupted');
  if (interrupted && step === 'scanned') return t('qr.interrupted.scanned');
  if (step === 'scanned') return name ? t('qr.scanned.hint', { name }) : t('qr.scanned.nameless');
  return refused || t(`qr.${step}.hint`, { minutes: QR_LIFETIME / MINUTE });
}

/** Channel 3: a code to scan, how it stands, and the one thing to do about it. Every state takes the same room. */
export default function QrSignInPanel({
  referer,
  onChannel,
}: Pick<ChannelPanelProps, 'referer' | 'onChannel'>) {
  const t = useT();
  const arrive = useCompleteSignIn(referer, 'qr');
  const { state, renew } = useQrSignIn(arrive);
  const { step } = state;
  const hint = useHint(state);

  return (
    <div className="qr">
      <QrCodeImage step={step} content={state.code?.content ?? ''} />
      <div className="qr-words" role="status">
        <p className="qr-step">{t(`qr.${step}`)}</p>
        <p>{hint}</p>
      </div>
      {/* One button throughout, over the code once that has ended, so that it keeps the focus: antd makes a link
          button anew, one with a border it only paints anew. */}
      <div className="qr-ways">
        {step !== 'confirmed' && (
          <div className={isQrPending(state) ? undefined : 'qr-over'}>
            <SubmitButton
              type={isQrPending(state) ? 'default' : 'primary'}
              busy={step === 'loading'}
              onClick={renew}
            >
              {t(step === 'failed' ? 'common.retry' : 'qr.renew')}
            </SubmitButton>
          </div>
        )}
        <Button type="link" onClick={() => onChannel('password')}>
          {t('qr.otherWay')}
        </Button>
      </div>
    </div>
  );
}
