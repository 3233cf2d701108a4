import type { ReactNode } from 'react';
import { type ToolMessageKey, useToolMessages } from '@/mockTools/messages';

/** What a part gets: a word that keeps the ids of its fields apart from the other forms'. */
export interface LookPartProps {
  ids: string;
}

/** Parts of one kind, below their name. */
export function LookBlock({ title, children }: { title: ToolMessageKey; children: ReactNode }) {
  const words = useToolMessages();
  return (
    <div className="look-block">
      <h3>{words(title)}</h3>
      {children}
    </div>
  );
}
