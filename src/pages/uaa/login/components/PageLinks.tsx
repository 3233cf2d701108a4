import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { hasPage } from '@/utils/routeTable';
import type { PageLink } from '../otherWays';
import './PageLinks.css';

/** Links to those of the pages that the portal has; nothing where it has none. */
export function PageLinks({ links }: { links: PageLink[] }) {
  const t = useT();
  const there = links.filter(({ page }) => hasPage(page));
  if (there.length === 0) return null;
  return (
    <p className="page-links">
      {there.map(({ page, title }) => (
        <Link key={page} to={page}>
          {t(title)}
        </Link>
      ))}
    </p>
  );
}
