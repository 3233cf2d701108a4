import type { ReactNode } from 'react';
import { StandaloneCard } from './StandaloneCard';
import './StandalonePage.css';

/** A page without layout: one heading, and the current status. */
export function StandalonePage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <StandaloneCard>
      <div className="standalone">
        <h1>{heading}</h1>
        {children}
      </div>
    </StandaloneCard>
  );
}
