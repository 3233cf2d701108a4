import { MenuOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, ConfigProvider } from 'antd';
import { forwardRef } from 'react';
import { BrandMark } from '@/components/BrandMark';
import { ElderModeSwitch } from '@/components/ElderModeSwitch';
import { LanguageSwitch } from '@/components/LanguageSwitch';
import { Link } from '@/components/Link';
import { useT } from '@/hooks/useT';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { useSettings } from '@/theme/settings';
import { HOME_PATH } from '@/utils/routing/paths';
import { CurrentCapacity } from './CurrentCapacity';
import { MainNav } from './MainNav';
import { NoticesBell } from './NoticesBell';
import { UserMenu } from './UserMenu';

interface Props {
  menuOpen: boolean;
  onOpenMenu: () => void;
}

/** Menus open within the header, so that they stand in a landmark. */
const getHeaderContainer = (trigger?: HTMLElement) => trigger?.parentElement ?? document.body;

/** Brand, top menu, in which capacity the person acts, and what every page offers. */
export const MainHeader = forwardRef<HTMLElement, Props>(function MainHeader({ menuOpen, onOpenMenu }, ref) {
  const t = useT();
  const { layout } = useSettings();
  const siteName = useGlobal((state) => state.domain?.siteName ?? '');
  const { setDrawerOpen } = useGlobalActions();
  return (
    <header ref={ref} className="main-header">
      <div className="main-header-row">
        <Button
          type="text"
          className="main-menu-button"
          icon={<MenuOutlined aria-hidden="true" />}
          aria-label={t('layout.menu.open')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onOpenMenu}
        />
        <Link to={HOME_PATH} className="main-brand">
          <BrandMark />
          <span className="main-site">{siteName}</span>
        </Link>
        {layout === 'top' && <MainNav />}
        <CurrentCapacity />
        <ConfigProvider getPopupContainer={getHeaderContainer}>
          <div className="main-actions">
            <NoticesBell />
            <ElderModeSwitch />
            <Button
              type="text"
              icon={<SettingOutlined aria-hidden="true" />}
              aria-label={t('layout.settings')}
              aria-haspopup="dialog"
              title={t('layout.settings')}
              onClick={() => setDrawerOpen(true)}
            />
            <LanguageSwitch />
            <UserMenu />
          </div>
        </ConfigProvider>
      </div>
    </header>
  );
});
