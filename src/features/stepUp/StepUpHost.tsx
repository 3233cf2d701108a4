import { useLocation } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import type { StepUpDemand } from '@/contract';
import { setStepUpDialog } from '@/utils/http/stepUp';
import type StepUpDialog from './StepUpDialog';
import type { StepUpDialogProps } from './StepUpDialog';

const loadDialog = () => import('./StepUpDialog');

interface PendingStepUp extends StepUpDemand {
  Dialog: typeof StepUpDialog;
  open: boolean;
}

interface Props extends Pick<StepUpDialogProps, 'company'> {
  /** Number of role switches of this tab. */
  switchCount?: number;
  /** Loads the user's data that the dialog shows, on a page without the layout of signed-in pages. Stable. */
  prepare?: () => Promise<unknown>;
}

/** Shows the step-up dialog when a request of a page requires it. The dialog is lazy-loaded. */
export function StepUpHost({ company, switchCount, prepare }: Props) {
  const { pathname, search } = useLocation();
  const [pending, setPending] = useState<PendingStepUp | null>(null);
  const settle = useRef<((confirmed: boolean) => void) | null>(null);

  /** Resolves the pending step-up with the first answer, which closes the dialog. */
  const answer = (confirmed: boolean) => {
    settle.current?.(confirmed);
    settle.current = null;
  };

  // Navigating to another page, tab or step, and switching the role, decline a pending step-up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these three decline it
  useEffect(() => {
    let isActive = true;
    const stop = setStepUpDialog(async (demand) => {
      const previousFocus = document.activeElement;
      const [{ default: Dialog }] = await Promise.all([loadDialog(), prepare?.()]);
      if (!isActive) return false;
      setPending({ Dialog, ...demand, open: true });
      return new Promise((resolve) => {
        settle.current = (confirmed) => {
          setPending((now) => now && { ...now, open: false });
          if (isActive && previousFocus instanceof HTMLElement && previousFocus.isConnected)
            previousFocus.focus({ preventScroll: true });
          resolve(confirmed);
        };
      });
    });
    return () => {
      isActive = false;
      stop();
      answer(false);
    };
  }, [pathname, search, switchCount, prepare]);

  if (!pending) return null;
  const { Dialog, methods, target, open } = pending;
  return (
    <Dialog
      methods={methods}
      target={target}
      company={company}
      open={open}
      onAnswer={answer}
      afterClose={() => setPending(null)}
    />
  );
}
