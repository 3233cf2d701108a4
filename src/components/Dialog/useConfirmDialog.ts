import { useRef, useState } from 'react';

/**
 * Open state and subject of a confirmation dialog. The subject stays until the closing animation has ended, so that
 * the text does not change. If the action was settled, `onSettled` is called then: the previously focused element may
 * be unmounted, so the caller moves the focus. A canceled dialog returns the focus itself.
 */
export function useConfirmDialog<Subject>(onSettled?: () => void) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** The subject of the open dialog, for a late response. */
  const shown = useRef<Subject | null>(null);
  const settled = useRef(false);
  return {
    subject,
    isOpen,
    ask: (about: Subject) => {
      settled.current = false;
      shown.current = about;
      setSubject(about);
      setOpen(true);
    },
    close: () => setOpen(false),
    /**
     * Closes the dialog after the action on `about`, or because `about` was changed elsewhere. If the user has closed
     * the dialog already, calls `onSettled` immediately; a dialog that was reopened for another subject stays open.
     */
    settle: (about: Subject) => {
      if (shown.current === null) onSettled?.();
      if (shown.current !== about) return;
      settled.current = true;
      setOpen(false);
    },
    /** Called by the dialog after its closing animation. */
    afterClose: () => {
      shown.current = null;
      setSubject(null);
      if (settled.current) onSettled?.();
    },
  };
}

export type ConfirmDialogState<Subject> = ReturnType<typeof useConfirmDialog<Subject>>;
