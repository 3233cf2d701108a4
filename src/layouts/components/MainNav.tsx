import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  ContactsOutlined,
  HistoryOutlined,
  IdcardOutlined,
  SafetyCertificateOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useLocation } from '@umijs/max';
import type { ComponentType } from 'react';
import { Link } from '@/components/Action/Link';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { getMenuCurrent, getMenuRoutes, getSubmenuRoutes } from '@/utils/routing/routeTable';
import type { PortalRoute } from '../../../config/routes';

/** Icons of the main menu, by their name in the route table. */
const icons: Record<NonNullable<PortalRoute['menu']>, ComponentType> = {
  identity: IdcardOutlined,
  account: UserOutlined,
  info: ContactsOutlined,
  behavior: HistoryOutlined,
  verification: SafetyCertificateOutlined,
  role: BankOutlined,
  appeal: AuditOutlined,
  template: AppstoreOutlined,
};

const entries = getMenuRoutes();

/** The main menu, from the route table: plain links, because the menu role would change the keys of links. */
export function MainNav({ onGo }: { onGo?: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav className="main-nav" aria-label={t('layout.mainMenu')}>
      <ul className="plain-list">
        {entries.map((entry) => {
          const { path, title, menu } = entry;
          const Icon = menu && icons[menu];
          const below = getSubmenuRoutes(entry, pathname);
          return (
            <li key={path}>
              <Link
                to={path}
                aria-current={getMenuCurrent(entry, pathname)}
                title={t(title as MessageKey)}
                onClick={onGo}
              >
                {/* Decorative: the entry's text is beside it. */}
                <span aria-hidden="true">{Icon && <Icon />}</span>
                <span className="main-nav-label">{t(title as MessageKey)}</span>
              </Link>
              {below.length > 0 && (
                <ul className="main-subnav plain-list">
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
