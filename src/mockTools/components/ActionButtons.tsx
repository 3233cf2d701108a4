import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { type ToolMessageKey, useToolMessages } from '../messages';

interface Props<Action extends string> {
  /** What the part can do, each with its words; the first is what it does as a rule. */
  acts: readonly (readonly [action: Action, words: ToolMessageKey])[];
  busy: boolean;
  onPlay: (action: Action) => void;
  /** What stands beside them. */
  children?: ReactNode;
}

/** The acts of somebody on the other side, a button each. */
export function ActionButtons<Action extends string>({ acts, busy, onPlay, children }: Props<Action>) {
  const words = useToolMessages();
  return (
    <div className="mock-tools-row">
      {acts.map(([action, key], turn) => (
        <SubmitButton
          key={action}
          type={turn === 0 ? 'primary' : 'default'}
          busy={busy}
          onClick={() => onPlay(action)}
        >
          {words(key)}
        </SubmitButton>
      ))}
      {children}
    </div>
  );
}
