import type { ReactNode } from 'react';
import { type ToolMessageKey, useToolMessages } from '@/mockTools/messages';

/** Props of the parts: a prefix that keeps field ids unique across the forms. */
export interface LookPartProps {
  ids: string;
}

/** Parts of one kind, below a heading. */
export function LookBlock({ title, children }: { title: ToolMessageKey; children: ReactNode }) {
  const words = useToolMessages();
  return (
    <div className="stack">
      <h3>{words(title)}</h3>
      {children}
    </div>
  );
}
