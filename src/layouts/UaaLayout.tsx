import { Outlet } from '@umijs/max';
import { AppearanceBar } from '@/components/AppearanceBar';
import { SignInBrand } from './components/SignInBrand';
import { useHeadingFocus } from './useHeadingFocus';
import { usePageRoute } from './usePageRoute';
import './UaaLayout.css';

/** Visitors' layout: the brand beside (from 992 px) or above the form's column. */
export default function UaaLayout() {
  const page = usePageRoute();
  useHeadingFocus();

  return (
    <div className="uaa">
      <SignInBrand />
      <div className="uaa-side">
        <AppearanceBar />
        <main className={page?.wide ? 'uaa-column wide' : 'uaa-column'}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
