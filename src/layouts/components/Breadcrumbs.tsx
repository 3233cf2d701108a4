import { useLocation } from '@umijs/max';
import { Breadcrumb } from 'antd';
import { Link } from '@/components/Action/Link';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { getBreadcrumbs } from '@/utils/routing/routeTable';

/** The parent pages, from the route table. The page's heading names the page itself. */
export function Breadcrumbs() {
  const t = useT();
  const { pathname } = useLocation();
  const above = getBreadcrumbs(pathname).slice(0, -1);
  if (above.length === 0) return null;
  const items = above.map(({ path, title }) => ({
    key: path,
    title: <Link to={path}>{t(title as MessageKey)}</Link>,
  }));
  return <Breadcrumb className="main-breadcrumb" aria-label={t('layout.breadcrumb')} items={items} />;
}
