import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { REVEAL_LIFETIME } from '@/constants';
import type { ApiError } from '@/utils/http/ApiError';
import { useAction } from './useAction';

interface RevealOptions<T> {
  /** Reads it in full; asks for a step-up where the server wants one. Throws ApiError. */
  read: () => Promise<T>;
  /** After a failure; true where it has been dealt with. */
  onError?: (error: ApiError) => boolean;
}

export interface Reveal<T> {
  /** What is shown; undefined while it is hidden. */
  shown: T | undefined;
  /** Whether it was shown before, and is hidden again. */
  isHiddenAgain: boolean;
  reading: boolean;
  /** Why it could not be read, until the next try. */
  error: ApiError | null;
  /** Shows what is hidden, and hides what is shown. */
  toggle: () => void;
  /** Of the element around the buttons, of which the one that shows and hides is the first. */
  controls: RefObject<HTMLDivElement>;
}

/**
 * Something of the person's own that they asked to see in full. It hides by itself after REVEAL_LIFETIME, and is gone
 * with the page, also when the browser keeps that for the way back; it is held nowhere else. Whoever does not confirm
 * who they are sees it hidden as before: the dialog has said why it asked.
 */
export function useReveal<T>({ read, onError }: RevealOptions<T>): Reveal<T> {
  const [held, setHeld] = useState<{ value: T; until: number } | null>(null);
  const [wasShown, setWasShown] = useState(false);
  const { run, running, error } = useAction({
    act: read,
    onDone: (value) => {
      setHeld({ value, until: Date.now() + REVEAL_LIFETIME });
      setWasShown(true);
    },
    onError: (failed) => failed.kind === 'declined' || onError?.(failed),
  });
  const controls = useRef<HTMLDivElement>(null);
  const hide = useCallback(() => {
    // The button that copies leaves the page: who stands on it finds themselves on the one that stays.
    const { current: box } = controls;
    if (box?.contains(document.activeElement)) box.querySelector('button')?.focus();
    setHeld(null);
  }, []);

  useEffect(() => {
    if (!held) return undefined;
    // A timer does not run while the device sleeps: whoever comes back finds it hidden all the same.
    const hideWhenOver = () => {
      if (Date.now() >= held.until) hide();
    };
    const timer = setTimeout(hide, held.until - Date.now());
    document.addEventListener('visibilitychange', hideWhenOver);
    window.addEventListener('pagehide', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideWhenOver);
      window.removeEventListener('pagehide', hide);
    };
  }, [held, hide]);

  const toggle = useCallback(() => (held ? hide() : void run()), [held, hide, run]);
  return { shown: held?.value, isHiddenAgain: wasShown && !held, reading: running, error, toggle, controls };
}
