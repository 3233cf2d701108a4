import { useIntl } from '@umijs/max';
import type { Instant } from '@/contract';
import { formatDateTime, formatExact, formatRelative, type RelativeRounding } from '@/utils/i18n/dates';
import './RelativeTime.css';

/** An instant in the reader's language with the relative time beside it; the exact one on hover. */
export function RelativeTime({ at, reckoning }: { at: Instant; reckoning?: RelativeRounding }) {
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  return (
    <time dateTime={at} title={formatExact(at)} className="when">
      {formatDateTime(at)} <span className="when-ago">{formatRelative(at, reckoning)}</span>
    </time>
  );
}
