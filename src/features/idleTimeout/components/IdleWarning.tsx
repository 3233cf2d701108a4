import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { useT } from '@/hooks/useT';
import { IdleCountdown } from './IdleCountdown';
import './IdleWarning.css';

export interface IdleWarningProps {
  /** Ms left; null while there is nothing to warn of. */
  rest: number | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Above everything that may be open, lists and calendars included. */
const Z_INDEX = 1090;

/** Says that the session is about to end. However it is closed, somebody is here, and the session goes on. */
export default function IdleWarning({ rest, onStay, onLeave }: IdleWarningProps) {
  const t = useT();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={rest !== null}
      title={t('idle.title')}
      width={440}
      zIndex={Z_INDEX}
      maskClosable={false}
      destroyOnHidden
      // At once: what it warns of may be seconds away.
      transitionName=""
      maskTransitionName=""
      focusTriggerAfterClose={false}
      closable={{ 'aria-label': t('idle.stay') }}
      onCancel={onStay}
      afterOpenChange={(shown) => shown && stay.current?.focus()}
      footer={
        <>
          <Button size="large" onClick={onLeave}>
            {t('idle.signOut')}
          </Button>
          <Button ref={stay} size="large" type="primary" onClick={onStay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      {rest !== null && <IdleCountdown rest={rest} />}
    </Modal>
  );
}
