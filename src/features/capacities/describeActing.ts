/** For whom somebody acts, in words. */
import type { ActingRole } from '@/contract';
import type { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import type { NamedRole } from '@/utils/storage/actingStore';

type T = ReturnType<typeof useT>;

/** "You're acting for … as …, until …"; without an end where it has none. */
export function describeActing({ company, capacity, end }: NamedRole, t: T): string {
  const what = t(`acting.as.${capacity}`, { company });
  return end === null ? what : t('acting.withEnd', { what, end: formatDate(end) });
}

/** What somebody may do for the company now, and until when. `language` is that of the list. */
export function describeMatters({ matters, end }: ActingRole, t: T, language: string): string {
  const names = new Intl.ListFormat(language).format(matters.map((matter) => t(`handlers.matter.${matter}`)));
  return end === null
    ? t('acting.changed.text', { matters: names })
    : t('acting.changed.textEnd', { matters: names, end: formatDate(end) });
}
