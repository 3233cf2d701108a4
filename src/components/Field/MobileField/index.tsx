import { Form } from 'antd';
import { useState } from 'react';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { checkMobile, type MobileRegion, splitMobile } from '@/validation/fields';
import { DEFAULT_MOBILE_REGION, MobileInput } from './MobileInput';
import '../NormalizedInput.css';

export { DEFAULT_MOBILE_REGION };

/** Values of the fields; the region is HOME_REGION until the user selects another one. */
export interface MobileFields {
  region: MobileRegion;
  mobile: string;
}

interface Props {
  /** Error message for an empty field; the default asks for the user's own number. */
  requiredMessage?: MessageKey;
  label?: MessageKey;
  /** Accept mainland numbers only, for carriers and banks. */
  mainlandOnly?: boolean;
}

/** The change to the input: the number was normalized, or separated from its region. */
type InputChange = 'form.normalized' | 'code.normalized.region' | null;

/**
 * Region and number of a mobile: the fields `region` and `mobile` of the surrounding form. The field shows how it has
 * changed a pasted number until it is empty again.
 */
export function MobileField({
  requiredMessage = 'validation.mobile.required',
  label = 'code.mobile',
  mainlandOnly = false,
}: Props) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance<MobileFields>();
  const [change, setChange] = useState<InputChange>(null);

  const getRegion = (): string =>
    mainlandOnly ? DEFAULT_MOBILE_REGION : (form.getFieldValue('region') ?? DEFAULT_MOBILE_REGION);

  /** Move a typed region into its field; a number with an unsupported region stays as typed and is invalid. */
  const normalize = (value: string) => {
    const { region, mobile } = splitMobile(value);
    if (mainlandOnly && region && region !== DEFAULT_MOBILE_REGION) {
      setChange(null);
      return region + mobile;
    }
    if (region) form.setFieldValue('region', region);
    const latest: InputChange = region
      ? 'code.normalized.region'
      : mobile === value
        ? null
        : 'form.normalized';
    setChange((before) => (mobile || latest ? (latest ?? before) : null));
    return mobile;
  };

  return (
    <Form.Item
      name="mobile"
      label={t(label)}
      required
      dependencies={['region']}
      validateTrigger="onBlur"
      className="normalized-input"
      extra={<span role="status">{change && t(change, { region: getRegion() })}</span>}
      normalize={normalize}
      rules={[
        rule((value) => (value === '' ? null : checkMobile(value, getRegion()))),
        { ...rule((value) => (value === '' ? requiredMessage : null)), validateTrigger: 'onSubmit' },
      ]}
    >
      <MobileInput mainlandOnly={mainlandOnly} />
    </Form.Item>
  );
}
