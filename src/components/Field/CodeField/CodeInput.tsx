import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { Input } from '@/components/Form/Input';
import { useT } from '@/hooks/useT';
import { extractCode } from '@/validation/fields';
import type { CodeState } from './useCodeState';

interface Props {
  state: CodeState;
  sending: boolean;
  onSend: () => void;
  id?: string;
  value?: string;
  onChange?: (value: string | ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  'aria-describedby'?: string;
}

/**
 * The input of the code, with the button that sends it. While no new code can be sent, the button shows the remaining
 * time.
 */
export function CodeInput({ state, sending, onSend, onChange, ...control }: Props) {
  const t = useT();
  const [waitNotice, setWaitNotice] = useState('');
  const { code, seconds } = state;
  const waiting = seconds > 0;

  /** A pasted message replaces the current text with its code. */
  const paste = (event: ClipboardEvent) => {
    const pasted = extractCode(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    onChange?.(pasted);
  };
  const press = () => {
    if (waiting) return setWaitNotice(t('code.wait', { seconds }));
    setWaitNotice('');
    return onSend();
  };

  return (
    <div className="code">
      <Input
        {...control}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        onChange={onChange}
        onPaste={paste}
      />
      <SubmitButton
        className="code-send"
        data-press="code"
        busy={sending}
        aria-disabled={waiting}
        onClick={press}
      >
        {t(sending ? 'code.sending' : code ? 'code.again' : 'code.send')}
        {/*
         * Hidden from screen readers, which would announce each second; a press on the button announces the remaining
         * time.
         */}
        {waiting && !sending && <span aria-hidden="true">{t('code.seconds', { seconds })}</span>}
      </SubmitButton>
      <span role="status" className="visually-hidden">
        {waiting && waitNotice}
      </span>
    </div>
  );
}
