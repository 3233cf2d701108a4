import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { StandaloneFrame } from './StandaloneFrame';
import './StandalonePage.css';

/** A page without layout: one heading and what happens now. */
export function StandalonePage({ title, children }: { title: MessageKey; children: ReactNode }) {
  const t = useT();
  return (
    <StandaloneFrame>
      <div className="standalone">
        <h1>{t(title)}</h1>
        {children}
      </div>
    </StandaloneFrame>
  );
}
