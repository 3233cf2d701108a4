import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { useT } from '@/hooks/useT';
import { IdleCountdown } from './IdleCountdown';
import './IdleWarning.css';

export interface IdleWarningProps {
  /** Remaining ms; null while no warning is shown. */
  remaining: number | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Above all other overlays, including lists and calendars. */
const Z_INDEX = 1090;

/**
 * Warns that the session is about to end. Closing the dialog in any way counts as activity and continues the session.
 */
export default function IdleWarning({ remaining, onStay, onLeave }: IdleWarningProps) {
  const t = useT();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={remaining !== null}
      title={t('idle.title')}
      width={440}
      zIndex={Z_INDEX}
      maskClosable={false}
      destroyOnHidden
      // No animation, because the session may end within seconds.
      transitionName=""
      maskTransitionName=""
      focusTriggerAfterClose={false}
      closable={{ 'aria-label': t('idle.stay') }}
      onCancel={onStay}
      afterOpenChange={(shown) => shown && stay.current?.focus()}
      footer={
        <>
          <Button size="large" onClick={onLeave}>
            {t('layout.signOut')}
          </Button>
          <Button ref={stay} size="large" type="primary" onClick={onStay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      {remaining !== null && <IdleCountdown remaining={remaining} />}
    </Modal>
  );
}
