import { useLocation } from '@umijs/max';
import { Link } from '@/components/Action/Link';
import { MenuIcon } from '@/components/Frame/MenuIcon';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { getMenuCurrent, getMenuRoutes, getSubmenuRoutes } from '@/utils/routing/routeTable';

const entries = getMenuRoutes();

/** The main menu, from the route table: plain links, because the menu role would change the keys of links. */
export function MainNav({ onGo }: { onGo?: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav className="main-nav" aria-label={t('layout.mainMenu')}>
      <ul>
        {entries.map((entry) => {
          const { path, title, menu = '' } = entry;
          const below = getSubmenuRoutes(entry, pathname);
          return (
            <li key={path}>
              <Link
                to={path}
                aria-current={getMenuCurrent(entry, pathname)}
                title={t(title as MessageKey)}
                onClick={onGo}
              >
                <MenuIcon name={menu} />
                <span className="main-nav-words">{t(title as MessageKey)}</span>
              </Link>
              {below.length > 0 && (
                <ul className="main-subnav">
                  {below.map((page) => (
                    <li key={page.path}>
                      <Link to={page.path} aria-current={getMenuCurrent(page, pathname)} onClick={onGo}>
                        {t(page.title as MessageKey)}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
