import type { Notice } from '@/contract';
import { formatChinaDate } from '@/validation/dates';

export interface NoticeDay {
  /** YYYY-MM-DD in China; '' for notices with an invalid time. */
  day: string;
  notices: Notice[];
}

/** Time of a notice in ms; an invalid one counts as the oldest. */
const getTime = ({ at }: Notice): number => {
  const time = Date.parse(at);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};

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
