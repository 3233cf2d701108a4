import { useT } from '@/hooks/useT';
import { changeSettings, useSettings } from '@/theme/settings';
import { swatches } from './swatches';

/** The theme colour: swatches with names, one of them chosen. */
export function ThemeColors() {
  const t = useT();
  const { colorPrimary } = useSettings();
  const current = swatches.find(({ color }) => color === colorPrimary);
  return (
    <fieldset className="settings-group">
      <legend>{t('settings.colorPrimary')}</legend>
      <div className="settings-swatches">
        {swatches.map(({ color, name }) => (
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
