import { Link } from '@/components/Action/Link';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { addReferer } from '@/utils/routing/referer';
import type { PageLink } from '../signInLinks';
import './SignInPageLinks.css';

/** Links to other pages; they pass on the page to open after sign-in. */
export function SignInPageLinks({ links }: { links: PageLink[] }) {
  const t = useT();
  const referer = useReferer();
  return (
    <p className="page-links">
      {links.map(({ page, title }) => (
        <Link key={page} to={addReferer(page, referer)}>
          {t(title)}
        </Link>
      ))}
    </p>
  );
}
