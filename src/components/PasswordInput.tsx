import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '@/hooks/useT';
import './PasswordInput.css';

/** A password field with show/hide, whose state is announced, and a caps-lock hint. Never trimmed; paste works. */
export function PasswordInput(props: InputProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <>
      <Input
        {...props}
        className="password-input"
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onKeyUp={watchCapsLock}
        onKeyDown={watchCapsLock}
        suffix={
          <Button
            type="text"
            size="small"
            className="password-toggle"
            aria-label={t('login.showPassword')}
            aria-pressed={shown}
            title={t('login.showPassword')}
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
