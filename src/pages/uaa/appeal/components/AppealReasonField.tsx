import { Form } from 'antd';
import { NativeSelect } from '@/components/NativeSelect';
import { useT } from '@/hooks/useT';
import { appealReasons, isAppealReason } from '@/validation/appeals';

/** The field `reason` of the surrounding form. */
export function AppealReasonField() {
  const t = useT();
  const check = async (_: unknown, value: unknown) => {
    if (!isAppealReason(value)) throw new Error(t('appeal.reason.required'));
  };
  return (
    <Form.Item
      name="reason"
      label={t('appeal.reason')}
      required
      initialValue=""
      validateTrigger="onChange"
      rules={[{ validator: check }]}
    >
      <NativeSelect
        name="reason"
        placeholder={t('appeal.reason.choose')}
        options={appealReasons.map((value) => ({ value, label: t(`appeal.reason.${value}`) }))}
      />
    </Form.Item>
  );
}
