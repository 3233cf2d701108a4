import type { ReactNode } from 'react';
import { useSiteName } from '@/hooks/useSiteName';
import { AppearanceBar } from './AppearanceBar';
import { SiteFooter } from './SiteFooter';
import './StandaloneFrame.css';

interface Props {
  /** Whether to show the links to the help page and the legal texts below the page. */
  footer?: boolean;
  children: ReactNode;
}

/** Frame of every page without a layout: the appearance settings, and the portal's name in the title. */
export function StandaloneFrame({ footer, children }: Props) {
  useSiteName();
  return (
    <div className="standalone-frame">
      <AppearanceBar />
      <main tabIndex={-1}>{children}</main>
      {footer && <SiteFooter />}
    </div>
  );
}
