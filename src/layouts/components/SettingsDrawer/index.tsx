import { Button } from 'antd';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import { useT } from '@/hooks/useT';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { resetSettings, useSettings } from '@/theme/settings';
import { ChoiceSetting } from './ChoiceSetting';
import { ThemeColorSetting } from './ThemeColorSetting';
import { ToggleSetting } from './ToggleSetting';
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
