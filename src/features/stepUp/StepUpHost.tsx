import { useLocation } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import type { StepUpDemand } from '@/contract';
import { setStepUpDialog } from '@/utils/http/stepUp';
import type StepUpDialog from './StepUpDialog';
import type { StepUpDialogProps } from './StepUpDialog';

const loadDialog = () => import('./StepUpDialog');

interface Asked extends StepUpDemand {
  Dialog: typeof StepUpDialog;
  open: boolean;
}

interface Props extends Pick<StepUpDialogProps, 'company'> {
  /** Number of role switches of this tab. */
  turn?: number;
  /** Loads what the dialog shows of the user, on a page without a member's layout. Stable. */
  prepare?: () => Promise<unknown>;
}

/** Shows the step-up dialog when a request of a page requires it. The dialog is lazy-loaded. */
export function StepUpHost({ company, turn, prepare }: Props) {
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const settle = useRef<((confirmed: boolean) => void) | null>(null);

  /** Resolves the pending step-up with the first answer, which closes the dialog. */
  const answer = (confirmed: boolean) => {
    settle.current?.(confirmed);
    settle.current = null;
  };

  // Navigating to another page, tab or step, and switching the role, decline a pending step-up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these three decline it
  useEffect(() => {
    let here = true;
    const stop = setStepUpDialog(async (demand) => {
      const before = document.activeElement;
      const [{ default: Dialog }] = await Promise.all([loadDialog(), prepare?.()]);
      if (!here) return false;
      setAsked({ Dialog, ...demand, open: true });
      return new Promise((resolve) => {
        settle.current = (confirmed) => {
          setAsked((now) => now && { ...now, open: false });
          if (here && before instanceof HTMLElement && before.isConnected)
            before.focus({ preventScroll: true });
          resolve(confirmed);
        };
      });
    });
    return () => {
      here = false;
      stop();
      answer(false);
    };
  }, [pathname, search, turn, prepare]);

  if (!asked) return null;
  const { Dialog, methods, target, open } = asked;
  return (
    <Dialog
      methods={methods}
      target={target}
      company={company}
      open={open}
      onAnswer={answer}
      afterClose={() => setAsked(null)}
    />
  );
}
