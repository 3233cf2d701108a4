import { Switch } from 'antd';
import { useId } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { changeSettings, useSettings } from '@/theme/settings';

interface Props {
  setting: 'fixedHeader' | 'fixSiderbar' | 'autoHideHeader' | 'colorWeak' | 'elder';
  /** Whether it has no effect at present; `hint` explains when it has. */
  disabled?: boolean;
  hint?: MessageKey;
}

/** A setting that is on or off. The whole row is the target. */
export function ToggleSetting({ setting, disabled = false, hint }: Props) {
  const t = useT();
  const settings = useSettings();
  const id = useId();
  return (
    <div className="settings-toggle">
      <label htmlFor={id}>
        {t(`settings.${setting}`)}
        {disabled && hint && <span className="settings-hint">{t(hint)}</span>}
      </label>
      <Switch
        id={id}
        checked={settings[setting] && !disabled}
        disabled={disabled}
        onChange={(on) => changeSettings({ [setting]: on })}
      />
    </div>
  );
}
