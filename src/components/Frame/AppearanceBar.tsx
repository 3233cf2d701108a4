import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { changeSettings } from '@/theme/settings';
import { useDarkTheme } from '@/theme/systemPreferences';
import { ElderModeSwitch } from './ElderModeSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import './AppearanceBar.css';

/** Buttons for language, dark theme and elder mode, in the corner of every page. */
export function AppearanceBar() {
  const t = useT();
  const dark = useDarkTheme();
  const theme = t(dark ? 'layout.theme.light' : 'layout.theme.dark');
  return (
    <section className="appearance-bar" aria-label={t('layout.settings')}>
      <ElderModeSwitch />
      <Button
        type="text"
        data-press="theme"
        icon={dark ? <SunOutlined aria-hidden="true" /> : <MoonOutlined aria-hidden="true" />}
        aria-label={theme}
        title={theme}
        onClick={() => changeSettings({ navTheme: dark ? 'light' : 'realDark' })}
      />
      <LanguageSwitch />
    </section>
  );
}
