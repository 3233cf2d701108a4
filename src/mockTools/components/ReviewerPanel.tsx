import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useRef, useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { DESCRIPTION_MAX } from '@/constants';
import { actAsReviewer, type OpenAppeal, type ReviewerAction } from '../api';
import { useToolMessages } from '../messages';
import { useToolAction } from '../useToolAction';
import { ActionError } from './ActionError';

/** Actions that require a message to the applicant. */
const actionsWithNote: readonly ReviewerAction[] = ['ask', 'reject'];

interface Props {
  appeal: OpenAppeal;
  /** Called after an action, because the pending tasks have changed. */
  onActed: () => void;
}

/** The simulated reviewer of one appeal, with the actions that its state allows. */
export function ReviewerPanel({ appeal: { ticket, state, actions }, onActed }: Props) {
  const getText = useToolMessages();
  const { act, acting, problem } = useToolAction();
  const id = useId();
  const field = useRef<TextAreaRef>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);

  const write = (text: string) => {
    setNote(text);
    setMissing(false);
  };

  const run = (action: ReviewerAction) => {
    if (actionsWithNote.includes(action) && note.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    act(() => actAsReviewer(ticket, action, note)).then((done) => {
      if (done) write('');
      // The pressed button is about to be unmounted.
      field.current?.focus();
      onActed();
    });
  };

  return (
    <article className="mock-tools-card">
      <h2>{getText('reviewer.title', { ticket })}</h2>
      <p role="status">{getText(`reviewer.${state}`)}</p>
      <label htmlFor={id}>{getText('reviewer.note')}</label>
      <Input.TextArea
        ref={field}
        id={id}
        name="note"
        value={note}
        maxLength={DESCRIPTION_MAX}
        autoSize={{ minRows: 2, maxRows: 6 }}
        status={isMissing ? 'error' : undefined}
        aria-invalid={isMissing}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => write(target.value)}
      />
      <div id={`${id}-problem`}>
        <ActionError text={isMissing ? getText('reviewer.noteNeeded') : problem} />
      </div>
      <div className="mock-tools-row">
        {actions.map((action) => (
          <SubmitButton key={action} busy={acting} onClick={() => run(action)}>
            {getText(`reviewer.${action}`)}
          </SubmitButton>
        ))}
      </div>
    </article>
  );
}
