import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark';
import { StandaloneFrame } from './StandaloneFrame';
import './StandaloneCard.css';

/** A page without layout: the portal's mark, and one card in the middle. */
export function StandaloneCard({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <StandaloneFrame>
      <div className={wide ? 'standalone-card wide' : 'standalone-card'}>
        <BrandMark />
        <div className="standalone-card-body">{children}</div>
      </div>
    </StandaloneFrame>
  );
}
