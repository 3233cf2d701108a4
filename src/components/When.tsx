import { useIntl } from '@umijs/max';
import type { Instant } from '@/contract';
import { formatDateTime, formatExact, type Reckoning, relative } from '@/utils/i18n/dates';
import './When.css';

/** An instant in the reader's language with the relative time beside it; the exact one on hover. */
export function When({ at, reckoning }: { at: Instant; reckoning?: Reckoning }) {
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  return (
    <time dateTime={at} title={formatExact(at)} className="when">
      {formatDateTime(at)} <span className="when-ago">{relative(at, reckoning)}</span>
    </time>
  );
}
