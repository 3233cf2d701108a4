import type { ReactNode } from 'react';
import { useSiteName } from '@/hooks/useSiteName';
import { AppearanceBar } from './AppearanceBar';
import './StandaloneFrame.css';

/** Around every page without a layout: how it looks, and whose it is. */
export function StandaloneFrame({ children }: { children: ReactNode }) {
  useSiteName();
  return (
    <div className="standalone-frame">
      <AppearanceBar />
      <main>{children}</main>
    </div>
  );
}
