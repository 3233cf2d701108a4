/** Names of the instants on an axis, localized, in China time. */
import type { TemplateAnalysis } from '@/contract';
import { writeTime } from '@/locales/dateFormats';
import { formatDate } from '@/utils/i18n/dates';

/** Days and months have no time zone. */
const UTC = { timeZone: 'UTC' } as const;

/** Names each instant in full, and shorter for the axis. Returns a value that is no instant unchanged. */
export function nameMoments(
  moments: readonly string[],
  step: TemplateAnalysis['step'],
  locale: string,
): { name: string; short: string }[] {
  const shortDay = new Intl.DateTimeFormat(locale, { ...UTC, month: 'numeric', day: 'numeric' });
  const month = new Intl.DateTimeFormat(locale, { ...UTC, year: 'numeric', month: 'long' });
  const shortMonth = new Intl.DateTimeFormat(locale, { ...UTC, month: 'short' });
  return moments.map((at) => {
    const time = new Date(at);
    if (Number.isNaN(time.getTime())) return { name: at, short: at };
    if (step === 'month') return { name: month.format(time), short: shortMonth.format(time) };
    if (step === 'day') return { name: formatDate(at), short: shortDay.format(time) };
    const name = writeTime(time, locale);
    return { name, short: name };
  });
}
