import { Checkbox, Form } from 'antd';
import { DayPicker } from '@/components/Field/DayPicker';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { getNow } from '@/utils/serverClock';
import { formatChinaDate } from '@/validation/dates';
import { checkIdFrom, checkIdTo } from '@/validation/idValidity';

/** First and last day of a document; some have no last day. */
export function ValidityFields() {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const endless = Form.useWatch('endless', form) === true;
  const today = () => formatChinaDate(getNow());
  return (
    <>
      <Form.Item
        name="idFrom"
        label={t('verification.field.idFrom')}
        required
        rules={[rule((value) => checkIdFrom(value, today()))]}
      >
        <DayPicker name="idFrom" className="verification-day" />
      </Form.Item>
      {!endless && (
        <Form.Item
          name="idTo"
          label={t('verification.field.idTo')}
          required
          dependencies={['idFrom']}
          rules={[rule((value) => checkIdTo(value, form.getFieldValue('idFrom') ?? '', today()))]}
        >
          <DayPicker name="idTo" className="verification-day" />
        </Form.Item>
      )}
      <Form.Item name="endless" valuePropName="checked">
        <Checkbox name="endless">{t('verification.field.idTo.endless')}</Checkbox>
      </Form.Item>
    </>
  );
}
