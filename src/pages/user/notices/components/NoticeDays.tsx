import { useIntl } from '@umijs/max';
import { useId } from 'react';
import type { Notice } from '@/contract';
import { NoticeItems } from '@/features/notices/components/NoticeItems';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';
import { addDays } from '@/validation/days';
import { groupByDay, type NoticeDay } from '../groupByDay';

interface Props {
  notices: readonly Notice[];
  /** Called when the link of a notice was opened. */
  onFollow: (id: string) => void;
  /** Called to mark a notice as read. */
  onRead: (id: string) => void;
}

/** Notices grouped by day. */
export function NoticeDays({ notices, ...acts }: Props) {
  // Re-render on a language change, because the days are localized.
  useIntl();
  return (
    <>
      {groupByDay(notices).map((group) => (
        <DaySection key={group.day} {...group} {...acts} />
      ))}
    </>
  );
}

function DaySection({ day, notices, ...acts }: NoticeDay & Omit<Props, 'notices'>) {
  const t = useT();
  const titleId = useId();
  const today = getToday();
  const words: Record<string, string> = {
    '': t('notices.earlier'),
    [today]: t('notices.today'),
    [addDays(today, -1)]: t('notices.yesterday'),
  };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{words[day] ?? formatDate(day)}</h2>
      <NoticeItems notices={notices} when="time" {...acts} />
    </section>
  );
}
