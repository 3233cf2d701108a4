import type { ReactNode } from 'react';
import { useSiteName } from '@/hooks/useSiteName';
import { BrandMark } from './BrandMark';
import { StandaloneFrame } from './StandaloneFrame';
import './StandaloneCard.css';

/** A page without layout: the portal's logo, and one centered card. */
export function StandaloneCard({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const siteName = useSiteName();
  return (
    <StandaloneFrame>
      <div className={wide ? 'standalone-card stack wide' : 'standalone-card stack'}>
        <div className="standalone-brand">
          <BrandMark />
          <span>{siteName}</span>
        </div>
        <div className="standalone-card-body">{children}</div>
      </div>
    </StandaloneFrame>
  );
}
