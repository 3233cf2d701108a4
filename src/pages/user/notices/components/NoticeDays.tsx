import { useIntl } from '@umijs/max';
import { useId } from 'react';
import type { Notice } from '@/contract';
import { NoticeItems } from '@/features/notices/components/NoticeItems';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';
import { formatChinaDate } from '@/validation/dates';
import { addDays } from '@/validation/days';

interface NoticeDay {
  /** YYYY-MM-DD in China; '' for notices with an invalid time. */
  day: string;
  notices: Notice[];
}

/** Time of a notice in ms; an invalid one counts as the oldest. */
const getTime = ({ at }: Notice): number => {
  const time = Date.parse(at);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};

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
  const labels: Record<string, string> = {
    '': t('notices.earlier'),
    [today]: t('notices.today'),
    [addDays(today, -1)]: t('notices.yesterday'),
  };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{labels[day] ?? formatDate(day)}</h2>
      <NoticeItems notices={notices} when="time" {...acts} />
    </section>
  );
}

/** Groups notices by day, the newest first. */
export function groupByDay(notices: readonly Notice[]): NoticeDay[] {
  const days = new Map<string, Notice[]>();
  const newestFirst = [...notices].sort((one, other) => {
    const [first, second] = [getTime(one), getTime(other)];
    return first === second ? 0 : second - first;
  });
  for (const notice of newestFirst) {
    const time = getTime(notice);
    const day = Number.isFinite(time) ? formatChinaDate(time) : '';
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, list]) => ({ day, notices: list }));
}
