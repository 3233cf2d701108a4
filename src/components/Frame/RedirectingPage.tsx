import type { ReactNode } from 'react';
import { REDIRECT_SLOW_AFTER } from '@/constants';
import { useDelayedSpinner } from '@/hooks/useDelayedSpinner';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { DelayedSpin } from '../Status/DelayedSpin';
import { StandalonePage } from './StandalonePage';
import './RedirectingPage.css';

interface Props {
  title: MessageKey;
  /** Text while redirecting. */
  busy: string;
  /** Error message; '' while redirecting. */
  problem: string;
  /** What the error means for the user. */
  hint?: string;
  /** Buttons for alternatives; shown with an error, or if the redirect takes long. */
  children?: ReactNode;
}

/** A page that only redirects: shows its progress, or the error and the alternatives. */
export function RedirectingPage({ title, busy, problem, hint, children }: Props) {
  const t = useT();
  const isSlow = useDelayedSpinner(problem === '', REDIRECT_SLOW_AFTER);
  const actions = <div className="redirecting-actions">{children}</div>;

  if (problem) {
    return (
      <StandalonePage heading={t(title)}>
        <div role="alert" className="redirecting-text">
          <p>{problem}</p>
          {hint && <p>{hint}</p>}
        </div>
        {actions}
      </StandalonePage>
    );
  }
  return (
    <StandalonePage heading={t(title)}>
      <DelayedSpin />
      <div role="status" className="redirecting-text">
        <p>{busy}</p>
        {isSlow && <p>{t('authorize.slow')}</p>}
      </div>
      {isSlow && actions}
    </StandalonePage>
  );
}
