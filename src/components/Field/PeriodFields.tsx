import { Form } from 'antd';
import { DayPicker } from '@/components/Field/DayPicker';
import { AUTHORIZATION_DAYS_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import { getToday } from '@/utils/today';
import { checkEndDay, checkStartDay } from '@/validation/authorizations';
import { isCalendarDay } from '@/validation/days';
import './PeriodFields.css';

/** Returns the error message of an additional rule, or null. */
type CheckLimit = (day: string) => string | null;

interface Props {
  checkStartLimit?: CheckLimit;
  checkEndLimit?: CheckLimit;
}

/** The first and the last day. Any text can be typed and any day picked; an error is shown below its field. */
export function PeriodFields({ checkStartLimit, checkEndLimit }: Props) {
  const t = useT();
  const form = Form.useFormInstance();

  const checkStart = (start: string) => {
    const problem = checkStartDay(start, getToday());
    return problem ? t(`authorizations.form.start.${problem}`) : (checkStartLimit?.(start) ?? null);
  };
  const checkEnd = (end: string) => {
    const start: string = form.getFieldValue('start') ?? '';
    return checkEndDay(isCalendarDay(start) ? start : getToday(), end);
  };
  return (
    <>
      <p className="period-days">{t('authorizations.form.days', { days: AUTHORIZATION_DAYS_MAX })}</p>
      <div className="period-fields">
        <PeriodDayField name="start" check={checkStart} />
        <EndDayField check={checkEnd} checkLimit={checkEndLimit} />
      </div>
    </>
  );
}

interface EndProps {
  /** Returns the error of the last day. */
  check: (end: string) => 'past' | 'backwards' | 'long' | null;
  checkLimit?: CheckLimit;
}

/** The last day; used alone if the first one is fixed. */
export function EndDayField({ check, checkLimit }: EndProps) {
  const t = useT();
  const explain = (end: string) => {
    const problem = check(end);
    if (problem) return t(`authorizations.form.end.${problem}`, { days: AUTHORIZATION_DAYS_MAX });
    return checkLimit?.(end) ?? null;
  };
  return <PeriodDayField name="end" check={explain} />;
}

interface DayProps {
  name: 'start' | 'end';
  /** Returns the error message of an existing day. */
  check: (day: string) => string | null;
}

function PeriodDayField({ name, check }: DayProps) {
  const t = useT();
  const explain = (day?: string) => {
    if (!day) return t(`authorizations.form.${name}.required`);
    return isCalendarDay(day) ? check(day) : t('validation.day');
  };
  return (
    <Form.Item
      name={name}
      label={t(`authorizations.form.${name}`)}
      required
      dependencies={name === 'end' ? ['start'] : undefined}
      rules={[
        {
          validator: async (_, value?: string) => {
            const problem = explain(value);
            if (problem) throw new Error(problem);
          },
        },
      ]}
    >
      <DayPicker name={name} />
    </Form.Item>
  );
}
