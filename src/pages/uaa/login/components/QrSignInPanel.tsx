import { Button } from 'antd';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import { QrImage } from '@/components/Value/QrImage';
import { MINUTE, QR_LIFETIME } from '@/constants';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useT } from '@/hooks/useT';
import type { ChannelPanelProps } from '../channelPanelProps';
import { isQrPending, type QrState } from '../qrReducer';
import { useQrSignIn } from '../useQrSignIn';
import './QrSignInPanel.css';

/** A phone cannot scan its own screen. */
const isOnPhone = (): boolean => window.matchMedia('(pointer: coarse) and (max-width: 575.98px)').matches;

/** Returns the instruction for the current state. */
function useHint({ step, name, interrupted, error }: QrState): string {
  const t = useT();
  const refusal = useErrorMessage(error);
  if (interrupted && step === 'waiting') return t('qr.interrupted');
  if (interrupted && step === 'scanned') return t('qr.interrupted.scanned');
  if (step === 'scanned') return name ? t('qr.scanned.hint', { name }) : t('qr.scanned.nameless');
  if (refusal) return refusal;
  if (step === 'waiting' && isOnPhone()) return t('qr.waiting.phone.hint');
  return t(`qr.${step}.hint`, { minutes: QR_LIFETIME / MINUTE });
}

/** Channel 3: a QR code, its state, and the next action. All states have the same size. */
export default function QrSignInPanel({
  referer,
  onChannel,
}: Pick<ChannelPanelProps, 'referer' | 'onChannel'>) {
  const t = useT();
  const completeSignIn = useCompleteSignIn(referer, 'qr');
  const { state, renew } = useQrSignIn(completeSignIn);
  const { step } = state;
  const hint = useHint(state);

  return (
    <div className="qr">
      <QrImage
        content={state.code?.content ?? ''}
        label={t('qr.code')}
        scannable={step === 'waiting'}
        done={step === 'scanned' || step === 'confirmed'}
      />
      <div className="qr-text" role="status">
        <p className="qr-step">{t(step === 'waiting' && isOnPhone() ? 'qr.waiting.phone' : `qr.${step}`)}</p>
        <p>{hint}</p>
      </div>
      {/*
       * The same button in every state, so that it keeps the focus; it overlays the QR code once the code has ended.
       * Use a border style: for a link style, antd would replace the element.
       */}
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
