import { BrandMark } from '@/components/Frame/BrandMark';
import { useSiteName } from '@/hooks/useSiteName';
import { useT } from '@/hooks/useT';
import { SignInScene } from './SignInScene';
import './SignInBrand.css';

const BENEFITS = ['login.benefit.one', 'login.benefit.safe', 'login.benefit.yours'] as const;

/** Name and purpose of the portal: above the form on a phone, beside it from 992 px. */
export function SignInBrand() {
  const t = useT();
  const siteName = useSiteName();
  return (
    <header className="brand">
      <div className="brand-name">
        <BrandMark />
        <p>{siteName}</p>
      </div>
      <div className="brand-pitch">
        <SignInScene />
        <p className="brand-sentence">{t('login.brand')}</p>
        <ul className="brand-benefits plain-list">
          {BENEFITS.map((benefit) => (
            <li key={benefit}>{t(benefit)}</li>
          ))}
        </ul>
      </div>
    </header>
  );
}
