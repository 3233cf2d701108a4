import { useIntl } from '@umijs/max';
import type { Instant } from '@/services/contract';
import { formatDateTime, formatExact, relative } from '@/utils/dates';
import './When.css';

/** An instant in the reader's language with the relative time beside it; the exact one on hover. */
export function When({ at }: { at: Instant }) {
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  return (
    <time dateTime={at} title={formatExact(at)} className="when">
      {formatDateTime(at)} <span className="when-ago">{relative(at)}</span>
    </time>
  );
}
