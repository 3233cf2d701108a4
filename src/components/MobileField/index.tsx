import { Form } from 'antd';
import { useState } from 'react';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { checkMobile, splitMobile } from '@/validation/fields';
import { DEFAULT_MOBILE_REGION, MobileInput } from './MobileInput';
import '../NormalizedInput.css';

export { DEFAULT_MOBILE_REGION };

/** What the fields hold; the region is HOME_REGION until another is chosen. */
export interface MobileFields {
  region: string;
  mobile: string;
}

interface Props {
  /** What to say where there is none; the portal's own words ask for the reader's number. */
  requiredWords?: MessageKey;
  label?: MessageKey;
  /** Only numbers of the mainland are taken, as by its carriers and banks. */
  mainlandOnly?: boolean;
}

/** What was done to a number as it came in: normalized, or parted from its region. */
type Told = 'form.normalized' | 'code.normalized.region' | null;

/**
 * Region and number of a mobile: fields named `region` and `mobile` of the form around. What is changed of a pasted
 * number is told until the field is empty again.
 */
export function MobileField({
  requiredWords = 'validation.mobile.required',
  label = 'code.mobile',
  mainlandOnly = false,
}: Props) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance<MobileFields>();
  const [told, setTold] = useState<Told>(null);

  const getRegion = (): string =>
    mainlandOnly ? DEFAULT_MOBILE_REGION : (form.getFieldValue('region') ?? DEFAULT_MOBILE_REGION);

  /** A number that came with its region takes it along; one of a region that is not taken keeps it, and is wrong. */
  const normalize = (value: string) => {
    const { region, mobile } = splitMobile(value);
    if (mainlandOnly && region && region !== DEFAULT_MOBILE_REGION) {
      setTold(null);
      return region + mobile;
    }
    if (region) form.setFieldValue('region', region);
    const done: Told = region ? 'code.normalized.region' : mobile === value ? null : 'form.normalized';
    setTold((before) => (mobile || done ? (done ?? before) : null));
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
      extra={<span role="status">{told && t(told, { region: getRegion() })}</span>}
      normalize={normalize}
      rules={[rule((value) => (value === '' ? requiredWords : checkMobile(value, getRegion())))]}
    >
      <MobileInput mainlandOnly={mainlandOnly} />
    </Form.Item>
  );
}
