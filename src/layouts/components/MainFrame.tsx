import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { ProLayout } from '@ant-design/pro-layout';
import { useIntl, useLocation } from '@umijs/max';
import { Button, Drawer, Grid } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SiteFooter } from '@/components/Frame/SiteFooter';
import { UrgentNotices } from '@/features/accountSecurity/components/UrgentNotices';
import { PasskeyOfferSlot } from '@/features/accountSecurity/passkeys/PasskeyOfferSlot';
import { useActingRole } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { SettingsDrawer } from '@/layouts/components/SettingsDrawer';
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
import { CurrentCapacity } from './CurrentCapacity';
import { MainHeader } from './MainHeader';
import { MainNav } from './MainNav';
import { MAIN_CONTENT_ID, SkipLink } from './SkipLink';

/** Focuses the page without scrolling, so that the header does not cover it. */
const focusPage = () => document.getElementById(MAIN_CONTENT_ID)?.focus({ preventScroll: true });

/** Disable ProLayout's titles, texts and colors: the portal has its own. */
const MENU = { locale: false } as const;
const TOKEN = {
  bgLayout: 'transparent',
  sider: { colorMenuBackground: 'var(--ant-color-bg-container)' },
  pageContainer: { paddingInlinePageContainerContent: 0, paddingBlockPageContainerContent: 0 },
};

/**
 * Header, side or top menu, and the page. ProLayout manages the side menu and its breakpoints. The header is the
 * portal's own, because ProLayout's has no variant for the side menu, is rendered twice when fixed, and has buttons
 * that the keyboard cannot reach.
 */
export function MainFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const { locale } = useIntl();
  const { pathname } = useLocation();
  const isForm = usePageRoute()?.form;
  const { layout, contentWidth, fixedHeader, fixSiderbar, autoHideHeader } = useSettings();
  const collapsed = useGlobal((state) => state.collapsed);
  const { setCollapsed } = useGlobalActions();
  // If the tab acts in another role, the bar above the page shows the role.
  const actsElse = useActingRole() !== null;
  const screens = Grid.useBreakpoint();
  const small = screens.md === false;
  const [menuOpen, setMenuOpen] = useState(false);
  const [topNavFits, setTopNavFits] = useState(true);
  // If neither the side column nor the top row can show the menu, a drawer does.
  const inDrawer = small || !topNavFits;
  // Close the menu, so that it is not open after the phone is rotated back.
  useEffect(() => {
    if (!inDrawer) setMenuOpen(false);
  }, [inDrawer]);
  const header = useRef<HTMLElement>(null);
  const hidden = useHeaderPosition(header, fixedHeader && autoHideHeader);
  useHeadingFocus();
  useDrawerSentinels();
  // ProLayout cannot set the name of its landmark.
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
        // On small screens, use the drawer below, which has a name and does not change `collapsed`.
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
        // The portal's style sheet makes it sticky: ProLayout's fixed one would cover the header.
        fixSiderbar={false}
        // The portal's own error boundary shows errors of pages, localized.
        ErrorBoundary={false}
      >
        <div className="main-content" data-form={isForm}>
          {small && !actsElse && <CurrentCapacity />}
          <Breadcrumbs />
          <UrgentNotices onRead={focusPage} />
          <PasskeyOfferSlot onEnd={focusPage} />
          <div id={MAIN_CONTENT_ID} tabIndex={-1}>
            {children}
          </div>
        </div>
      </ProLayout>
      <SiteFooter />
      <Drawer
        placement="left"
        width={280}
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

/** Button that collapses the side menu to its icons, or expands it. */
function CollapseButton() {
  const t = useT();
  const collapsed = useGlobal((state) => state.collapsed);
  const { setCollapsed } = useGlobalActions();
  const label = t(collapsed ? 'layout.menu.expand' : 'layout.menu.collapse');
  return (
    <Button
      type="text"
      block
      className="main-collapse"
      icon={collapsed ? <MenuUnfoldOutlined aria-hidden="true" /> : <MenuFoldOutlined aria-hidden="true" />}
      aria-label={label}
      title={label}
      onClick={() => setCollapsed(!collapsed)}
    />
  );
}
