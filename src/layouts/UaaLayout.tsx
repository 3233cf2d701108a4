import { Outlet } from '@umijs/max';
import { AppearanceBar } from '@/components/Frame/AppearanceBar';
import { SiteFooter } from '@/components/Frame/SiteFooter';
import { SignInBrand } from './components/SignInBrand';
import { MAIN_CONTENT_ID, SkipLink } from './components/SkipLink';
import { useHeadingFocus } from './useHeadingFocus';
import { usePageRoute } from './usePageRoute';
import './UaaLayout.css';

/** Layout of the visitors' pages: the brand beside (from 992 px) or above the form's column. */
export default function UaaLayout() {
  const page = usePageRoute();
  useHeadingFocus();

  return (
    <div className="uaa">
      <SkipLink />
      <SignInBrand />
      <div className="uaa-side">
        <AppearanceBar />
        <main id={MAIN_CONTENT_ID} className={page?.wide ? 'uaa-column wide' : 'uaa-column'} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <SiteFooter />
    </div>
  );
}
