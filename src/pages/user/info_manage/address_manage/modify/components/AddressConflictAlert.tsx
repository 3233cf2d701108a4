import { Form } from 'antd';
import { ConflictAlert, type ConflictChoices } from '@/components/Form/ConflictAlert';
import { CodedRegion } from '@/components/Value/CodedRegion';
import { useT } from '@/hooks/useT';
import { type AddressFormValues, BLANK_ADDRESS, isChecked, listDifferences } from '../../addressValues';

interface Props extends ConflictChoices {
  /** The stored values. */
  latest: AddressFormValues;
}

const LABELS = {
  recipient: 'address.recipient',
  mobile: 'code.mobile',
  district: 'region.group',
  detail: 'address.detail',
  postcode: 'address.postcode',
  label: 'address.label',
  isDefault: 'address.default',
} as const;

/** Lists the stored values that differ from the form, after the address was changed elsewhere. */
export function AddressConflictAlert({ latest, ...choices }: Props) {
  const t = useT();
  const form = Form.useFormInstance<AddressFormValues>();
  // Render again at each input.
  Form.useWatch([], form);
  const typed = { ...BLANK_ADDRESS, ...form.getFieldsValue(true) };

  const renderValue = (field: keyof typeof LABELS) => {
    if (field === 'district') return latest.district && <CodedRegion code={latest.district} />;
    if (field === 'label') return t(latest.label ? `address.label.${latest.label}` : 'address.label.none');
    if (field === 'isDefault') return t(isChecked(latest.isDefault) ? 'address.yes' : 'address.no');
    // With the region, which may be the only difference.
    if (field === 'mobile') return `${latest.region} ${latest.mobile}`;
    return latest[field] || t('form.notGiven');
  };
  return (
    <ConflictAlert
      title="address.conflict"
      differences={listDifferences(latest, typed).map((field) => ({
        label: t(LABELS[field]),
        value: renderValue(field),
      }))}
      {...choices}
    />
  );
}
