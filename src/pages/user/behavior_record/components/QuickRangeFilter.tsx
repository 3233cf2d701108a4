import { Segmented } from 'antd';
import { useT } from '@/hooks/useT';
import type { DayRange } from '@/validation/behavior';
import { isQuickRange, QUICK_RANGES, toQuickRange } from '../filters';

interface Props {
  range: DayRange;
  /** The current day in China. */
  day: string;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** The option for a custom period. */
const OTHER = 0;

/** Buttons for common periods. Placed above the collapsible filters, so that it is sufficient on a phone. */
export function QuickRangeFilter({ range, day, onChange }: Props) {
  const t = useT();
  const chosen = QUICK_RANGES.find((days) => isQuickRange(range, days, day)) ?? OTHER;
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
