import { Button, Drawer } from 'antd';
import { useT } from '@/hooks/useT';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { resetSettings, useSettings } from '@/theme/settings';
import { Choice } from './Choice';
import { ThemeColors } from './ThemeColors';
import { Toggle } from './Toggle';
import './SettingsDrawer.css';

/** Every theme setting of the specification, section 2, and elder mode. They take effect at once. */
export function SettingsDrawer() {
  const t = useT();
  const open = useGlobal((state) => state.isDrawerOpen);
  const { setDrawerOpen } = useGlobalActions();
  const { layout, fixedHeader } = useSettings();
  return (
    <Drawer
      open={open}
      onClose={() => setDrawerOpen(false)}
      title={t('settings.title')}
      width="min(360px, 100vw)"
      closable={{ 'aria-label': t('common.close') }}
      footer={
        <div className="settings-footer">
          <span className="settings-hint">{t('settings.kept')}</span>
          <Button onClick={resetSettings}>{t('settings.reset')}</Button>
        </div>
      }
    >
      <div className="settings">
        <Choice setting="navTheme" />
        <ThemeColors />
        <Choice setting="layout" />
        <Choice setting="contentWidth" />
        <div className="settings-group">
          <Toggle setting="fixedHeader" />
          <Toggle setting="autoHideHeader" disabled={!fixedHeader} hint="settings.autoHideHeader.hint" />
          <Toggle setting="fixSiderbar" disabled={layout === 'top'} hint="settings.fixSiderbar.hint" />
          <Toggle setting="colorWeak" />
          <Toggle setting="elder" />
        </div>
      </div>
    </Drawer>
  );
}
