import { Form } from 'antd';
import { checkEnd, checkStart } from '@/validation/templateForms';
import { DayField } from './DayField';
import './PeriodField.css';

/**
 * A period: the fields `start` and `end`. Two fields, because a range picker with two months does not fit on a phone.
 */
export function PeriodField() {
  const form = Form.useFormInstance();
  return (
    <div className="field-pair">
      <DayField name="start" label="template.dates.start" check={checkStart} />
      <DayField
        name="end"
        label="template.dates.end"
        dependencies={['start']}
        check={(end) => checkEnd(form.getFieldValue('start') ?? '', end)}
      />
    </div>
  );
}
