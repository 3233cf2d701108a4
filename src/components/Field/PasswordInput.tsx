import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, type InputProps, type InputRef } from 'antd';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Input } from '@/components/Form/Input';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import './PasswordInput.css';

interface Props extends InputProps {
  /** Label of the button that shows the password. */
  showLabel?: MessageKey;
}

/**
 * A password field with a show/hide button, whose state is announced, and a caps-lock hint. Never trimmed; pasting
 * works.
 */
export function PasswordInput({ showLabel = 'login.showPassword', onBlur, ...props }: Props) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const input = useRef<InputRef>(null);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  /** Input and button are one control: moving between them is not a blur. */
  const leave = (event: FocusEvent<HTMLElement>) => {
    const { relatedTarget: next } = event;
    if (next && (next === toggle.current || next === input.current?.input)) return;
    onBlur?.(event as FocusEvent<HTMLInputElement>);
  };

  return (
    <>
      <Input
        {...props}
        ref={input}
        onBlur={leave}
        className="password-input"
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onKeyUp={watchCapsLock}
        onKeyDown={watchCapsLock}
        suffix={
          <Button
            ref={toggle}
            data-press="show"
            onBlur={leave}
            type="text"
            size="small"
            className="password-toggle"
            aria-label={t(showLabel)}
            aria-pressed={shown}
            title={t(showLabel)}
            icon={shown ? <EyeOutlined aria-hidden="true" /> : <EyeInvisibleOutlined aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          />
        }
      />
      <span role="status" className="password-caps">
        {capsLock && t('login.capsLock')}
      </span>
    </>
  );
}
