import { Form } from 'antd';
import { DayPicker } from '@/components/DayPicker';
import { AUTHORIZATION_DAYS_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import { getToday } from '@/utils/today';
import { checkEndDay, checkStartDay } from '@/validation/authorizations';
import './PeriodFields.css';

/** What is wrong with a last day besides, in words; null for nothing. */
type CheckEnd = (end: string) => string | null;

interface Props {
  /** A first day that stands already: it may lie in the past. */
  knownStart?: string;
  checkEnd?: CheckEnd;
}

/** The first and the last day. Any day can be typed or picked: what is wrong with it is said beneath. */
export function PeriodFields({ knownStart, checkEnd }: Props) {
  const t = useT();
  const form = Form.useFormInstance();

  const checkStart = (start: string) => {
    const problem = start === knownStart ? null : checkStartDay(start, getToday());
    return problem && t(`authorizations.form.start.${problem}`);
  };
  return (
    <>
      <p className="period-days">{t('authorizations.form.days', { days: AUTHORIZATION_DAYS_MAX })}</p>
      <div className="period-fields">
        <PeriodDayField name="start" check={checkStart} />
        <EndDayField getStart={() => form.getFieldValue('start') || getToday()} checkEnd={checkEnd} />
      </div>
    </>
  );
}

interface EndProps {
  /** The first day of the period. */
  getStart: () => string;
  checkEnd?: CheckEnd;
}

/** The last day alone, of a period whose first is known. */
export function EndDayField({ getStart, checkEnd }: EndProps) {
  const t = useT();
  const check = (end: string) => {
    const problem = checkEndDay(getStart(), end);
    if (problem) return t(`authorizations.form.end.${problem}`, { days: AUTHORIZATION_DAYS_MAX });
    return checkEnd?.(end) ?? null;
  };
  return <PeriodDayField name="end" check={check} />;
}

interface DayProps {
  name: 'start' | 'end';
  /** What is wrong with a day, in words. */
  check: (day: string) => string | null;
}

function PeriodDayField({ name, check }: DayProps) {
  const t = useT();
  return (
    <Form.Item
      name={name}
      label={t(`authorizations.form.${name}`)}
      required
      dependencies={name === 'end' ? ['start'] : undefined}
      rules={[
        {
          validator: async (_, value?: string) => {
            const problem = value ? check(value) : t(`authorizations.form.${name}.required`);
            if (problem) throw new Error(problem);
          },
        },
      ]}
    >
      <DayPicker name={name} />
    </Form.Item>
  );
}
