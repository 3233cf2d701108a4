import type { ReactNode } from 'react';
import { type ToolMessageKey, useToolMessages } from '@/mockTools/messages';

/** Props of the parts: a prefix that keeps field ids unique across the forms. */
export interface LookPartProps {
  ids: string;
}

/** Parts of one kind, below a heading. */
export function LookBlock({ title, children }: { title: ToolMessageKey; children: ReactNode }) {
  const getText = useToolMessages();
  return (
    <div className="stack">
      <h3>{getText(title)}</h3>
      {children}
    </div>
  );
}
