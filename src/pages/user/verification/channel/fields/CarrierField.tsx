import { Form } from 'antd';
import { useEffect } from 'react';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { carriers, guessCarrier } from '@/validation/carriers';

/** The carrier of the mobile number, derived from the number until the user chooses another. */
export function CarrierField() {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const mobile: string = Form.useWatch('mobile', form) ?? '';
  const chosen: string | undefined = Form.useWatch('carrier', form);
  const guess = guessCarrier(mobile);

  useEffect(() => {
    if (guess && !form.isFieldTouched('carrier')) form.setFieldValue('carrier', guess);
  }, [form, guess]);

  return (
    <Form.Item
      name="carrier"
      label={t('verification.field.carrier')}
      required
      validateTrigger="onChange"
      rules={[rule((value) => (value ? null : 'validation.carrier.required'))]}
      extra={
        <span role="status">{guess && chosen === guess && t('verification.field.carrier.guessed')}</span>
      }
    >
      <NativeSelect
        name="carrier"
        placeholder={t('verification.field.carrier.choose')}
        options={carriers.map((value) => ({ value, label: t(`verification.carrier.${value}`) }))}
      />
    </Form.Item>
  );
}
