import { DatePicker, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { useRef } from 'react';
import { AUTHORIZATION_DAYS_MAX } from '@/constants';
import { DAY_FORMAT, useDayParser } from '@/hooks/useDayParser';
import { useT } from '@/hooks/useT';
import { checkEndDay, checkStartDay } from '@/validation/authorizations';
import { today } from '../grantFields';

/** The first and the last day. Any day can be typed or picked: what is wrong with it is said beneath. */
export function PeriodFields() {
  const t = useT();
  const form = Form.useFormInstance();

  const checkStart = (start: string) => {
    const problem = checkStartDay(start, today());
    return problem && t(`authorizations.form.start.${problem}`);
  };
  const checkEnd = (end: string) => {
    const start: string = form.getFieldValue('start') || today();
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
  const dayOf = useDayParser();
  const open = useRef(false);
  return (
    <Form.Item
      name={name}
      label={t(`authorizations.form.${name}`)}
      required
      dependencies={name === 'end' ? ['start'] : undefined}
      getValueProps={(value?: string) => ({ value: dayOf(value) })}
      getValueFromEvent={(day: Dayjs | null) => day?.format(DAY_FORMAT) ?? ''}
      rules={[
        {
          validator: async (_, value?: string) => {
            const problem = value ? check(value) : t(`authorizations.form.${name}.required`);
            if (problem) throw new Error(problem);
          },
        },
      ]}
    >
      <DatePicker
        name={name}
        size="large"
        // Its today would be that of the device, not that of China.
        showNow={false}
        onOpenChange={(now) => {
          open.current = now;
        }}
        // Escape closes what lies on top: the calendar, not the drawer beneath it.
        onKeyDown={(event) => {
          if (open.current && event.key === 'Escape') event.stopPropagation();
        }}
      />
    </Form.Item>
  );
}
