import { BrandMark } from '@/components/BrandMark';
import { Link } from '@/components/Link';
import { useSiteName } from '@/hooks/useSiteName';
import { useT } from '@/hooks/useT';
import { ACCESSIBILITY_PATH, AGREEMENT_PATH, APPEAL_PATH, PRIVACY_PATH } from '@/utils/routing/paths';
import { SignInScene } from './SignInScene';
import './SignInBrand.css';

const BENEFITS = ['login.benefit.one', 'login.benefit.safe', 'login.benefit.yours'] as const;

const LINKS = [
  { to: AGREEMENT_PATH, title: 'page.agreement' },
  { to: PRIVACY_PATH, title: 'page.privacy' },
  { to: APPEAL_PATH, title: 'login.help' },
  { to: ACCESSIBILITY_PATH, title: 'page.accessibility' },
] as const;

/** Whose portal it is and what for: above the form on a phone, beside it from 992 px. */
export function SignInBrand() {
  const t = useT();
  const siteName = useSiteName();
  return (
    <>
      <header className="brand">
        <div className="brand-name">
          <BrandMark />
          <p>{siteName}</p>
        </div>
        <div className="brand-pitch">
          <SignInScene />
          <p className="brand-sentence">{t('login.brand')}</p>
          <ul className="brand-benefits">
            {BENEFITS.map((benefit) => (
              <li key={benefit}>{t(benefit)}</li>
            ))}
          </ul>
        </div>
      </header>
      <footer className="brand-links">
        {LINKS.map(({ to, title }) => (
          <Link key={to} to={to}>
            {t(title)}
          </Link>
        ))}
      </footer>
    </>
  );
}
