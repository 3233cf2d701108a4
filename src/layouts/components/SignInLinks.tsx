import { Link } from '@/components/Link';
import { useT } from '@/hooks/useT';
import { ACCESSIBILITY_PATH, AGREEMENT_PATH, APPEAL_PATH, PRIVACY_PATH } from '@/utils/routing/paths';

const LINKS = [
  { to: AGREEMENT_PATH, title: 'page.agreement' },
  { to: PRIVACY_PATH, title: 'page.privacy' },
  { to: APPEAL_PATH, title: 'login.help' },
  { to: ACCESSIBILITY_PATH, title: 'page.accessibility' },
] as const;

/** Links to the agreements and to help: after the form in the order of the keyboard, below the brand on a wide screen. */
export function SignInLinks() {
  const t = useT();
  return (
    <footer role="contentinfo" className="brand-links" aria-label={t('login.links')}>
      {LINKS.map(({ to, title }) => (
        <Link key={to} to={to}>
          {t(title)}
        </Link>
      ))}
    </footer>
  );
}
