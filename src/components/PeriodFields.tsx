import { Form } from 'antd';
import { DayPicker } from '@/components/DayPicker';
import { AUTHORIZATION_DAYS_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import { getToday } from '@/utils/today';
import { checkEndDay, checkStartDay } from '@/validation/authorizations';
import './PeriodFields.css';

/** What is wrong with a day besides, in words; null for nothing. */
type CheckLimit = (day: string) => string | null;

interface Props {
  checkStartLimit?: CheckLimit;
  checkEndLimit?: CheckLimit;
}

/** The first and the last day. Any day can be typed or picked: what is wrong with it is said beneath. */
export function PeriodFields({ checkStartLimit, checkEndLimit }: Props) {
  const t = useT();
  const form = Form.useFormInstance();

  const checkStart = (start: string) => {
    const problem = checkStartDay(start, getToday());
    return problem ? t(`authorizations.form.start.${problem}`) : (checkStartLimit?.(start) ?? null);
  };
  return (
    <>
      <p className="period-days">{t('authorizations.form.days', { days: AUTHORIZATION_DAYS_MAX })}</p>
      <div className="period-fields">
        <PeriodDayField name="start" check={checkStart} />
        <EndDayField
          check={(end) => checkEndDay(form.getFieldValue('start') || getToday(), end)}
          checkLimit={checkEndLimit}
        />
      </div>
    </>
  );
}

interface EndProps {
  /** What is wrong with a last day. */
  check: (end: string) => 'past' | 'backwards' | 'long' | null;
  checkLimit?: CheckLimit;
}

/** The last day; alone where the first one stands. */
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
