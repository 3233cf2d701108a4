import { Link } from '@/components/Link';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { addReferer } from '@/utils/routing/referer';
import { hasPage } from '@/utils/routing/routeTable';
import type { PageLink } from '../signInLinks';
import './SignInPageLinks.css';

/** Links to those of the pages that the portal has, carrying where the visitor was going; nothing where it has none. */
export function SignInPageLinks({ links }: { links: PageLink[] }) {
  const t = useT();
  const referer = useReferer();
  const there = links.filter(({ page }) => hasPage(page));
  if (there.length === 0) return null;
  return (
    <p className="page-links">
      {there.map(({ page, title }) => (
        <Link key={page} to={addReferer(page, referer)}>
          {t(title)}
        </Link>
      ))}
    </p>
  );
}
