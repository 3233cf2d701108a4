import { Segmented } from 'antd';
import { useMemo } from 'react';
import { DayFilter } from '@/components/Table/DayFilter';
import { Filters } from '@/components/Table/Filters';
import { SelectFilter } from '@/components/Table/SelectFilter';
import { BEHAVIOR_LOOKBACK_DAYS } from '@/constants';
import type { BehaviorRow } from '@/contract';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { formatDate, isOutsideChinaTime } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';
import {
  behaviorDevices,
  behaviorResults,
  behaviorTypes,
  type DayRange,
  getFirstBehaviorDay,
} from '@/validation/behavior';
import { findRangeProblems, isQuickRange, QUICK_RANGES, toBehaviorFilter, toQuickRange } from '../filters';

/** Matches no button: the period is a custom one. */
const CUSTOM = 0;

/** Filters of the activity record. Any day can be entered; the field shows an error for an invalid one. */
export function BehaviorFilters({ list }: { list: ListState<BehaviorRow> }) {
  const t = useT();
  const range = toBehaviorFilter(list.query);
  const day = getToday();
  const problems = findRangeProblems(range, day);
  const describe = (end: 'from' | 'to') =>
    problems[end] &&
    t(problems[end], { days: BEHAVIOR_LOOKBACK_DAYS, first: formatDate(getFirstBehaviorDay(day)) });
  const types = behaviorTypes.map((value) => ({ value, label: t(`behavior.type.${value}`) }));
  const results = behaviorResults.map((value) => ({ value, label: t(`behavior.result.${value}`) }));
  const devices = behaviorDevices.map((value) => ({ value, label: t(`behavior.device.${value}`) }));
  // Without a period in the address, the record shows everything: the day fields show that period.
  const all = useMemo(() => ({ from: getFirstBehaviorDay(day), to: day }), [day]);

  const { type, result, device } = range;
  const printed = [
    t('behavior.period', { from: formatDate(range.from ?? all.from), to: formatDate(range.to ?? all.to) }),
    type && t(`behavior.type.${type}`),
    result && t(`behavior.result.${result}`),
    device && t(`behavior.device.${device}`),
    t('behavior.zone'),
  ];

  return (
    <>
      <Filters list={list} foldBelow="xl" shownDefaults={all}>
        <DayFilter name="from" label="behavior.from" problem={describe('from')} />
        <DayFilter
          name="to"
          label="behavior.to"
          problem={describe('to')}
          hint={isOutsideChinaTime(new Date()) ? t('behavior.zone') : undefined}
        />
        <SelectFilter
          name="type"
          label="behavior.type"
          any="behavior.any"
          options={types}
          noMatch="behavior.type.noMatch"
        />
        <SelectFilter name="result" label="behavior.result" any="behavior.any" options={results} />
        <SelectFilter name="device" label="behavior.device" any="behavior.any" options={devices} />
      </Filters>
      <p className="print-only">{printed.filter(Boolean).join(' · ')}</p>
    </>
  );
}

interface Props {
  range: DayRange;
  /** The current day in China. */
  day: string;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** Buttons for common periods. Placed above the collapsible filters, so that it is sufficient on a phone. */
export function QuickRangeFilter({ range, day, onChange }: Props) {
  const t = useT();
  const chosen = QUICK_RANGES.find((days) => isQuickRange(range, days, day)) ?? CUSTOM;
  return (
    <Segmented<number>
      className="behavior-quick"
      size="large"
      name="range"
      aria-label={t('behavior.quick')}
      value={chosen}
      options={QUICK_RANGES.map((days) => ({ value: days, label: t('behavior.quick.days', { days }) }))}
      onChange={(days) => onChange(toQuickRange(days, day))}
    />
  );
}
