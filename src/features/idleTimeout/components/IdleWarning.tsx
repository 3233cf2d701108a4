import { Button, Modal } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { MINUTE, SECOND, SESSION_IDLE } from '@/constants';
import { useT } from '@/hooks/useT';
import { getAnnouncedTime } from '../idlePhase';
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

/** Formats ms as minutes and seconds: 2:00, 0:07. */
function formatClock(remaining: number): string {
  const seconds = Math.ceil(remaining / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The reason for ending the session, and the remaining time in ms: updated every second, announced at a few
 * moments. On unmount, the focus returns to the previous element.
 */
function IdleCountdown({ remaining }: { remaining: number }) {
  const t = useT();
  const textId = useId();
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    // antd's role is `dialog`; this one interrupts the user, so it is an alertdialog with its text as the description
    // (ARIA).
    const dialog = body.current?.closest('[role="dialog"]');
    dialog?.setAttribute('role', 'alertdialog');
    dialog?.setAttribute('aria-describedby', textId);
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [textId]);

  return (
    <div ref={body} className="idle">
      <p id={textId}>{t('idle.text', { minutes: SESSION_IDLE / MINUTE })}</p>
      <p className="idle-clock" aria-hidden="true">
        {formatClock(remaining)}
      </p>
      <p role="status" className="visually-hidden">
        {t('idle.rest', { seconds: getAnnouncedTime(remaining) / SECOND })}
      </p>
    </div>
  );
}
