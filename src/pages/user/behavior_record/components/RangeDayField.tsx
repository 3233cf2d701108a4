import { DatePicker } from 'antd';
import { useId } from 'react';
import { statusIcons } from '@/components/statusIcons';
import { DAY_FORMAT, useDayParser } from '@/hooks/useDayParser';
import { useT } from '@/hooks/useT';

interface Props {
  end: 'from' | 'to';
  /** YYYY-MM-DD; undefined for none. */
  day: string | undefined;
  /** What is wrong with it, in words. */
  problem: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** One end of the days. Any day can be typed or picked, and stays: what is wrong with it is said beneath. */
export function RangeDayField({ end, day, problem, onChange }: Props) {
  const t = useT();
  const id = useId();
  const dayOf = useDayParser();
  return (
    <div>
      <label htmlFor={id}>{t(`behavior.${end}`)}</label>
      <DatePicker
        id={id}
        name={end}
        size="large"
        value={dayOf(day)}
        placeholder=""
        // Its today would be that of the device, not that of China.
        showNow={false}
        status={problem && 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(picked) => onChange(picked?.format(DAY_FORMAT))}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="behavior-problem">
          <statusIcons.error aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}
