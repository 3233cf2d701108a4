import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { type ToolMessageKey, useToolMessages } from '../messages';

interface Props<Action extends string> {
  /** Actions with their labels; the first one is the primary action. */
  acts: readonly (readonly [action: Action, message: ToolMessageKey])[];
  busy: boolean;
  onPlay: (action: Action) => void;
  /** Content beside the buttons. */
  children?: ReactNode;
}

/** Buttons for the actions of a simulated party. */
export function ActionButtons<Action extends string>({ acts, busy, onPlay, children }: Props<Action>) {
  const getText = useToolMessages();
  return (
    <div className="mock-tools-row">
      {acts.map(([action, key], turn) => (
        <SubmitButton
          key={action}
          type={turn === 0 ? 'primary' : 'default'}
          busy={busy}
          onClick={() => onPlay(action)}
        >
          {getText(key)}
        </SubmitButton>
      ))}
      {children}
    </div>
  );
}
