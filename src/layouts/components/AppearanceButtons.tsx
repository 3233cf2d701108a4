import { SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ElderModeSwitch } from '@/components/Frame/ElderModeSwitch';
import { LanguageSwitch } from '@/components/Frame/LanguageSwitch';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';

/** Buttons for text size, theme settings and language: in the header, and with `inMenu` as rows of the phone's menu. */
export function AppearanceButtons({ inMenu = false }: { inMenu?: boolean }) {
  const t = useT();
  const { setDrawerOpen } = useGlobalActions();
  return (
    <>
      <ElderModeSwitch />
      <Button
        type="text"
        icon={<SettingOutlined aria-hidden="true" />}
        aria-label={t('layout.settings')}
        aria-haspopup="dialog"
        title={t('layout.settings')}
        onClick={() => setDrawerOpen(true)}
      >
        {inMenu && t('layout.settings')}
      </Button>
      <LanguageSwitch />
    </>
  );
}
