/** Describes the role in which the user acts. */
import type { ActingRole } from '@/contract';
import type { T } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import type { NamedRole } from '@/utils/storage/actingStore';

/** Returns "You're acting for … as …, until …", without "until" if the role has no end. */
export function describeActing({ company, capacity, end }: NamedRole, t: T): string {
  const roleText = t(`acting.as.${capacity}`, { company });
  return end === null ? roleText : t('acting.withEnd', { what: roleText, end: formatDate(end) });
}

/**
 * Describes the matters that the user may handle for the company, and the last day. `language`: language of the list.
 */
export function describeMatters({ matters, end }: ActingRole, t: T, language: string): string {
  const names = new Intl.ListFormat(language).format(matters.map((matter) => t(`handlers.matter.${matter}`)));
  return end === null
    ? t('acting.changed.text', { matters: names })
    : t('acting.changed.textEnd', { matters: names, end: formatDate(end) });
}
