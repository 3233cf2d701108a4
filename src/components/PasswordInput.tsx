import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import './PasswordInput.css';

interface Props extends InputProps {
  /** What the button says that shows what was typed. */
  showWords?: MessageKey;
}

/** A password field with show/hide, whose state is announced, and a caps-lock hint. Never trimmed; paste works. */
export function PasswordInput({ showWords = 'login.showPassword', ...props }: Props) {
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
            aria-label={t(showWords)}
            aria-pressed={shown}
            title={t(showWords)}
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
