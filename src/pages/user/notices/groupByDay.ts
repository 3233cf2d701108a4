import type { Notice } from '@/contract';
import { getLocalDay } from '@/utils/i18n/dates';

export interface NoticeDay {
  /** YYYY-MM-DD in the reader's time zone; '' for notices whose time cannot be read. */
  day: string;
  notices: Notice[];
}

/** When a notice came, in ms; before everything where that cannot be read. */
const getTime = ({ at }: Notice): number => {
  const time = Date.parse(at);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};

/** Notices by the day they came, the newest first. */
export function groupByDay(notices: readonly Notice[]): NoticeDay[] {
  const days = new Map<string, Notice[]>();
  const newestFirst = [...notices].sort((one, other) => {
    const [first, second] = [getTime(one), getTime(other)];
    return first === second ? 0 : second - first;
  });
  for (const notice of newestFirst) {
    const day = getLocalDay(notice.at);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, list]) => ({ day, notices: list }));
}
