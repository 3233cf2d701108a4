import { useIntl } from '@umijs/max';
import type { Instant } from '@/contract';
import { formatDateTime, formatExact, formatRelative, formatTime } from '@/utils/i18n/dates';
import './RelativeTime.css';

interface Props {
  at: Instant;
  /**
   * - full: the instant, with the relative time beside it
   * - short: only the relative time, for narrow places
   * - time: hour and minute, below a heading with the day
   */
  format?: 'full' | 'short' | 'time';
}

/** A localized instant, with the exact time as a tooltip. */
export function RelativeTime({ at, format = 'full' }: Props) {
  // Re-render on a language change, because the dates are localized.
  useIntl();
  return (
    <time dateTime={at} title={formatExact(at)} className="when">
      {format === 'full' && (
        <>
          {formatDateTime(at)} <span className="when-ago">{formatRelative(at)}</span>
        </>
      )}
      {format === 'short' && formatRelative(at)}
      {format === 'time' && formatTime(at)}
    </time>
  );
}
