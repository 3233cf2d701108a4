import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { REVEAL_LIFETIME } from '@/constants';
import type { ApiError } from '@/utils/http/ApiError';
import { useAction } from './useAction';

interface RevealOptions<T> {
  /** Loads the full value; triggers a step-up if the server requires one. Throws ApiError. */
  read: () => Promise<T>;
  /** Called after a failure; returns true if it handled the error. */
  onError?: (error: ApiError) => boolean;
}

export interface Reveal<T> {
  /** The revealed value; undefined while hidden. */
  shown: T | undefined;
  /** Whether it was revealed before and is hidden again. */
  isHiddenAgain: boolean;
  reading: boolean;
  /** Error of the last attempt, until the next. */
  error: ApiError | null;
  /** Reveals or hides the value. */
  toggle: () => void;
  /** Ref of the element around the buttons; the first button reveals and hides. */
  controls: RefObject<HTMLDivElement>;
}

/**
 * Reveals a masked value of the user. It is hidden after REVEAL_LIFETIME and on unmount, also before the browser puts
 * the page into its back/forward cache; it is stored nowhere else. If the user declines the step-up, the value stays
 * masked without an error, because the dialog has already explained the reason.
 */
export function useReveal<T>({ read, onError }: RevealOptions<T>): Reveal<T> {
  const [revealed, setRevealed] = useState<{ value: T; until: number } | null>(null);
  const [wasShown, setWasShown] = useState(false);
  const { run, running, error } = useAction({
    act: read,
    onDone: (value) => {
      setRevealed({ value, until: Date.now() + REVEAL_LIFETIME });
      setWasShown(true);
    },
    onError: (failed) => failed.kind === 'declined' || onError?.(failed),
  });
  const controls = useRef<HTMLDivElement>(null);
  const hide = useCallback(() => {
    // The copy button is unmounted: move the focus to the button that stays.
    const { current: box } = controls;
    if (box?.contains(document.activeElement)) box.querySelector('button')?.focus();
    setRevealed(null);
  }, []);

  useEffect(() => {
    if (!revealed) return undefined;
    // Timers do not run while the device sleeps, so check the time when the page becomes visible.
    const hideIfExpired = () => {
      if (Date.now() >= revealed.until) hide();
    };
    const timer = setTimeout(hide, revealed.until - Date.now());
    document.addEventListener('visibilitychange', hideIfExpired);
    window.addEventListener('pagehide', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideIfExpired);
      window.removeEventListener('pagehide', hide);
    };
  }, [revealed, hide]);

  const toggle = useCallback(() => (revealed ? hide() : void run()), [revealed, hide, run]);
  return {
    shown: revealed?.value,
    isHiddenAgain: wasShown && !revealed,
    reading: running,
    error,
    toggle,
    controls,
  };
}
