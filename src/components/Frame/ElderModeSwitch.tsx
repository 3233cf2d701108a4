import { ZoomInOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { changeSettings, useSettings } from '@/theme/settings';

/** Toggles elder mode; visible on every page. */
export function ElderModeSwitch() {
  const t = useT();
  const { elder } = useSettings();
  const label = t(elder ? 'layout.elder.off' : 'layout.elder.on');
  return (
    <Button
      type="text"
      data-press="elder"
      icon={<ZoomInOutlined aria-hidden="true" />}
      aria-label={label}
      onClick={() => changeSettings({ elder: !elder })}
    >
      <span>{label}</span>
    </Button>
  );
}
