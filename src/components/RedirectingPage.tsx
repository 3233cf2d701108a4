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
  /** The ways on. They show with a problem, and where passing takes long. */
  children: ReactNode;
}

/** A page that only passes through: says what is under way, then leads on, or says why not and how to go on. */
export function RedirectingPage({ title, busy, problem, hint, children }: Props) {
  const t = useT();
  const late = useDelayedSpinner(problem === '', REDIRECT_SLOW_AFTER);
  const ways = <div className="passing-ways">{children}</div>;

  if (problem) {
    return (
      <StandalonePage title={title}>
        <div role="alert" className="passing-words">
          <p>{problem}</p>
          {hint && <p>{hint}</p>}
        </div>
        {ways}
      </StandalonePage>
    );
  }
  return (
    <StandalonePage title={title}>
      <DelayedSpin />
      <div role="status" className="passing-words">
        <p>{busy}</p>
        {late && <p>{t('authorize.slow')}</p>}
      </div>
      {late && ways}
    </StandalonePage>
  );
}
