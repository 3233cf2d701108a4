import { Outlet } from '@umijs/max';
import { AppearanceBar } from '@/components/AppearanceBar';
import { useSiteName } from '@/hooks/useSiteName';
import { useT } from '@/hooks/useT';
import { BrandMark } from './components/BrandMark';
import { useHeadingFocus } from './useHeadingFocus';
import { usePageRoute } from './usePageRoute';
import './UaaLayout.css';

/** Visitors' layout: the brand beside (from 992 px) or above the form's column. */
export default function UaaLayout() {
  const t = useT();
  const siteName = useSiteName();
  const page = usePageRoute();
  useHeadingFocus();

  return (
    <div className="uaa">
      <header className="uaa-brand">
        <BrandMark />
        <p className="uaa-site">{siteName}</p>
        <p className="uaa-sentence">{t('login.brand')}</p>
      </header>
      <div className="uaa-side">
        <AppearanceBar />
        <main className={page?.wide ? 'uaa-column wide' : 'uaa-column'}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
