import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import type { DayRange } from '@/validation/behavior';
import { isQuickRange, QUICK_RANGES, toQuickRange } from '../filters';

interface Props {
  /** How many columns of Filters it takes. */
  colSize: number;
  range: DayRange;
  /** Today in China. */
  day: string;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** The ranges most people want, each one press; the one in force is pressed. */
export function QuickRangeFilter({ range, day, onChange }: Props) {
  const t = useT();
  return (
    <fieldset className="behavior-quick">
      <legend>{t('behavior.quick')}</legend>
      {QUICK_RANGES.map((days) => {
        const chosen = isQuickRange(range, days, day);
        const { from, to } = toQuickRange(days, day);
        return (
          <Button
            key={days}
            size="large"
            type={chosen ? 'primary' : 'default'}
            aria-pressed={chosen}
            onClick={() => onChange({ from, to })}
          >
            {t('behavior.quick.days', { days })}
          </Button>
        );
      })}
    </fieldset>
  );
}
