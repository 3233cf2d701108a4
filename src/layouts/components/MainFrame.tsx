import { ProLayout } from '@ant-design/pro-layout';
import { useIntl, useLocation } from '@umijs/max';
import { Drawer, Grid } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SettingsDrawer } from '@/components/SettingsDrawer';
import { SiteFooter } from '@/components/SiteFooter';
import { UrgentNotices } from '@/features/accountSecurity/components/UrgentNotices';
import { useActingRole } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { useSettings } from '@/theme/settings';
import { useDrawerSentinels } from '../useDrawerSentinels';
import { useHeaderPosition } from '../useHeaderPosition';
import { useHeadingFocus } from '../useHeadingFocus';
import { usePageRoute } from '../usePageRoute';
import { ActingBar } from './ActingBar';
import { ActingNews } from './ActingNews';
import { AppearanceButtons } from './AppearanceButtons';
import { Breadcrumbs } from './Breadcrumbs';
import { CollapseButton } from './CollapseButton';
import { CurrentCapacity } from './CurrentCapacity';
import { MainHeader } from './MainHeader';
import { MainNav } from './MainNav';
import { MAIN_CONTENT_ID, SkipLink } from './SkipLink';

/** The focus goes to the page as it stands, without moving it beneath the header. */
const focusPage = () => document.getElementById(MAIN_CONTENT_ID)?.focus({ preventScroll: true });

/** Titles, texts and colors are the portal's own: ProLayout adds none. */
const MENU = { locale: false } as const;
const TOKEN = {
  bgLayout: 'transparent',
  sider: { colorMenuBackground: 'var(--ant-color-bg-container)' },
  pageContainer: { paddingInlinePageContainerContent: 0, paddingBlockPageContainerContent: 0 },
};

/**
 * Header, side or top menu, and the page. ProLayout keeps the side menu and its breakpoints; the header is the
 * portal's own, because ProLayout's has no side form, comes twice when fixed, and has buttons no keyboard reaches.
 */
export function MainFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const { locale } = useIntl();
  const { pathname } = useLocation();
  const isForm = usePageRoute()?.form;
  const { layout, contentWidth, fixedHeader, fixSiderbar, autoHideHeader } = useSettings();
  const collapsed = useGlobal((state) => state.collapsed);
  const { setCollapsed } = useGlobalActions();
  // The bar says it then.
  const actsElse = useActingRole() !== null;
  const screens = Grid.useBreakpoint();
  const small = screens.md === false;
  const [menuOpen, setMenuOpen] = useState(false);
  const [topNavFits, setTopNavFits] = useState(true);
  // Where neither the side column nor the top row holds the menu, a drawer does.
  const inDrawer = small || !topNavFits;
  // A phone that is turned and turned back does not find it open.
  useEffect(() => {
    if (!inDrawer) setMenuOpen(false);
  }, [inDrawer]);
  const header = useRef<HTMLElement>(null);
  const hidden = useHeaderPosition(header, fixedHeader && autoHideHeader);
  useHeadingFocus();
  useDrawerSentinels();
  // ProLayout passes no name on to its landmark.
  const nameSider = (box: HTMLElement | null) =>
    box?.querySelector('aside')?.setAttribute('aria-label', t('layout.sideColumn'));

  return (
    <div
      className="main"
      data-width={contentWidth}
      data-fixed-header={fixedHeader}
      data-fixed-sider={fixSiderbar}
      data-header-hidden={hidden}
      data-layout={layout}
      data-menu={inDrawer ? 'drawer' : 'inline'}
    >
      <SkipLink />
      <MainHeader
        ref={header}
        menuOpen={menuOpen}
        onOpenMenu={() => setMenuOpen(true)}
        onTopNavFit={setTopNavFits}
      />
      <ActingBar />
      <ActingNews onLeave={focusPage} />
      <ProLayout
        layout={layout}
        locale={locale as 'zh-CN'}
        location={{ pathname }}
        menu={MENU}
        token={TOKEN}
        pageTitleRender={false}
        headerRender={false}
        footerRender={false}
        menuHeaderRender={false}
        // Small screens have the drawer below, which is named and leaves `collapsed` alone.
        disableMobile
        menuRender={(_, sider) =>
          !small && (
            <div ref={nameSider} className="main-sider">
              {sider}
            </div>
          )
        }
        menuContentRender={() => <MainNav />}
        menuFooterRender={() => <CollapseButton />}
        collapsedButtonRender={false}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        // Sticky in our own style sheet: a fixed one would lie over the header.
        fixSiderbar={false}
        // The portal's own boundary shows errors of pages, in the user's language.
        ErrorBoundary={false}
      >
        <div className="main-content" data-form={isForm}>
          {small && !actsElse && <CurrentCapacity />}
          <Breadcrumbs />
          <UrgentNotices onRead={focusPage} />
          <div id={MAIN_CONTENT_ID} className="main-page" tabIndex={-1}>
            {children}
          </div>
        </div>
      </ProLayout>
      <SiteFooter />
      <Drawer
        placement="left"
        width={280}
        rootClassName="main-drawer"
        open={inDrawer && menuOpen}
        onClose={() => setMenuOpen(false)}
        title={t('layout.mainMenu')}
        closable={{ 'aria-label': t('common.close'), placement: 'end' }}
      >
        <MainNav onGo={() => setMenuOpen(false)} />
        {screens.sm === false && (
          <section className="main-drawer-tools" aria-label={t('layout.settings')}>
            <AppearanceButtons inMenu />
          </section>
        )}
      </Drawer>
      <SettingsDrawer />
    </div>
  );
}
