import { useEffect, useId, useRef } from 'react';
import { MINUTE, SECOND, SESSION_IDLE } from '@/constants';
import { useT } from '@/hooks/useT';
import { getAnnouncedTime } from '../idlePhase';

/** Ms as minutes and seconds: 2:00, 0:07. */
function formatClock(rest: number): string {
  const seconds = Math.ceil(rest / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Why the session ends, and how soon (`rest`, ms): shown every second, announced at a few moments. When this goes, the
 * focus returns to where it was.
 */
export function IdleCountdown({ rest }: { rest: number }) {
  const t = useT();
  const textId = useId();
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    // antd calls every window a plain dialog; this one interrupts, and is read out with its text (ARIA, alertdialog).
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
        {formatClock(rest)}
      </p>
      <p role="status" className="visually-hidden">
        {t('idle.rest', { seconds: getAnnouncedTime(rest) / SECOND })}
      </p>
    </div>
  );
}
