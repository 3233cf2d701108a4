import { Form } from 'antd';
import { DayPicker } from '@/components/DayPicker';
import { AUTHORIZATION_DAYS_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import { getToday } from '@/utils/today';
import { checkEndDay, checkStartDay } from '@/validation/authorizations';

/** The first and the last day. Any day can be typed or picked: what is wrong with it is said beneath. */
export function PeriodFields() {
  const t = useT();
  const form = Form.useFormInstance();

  const checkStart = (start: string) => {
    const problem = checkStartDay(start, getToday());
    return problem && t(`authorizations.form.start.${problem}`);
  };
  const checkEnd = (end: string) => {
    const start: string = form.getFieldValue('start') || getToday();
    const problem = checkEndDay(start, end);
    return problem && t(`authorizations.form.end.${problem}`, { days: AUTHORIZATION_DAYS_MAX });
  };
  return (
    <div className="authorizations-period">
      <PeriodDayField name="start" check={checkStart} />
      <PeriodDayField name="end" check={checkEnd} />
    </div>
  );
}

interface Props {
  name: 'start' | 'end';
  /** What is wrong with a day, in words. */
  check: (day: string) => string | null;
}

function PeriodDayField({ name, check }: Props) {
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
