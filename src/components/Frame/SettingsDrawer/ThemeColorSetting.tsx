import { useT } from '@/hooks/useT';
import { changeSettings, useSettings } from '@/theme/settings';
import { themeColors } from './colors';

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
