import { useLocation } from '@umijs/max';
import { Breadcrumb } from 'antd';
import { Link } from '@/components/Link';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { getBreadcrumbs } from '@/utils/routing/routeTable';

/** Where the page lies, from the route table. The page itself is no link. */
export function Breadcrumbs() {
  const t = useT();
  const { pathname } = useLocation();
  const trail = getBreadcrumbs(pathname);
  // The heading says already where a page without one above it is.
  if (trail.length < 2) return null;
  const items = trail.map(({ path, title }, index) => {
    const words = t(title as MessageKey);
    const last = index === trail.length - 1;
    return {
      key: path,
      title: last ? <span aria-current="page">{words}</span> : <Link to={path}>{words}</Link>,
    };
  });
  return <Breadcrumb className="main-breadcrumb" aria-label={t('layout.breadcrumb')} items={items} />;
}
