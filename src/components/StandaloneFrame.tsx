import type { ReactNode } from 'react';
import { useSiteName } from '@/hooks/useSiteName';
import { AppearanceBar } from './AppearanceBar';
import './StandaloneFrame.css';

/** Around every page without a layout: how it looks, and whose it is. */
export function StandaloneFrame({ children }: { children: ReactNode }) {
  // Its title says so, too.
  useSiteName();
  return (
    <div className="standalone-frame">
      <AppearanceBar />
      <main>{children}</main>
    </div>
  );
}
