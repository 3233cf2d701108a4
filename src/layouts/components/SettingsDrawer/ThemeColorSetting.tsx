import { useT } from '@/hooks/useT';
import { changeSettings, useSettings } from '@/theme/settings';
import { DAYBREAK_BLUE } from '../../../../config/defaultSettings';

/** Ant Design's preset colors; the first is the default. */
export const themeColors = [
  { color: DAYBREAK_BLUE, name: 'settings.color.daybreak' },
  { color: '#f5222d', name: 'settings.color.dust' },
  { color: '#fa541c', name: 'settings.color.volcano' },
  { color: '#faad14', name: 'settings.color.sunset' },
  { color: '#13c2c2', name: 'settings.color.cyan' },
  { color: '#52c41a', name: 'settings.color.green' },
  { color: '#2f54eb', name: 'settings.color.geekblue' },
  { color: '#722ed1', name: 'settings.color.purple' },
] as const;

/** The theme color: named swatches, one of them selected. */
export function ThemeColorSetting() {
  const t = useT();
  const { colorPrimary } = useSettings();
  const current = themeColors.find(({ color }) => color === colorPrimary);
  return (
    <fieldset className="settings-group">
      <legend>{t('settings.colorPrimary')}</legend>
      <div className="settings-swatches">
        {themeColors.map(({ color, name }) => (
          <label key={color} className="settings-swatch" title={t(name)} style={{ backgroundColor: color }}>
            <input
              type="radio"
              name="colorPrimary"
              checked={color === colorPrimary}
              onChange={() => changeSettings({ colorPrimary: color })}
            />
            <span className="visually-hidden">{t(name)}</span>
          </label>
        ))}
      </div>
      {current && <p className="settings-hint">{t(current.name)}</p>}
    </fieldset>
  );
}
