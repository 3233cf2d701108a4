import { useT } from '@/hooks/useT';
import { ACCESSIBILITY_PATH, AGREEMENT_PATH, HELP_PATH, PRIVACY_PATH } from '@/utils/routing/paths';
import { Link } from '../Action/Link';
import './SiteFooter.css';

const LINKS = [
  { to: HELP_PATH, title: 'page.help' },
  { to: PRIVACY_PATH, title: 'page.privacy' },
  { to: AGREEMENT_PATH, title: 'page.agreement' },
  { to: ACCESSIBILITY_PATH, title: 'page.accessibility' },
] as const;

/** Links to the help page and the legal texts, below a page. */
export function SiteFooter() {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside main it is a contentinfo landmark, which can have a name
    <footer className="site-footer" aria-label={t('layout.footer')}>
      {LINKS.map(({ to, title }) => (
        <Link key={to} to={to}>
          {t(title)}
        </Link>
      ))}
    </footer>
  );
}
