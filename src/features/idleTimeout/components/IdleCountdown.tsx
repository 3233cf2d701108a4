import { useEffect, useId, useRef } from 'react';
import { MINUTE, SECOND, SESSION_IDLE } from '@/constants';
import { useT } from '@/hooks/useT';
import { getAnnouncedTime } from '../idlePhase';

/** Formats ms as minutes and seconds: 2:00, 0:07. */
function formatClock(remaining: number): string {
  const seconds = Math.ceil(remaining / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The reason for ending the session, and the remaining time in ms: updated every second, announced at a few
 * moments. On unmount, the focus returns to the previous element.
 */
export function IdleCountdown({ remaining }: { remaining: number }) {
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
