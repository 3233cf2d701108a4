import { forwardRef } from 'react';
import type { PagePath } from '@/utils/routing/paths';
import { Link } from '../Action/Link';
import './ViewTabs.css';

interface Props {
  /** Accessible name of the navigation. */
  label: string;
  views: readonly { to: PagePath; label: string; current: boolean }[];
}

/** Scrolls the row so that the current tab is centered. */
function centerInRow(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Tabs of a page's views, each with its own address. */
export const ViewTabs = forwardRef<HTMLElement, Props>(({ label, views }, ref) => (
  <nav ref={ref} className="view-tabs" aria-label={label}>
    {views.map(({ to, label, current }) => (
      <Link
        key={to}
        to={to}
        ref={current ? centerInRow : undefined}
        aria-current={current ? 'page' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
));
