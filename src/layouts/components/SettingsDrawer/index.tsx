import { Button, Radio, Switch } from 'antd';
import { useId } from 'react';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { changeSettings, resetSettings, useSettings } from '@/theme/settings';
import type { PortalSettings } from '../../../../config/defaultSettings';
import { ThemeColorSetting } from './ThemeColorSetting';
import './SettingsDrawer.css';

/** All theme settings of the specification, section 2, and elder mode. Changes take effect immediately. */
export function SettingsDrawer() {
  const t = useT();
  const open = useGlobal((state) => state.isDrawerOpen);
  const { setDrawerOpen } = useGlobalActions();
  const { layout, fixedHeader } = useSettings();
  return (
    <SideDrawer
      open={open}
      onClose={() => setDrawerOpen(false)}
      title={t('layout.settings')}
      width="min(360px, 100vw)"
      footer={
        <div className="settings-footer">
          <span className="settings-hint">{t('settings.kept')}</span>
          <Button onClick={resetSettings}>{t('settings.reset')}</Button>
        </div>
      }
    >
      <div className="settings">
        <ChoiceSetting setting="navTheme" />
        <ThemeColorSetting />
        <ChoiceSetting setting="layout" />
        <ChoiceSetting setting="contentWidth" />
        <div className="settings-group">
          <ToggleSetting setting="fixedHeader" />
          <ToggleSetting
            setting="autoHideHeader"
            disabled={!fixedHeader}
            hint="settings.autoHideHeader.hint"
          />
          <ToggleSetting setting="fixSiderbar" disabled={layout === 'top'} hint="settings.fixSiderbar.hint" />
          <ToggleSetting setting="colorWeak" />
          <ToggleSetting setting="elder" />
        </div>
      </div>
    </SideDrawer>
  );
}

/** The settings with a few values, in display order. */
const choices = {
  navTheme: ['system', 'light', 'realDark'],
  layout: ['side', 'top'],
  contentWidth: ['Fluid', 'Fixed'],
} as const satisfies { [K in keyof PortalSettings]?: readonly PortalSettings[K][] };

/** A setting with a few values. */
function ChoiceSetting({ setting }: { setting: keyof typeof choices }) {
  const t = useT();
  const settings = useSettings();
  return (
    <fieldset className="settings-group">
      <legend>{t(`settings.${setting}`)}</legend>
      <Radio.Group
        name={setting}
        value={settings[setting]}
        onChange={({ target }) => changeSettings({ [setting]: target.value })}
      >
        {choices[setting].map((value) => (
          <Radio key={value} value={value}>
            {t(`settings.${setting}.${value}` as Parameters<typeof t>[0])}
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}

interface Props {
  setting: 'fixedHeader' | 'fixSiderbar' | 'autoHideHeader' | 'colorWeak' | 'elder';
  /** Whether it has no effect at present; `hint` explains when it has. */
  disabled?: boolean;
  hint?: MessageKey;
}

/** A setting that is on or off. The whole row is the target. */
function ToggleSetting({ setting, disabled = false, hint }: Props) {
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
