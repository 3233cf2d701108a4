import { useIntl } from '@umijs/max';
import type { Instant } from '@/contract';
import { formatDateTime, formatExact, formatRelative, formatTime } from '@/utils/i18n/dates';
import './RelativeTime.css';

interface Props {
  at: Instant;
  /**
   * - full: the instant, with the relative time beside it
   * - short: the relative time alone, where a line has no room for more
   * - time: hour and minute, beneath a heading that names the day
   */
  form?: 'full' | 'short' | 'time';
}

/** An instant in the reader's language; the exact one on hover. */
export function RelativeTime({ at, form = 'full' }: Props) {
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  return (
    <time dateTime={at} title={formatExact(at)} className="when">
      {form === 'full' && (
        <>
          {formatDateTime(at)} <span className="when-ago">{formatRelative(at)}</span>
        </>
      )}
      {form === 'short' && formatRelative(at)}
      {form === 'time' && formatTime(at)}
    </time>
  );
}
