import { Segmented } from 'antd';
import { useT } from '@/hooks/useT';
import type { DayRange } from '@/validation/behavior';
import { isQuickRange, QUICK_RANGES, toQuickRange } from '../filters';

interface Props {
  range: DayRange;
  /** Today in China. */
  day: string;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** No range of days: what is in force was typed. */
const OTHER = 0;

/** The ranges most people want, each one press. It stands above the filters that fold: a phone needs no other. */
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
      onChange={(days) => {
        const { from, to } = toQuickRange(days, day);
        onChange({ from, to });
      }}
    />
  );
}
