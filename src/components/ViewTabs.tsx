import { forwardRef } from 'react';
import type { PagePath } from '@/utils/routing/paths';
import { Link } from './Link';
import './ViewTabs.css';

interface Props {
  /** What the views are views of. */
  label: string;
  views: readonly { to: PagePath; words: string; current: boolean }[];
}

/** The views of one page, each with an address of its own. */
export const ViewTabs = forwardRef<HTMLElement, Props>(({ label, views }, ref) => (
  <nav ref={ref} className="view-tabs" aria-label={label}>
    {views.map(({ to, words, current }) => (
      <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
        {words}
      </Link>
    ))}
  </nav>
));
