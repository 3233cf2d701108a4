import { Radio } from 'antd';
import { useT } from '@/hooks/useT';
import { changeSettings, useSettings } from '@/theme/settings';
import type { PortalSettings } from '../../../../config/defaultSettings';

/** The settings with a few values, in display order. */
const choices = {
  navTheme: ['system', 'light', 'realDark'],
  layout: ['side', 'top'],
  contentWidth: ['Fluid', 'Fixed'],
} as const satisfies { [K in keyof PortalSettings]?: readonly PortalSettings[K][] };

/** A setting with a few values. */
export function ChoiceSetting({ setting }: { setting: keyof typeof choices }) {
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
