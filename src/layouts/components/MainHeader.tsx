import { MenuOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Grid } from 'antd';
import { forwardRef, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { BrandMark } from '@/components/Frame/BrandMark';
import { useKnownSiteName } from '@/hooks/useSiteName';
import { useT } from '@/hooks/useT';
import { useSettings } from '@/theme/settings';
import { HOME_PATH } from '@/utils/routing/paths';
import { AppearanceButtons } from './AppearanceButtons';
import { CurrentCapacity } from './CurrentCapacity';
import { MainNav } from './MainNav';
import { NoticesBell } from './NoticesBell';
import { UserMenu } from './UserMenu';

interface Props {
  menuOpen: boolean;
  onOpenMenu: () => void;
  /** Called with whether the top menu fits into the row. */
  onTopNavFit: (fits: boolean) => void;
}

/** Menus open inside the header, so that they are in a landmark. */
const getHeaderContainer = (trigger?: HTMLElement) => trigger?.parentElement ?? document.body;

/** Header with brand, top menu, current capacity, and the actions of every page. */
export const MainHeader = forwardRef<HTMLElement, Props>(function MainHeader(props, ref) {
  const { menuOpen, onOpenMenu, onTopNavFit } = props;
  const t = useT();
  const { layout } = useSettings();
  const siteName = useKnownSiteName();
  const screens = Grid.useBreakpoint();
  const hasTopMenu = layout === 'top' && screens.md !== false;
  return (
    <header ref={ref} className="main-header">
      <div className="main-header-row">
        <Button
          type="text"
          className="main-menu-button"
          icon={<MenuOutlined aria-hidden="true" />}
          aria-label={hasTopMenu ? undefined : t('layout.menu.open')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onOpenMenu}
        >
          {/* With an icon only, users would miss the top menu. */}
          {hasTopMenu && t('layout.mainMenu')}
        </Button>
        {/* The name is unknown until it is loaded, and after a failure. */}
        <Link to={HOME_PATH} className="main-brand" aria-label={siteName ? undefined : t('layout.siteName')}>
          <BrandMark />
          <span className="main-site">{siteName}</span>
        </Link>
        {hasTopMenu && <TopNav onFit={onTopNavFit} />}
        <CurrentCapacity />
        <ConfigProvider getPopupContainer={getHeaderContainer}>
          <div className="main-actions">
            <NoticesBell />
            {/* On a phone they are in the menu. */}
            {screens.sm !== false && <AppearanceButtons />}
            <UserMenu />
          </div>
        </ConfigProvider>
      </div>
    </header>
  );
});

/** Whether the content of an element is wider than the element; follows size, language and text size. */
function useOverflow(element: RefObject<HTMLElement>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // The element's own size does not change with its content.
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

interface TopNavProps {
  /** Called with whether the entries fit into one row; otherwise the header offers the menu as a drawer. */
  onFit: (fits: boolean) => void;
}

/** The main menu in the header: one row, or hidden. An overflowing menu is still measured, but not reachable. */
function TopNav({ onFit }: TopNavProps) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  useEffect(() => {
    onFit(!overflows);
    return () => onFit(true);
  }, [overflows, onFit]);
  return (
    <div ref={box} className="top-nav" data-fits={!overflows}>
      <MainNav />
    </div>
  );
}
