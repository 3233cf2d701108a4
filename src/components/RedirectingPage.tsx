import type { ReactNode } from 'react';
import { REDIRECT_SLOW_AFTER } from '@/constants';
import { useDelayedSpinner } from '@/hooks/useDelayedSpinner';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { DelayedSpin } from './DelayedSpin';
import { StandalonePage } from './StandalonePage';
import './RedirectingPage.css';

interface Props {
  title: MessageKey;
  /** What is under way. */
  busy: string;
  /** What went wrong; '' while it is under way. */
  problem: string;
  /** What that means for the person. */
  hint?: string;
  /** Buttons to go on with. They show with a problem, and where the redirect takes long. */
  children?: ReactNode;
}

/** A page that only leads elsewhere: says what is under way, or what went wrong and how to go on. */
export function RedirectingPage({ title, busy, problem, hint, children }: Props) {
  const t = useT();
  const isSlow = useDelayedSpinner(problem === '', REDIRECT_SLOW_AFTER);
  const actions = <div className="redirecting-actions">{children}</div>;

  if (problem) {
    return (
      <StandalonePage title={title}>
        <div role="alert" className="redirecting-text">
          <p>{problem}</p>
          {hint && <p>{hint}</p>}
        </div>
        {actions}
      </StandalonePage>
    );
  }
  return (
    <StandalonePage title={title}>
      <DelayedSpin />
      <div role="status" className="redirecting-text">
        <p>{busy}</p>
        {isSlow && <p>{t('authorize.slow')}</p>}
      </div>
      {isSlow && actions}
    </StandalonePage>
  );
}
