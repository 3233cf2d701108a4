import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { StandaloneCard } from './StandaloneCard';
import './StandalonePage.css';

/** A page without layout: one heading, and the current status. */
export function StandalonePage({ title, children }: { title: MessageKey; children: ReactNode }) {
  const t = useT();
  return <TitledStandalonePage heading={t(title)}>{children}</TitledStandalonePage>;
}

/** The same with a heading that is not a message of the portal. */
export function TitledStandalonePage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <StandaloneCard>
      <div className="standalone">
        <h1>{heading}</h1>
        {children}
      </div>
    </StandaloneCard>
  );
}
