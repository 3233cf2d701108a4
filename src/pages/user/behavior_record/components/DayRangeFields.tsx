import { Button } from 'antd';
import { BEHAVIOR_LOOKBACK_DAYS, HOUR, MINUTE } from '@/constants';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import type { TableQuery } from '@/utils/routing/listQuery';
import { getFirstBehaviorDay } from '@/validation/behavior';
import {
  findRangeProblems,
  isQuickRange,
  QUICK_RANGES,
  toBehaviorFilter,
  today,
  toQuickRange,
} from '../filters';
import { RangeDayField } from './RangeDayField';

const CHINA_MINUTES = (8 * HOUR) / MINUTE;

interface Props {
  query: TableQuery;
  onChange: (part: Partial<TableQuery>) => void;
}

/** From which day to which, and the ranges most people want. What is wrong is said at the field. */
export function DayRangeFields({ query, onChange }: Props) {
  const t = useT();
  const range = toBehaviorFilter(query);
  const day = today();
  const first = getFirstBehaviorDay(day);
  const problems = findRangeProblems(range, day);
  // Whoever lives by another clock has to know which days are meant.
  const elsewhere = -new Date().getTimezoneOffset() !== CHINA_MINUTES;

  return (
    <div>
      <div className="behavior-days">
        {(['from', 'to'] as const).map((end) => (
          <RangeDayField
            key={end}
            end={end}
            day={range[end]}
            problem={
              problems[end] && t(problems[end], { days: BEHAVIOR_LOOKBACK_DAYS, first: formatDate(first) })
            }
            onChange={(picked) => onChange({ [end]: picked })}
          />
        ))}
        <fieldset className="behavior-quick">
          <legend>{t('behavior.quick')}</legend>
          {QUICK_RANGES.map((days) => {
            const chosen = isQuickRange(range, days, day);
            return (
              <Button
                key={days}
                size="large"
                type={chosen ? 'primary' : 'default'}
                aria-pressed={chosen}
                onClick={() => onChange({ ...toQuickRange(days, day) })}
              >
                {t('behavior.quick.days', { days })}
              </Button>
            );
          })}
        </fieldset>
      </div>
      {elsewhere && <p className="behavior-hint">{t('behavior.days.china')}</p>}
    </div>
  );
}
