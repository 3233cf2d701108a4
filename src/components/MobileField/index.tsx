import { Form } from 'antd';
import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import { checkMobile, splitMobile } from '@/validation/fields';
import { HOME_REGION, MobileInput } from './MobileInput';

export { HOME_REGION };

/** What the fields hold; the region is HOME_REGION until another is chosen. */
export interface MobileFields {
  region: string;
  mobile: string;
}

/** Region and number of a mobile: fields named `region` and `mobile` of the form around. */
export function MobileField() {
  const t = useT();
  const rule = useRule();
  const form = Form.useFormInstance<MobileFields>();

  /** A number that came with its region takes it along. */
  const normalize = (value: string) => {
    const { region, mobile } = splitMobile(value);
    if (region) form.setFieldValue('region', region);
    return mobile;
  };

  return (
    <Form.Item
      name="mobile"
      label={t('code.mobile')}
      required
      dependencies={['region']}
      validateTrigger="onBlur"
      normalize={normalize}
      rules={[rule((value) => checkMobile(value, form.getFieldValue('region') ?? HOME_REGION))]}
    >
      <MobileInput />
    </Form.Item>
  );
}
