import { Form } from 'antd';
import { loadRegions } from '@/components/Field/RegionField/loadRegions';
import { ConflictAlert, type ConflictChoices } from '@/components/Form/ConflictAlert';
import { RegionName } from '@/components/Value/RegionName';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { getRegionNames } from '@/validation/regions';
import {
  type AddressFormValues,
  BLANK_ADDRESS,
  isChecked,
  listDifferences,
  type VISIBLE_ADDRESS_FIELDS,
} from '../../addressValues';

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

/** Compares the form with the address that was changed elsewhere. */
export function AddressConflictAlert({ latest, ...choices }: Props) {
  const t = useT();
  const { data: tree } = useLoad(loadRegions);
  const form = Form.useFormInstance<AddressFormValues>();
  Form.useWatch([], form);
  const typed = { ...BLANK_ADDRESS, ...form.getFieldsValue(true) };

  const renderValue = (field: (typeof VISIBLE_ADDRESS_FIELDS)[number]) => {
    if (field === 'district') {
      const original = getRegionNames(tree ?? [], latest.district).join('');
      return tree && <RegionName code={latest.district} original={original} />;
    }
    if (field === 'label') return t(latest.label ? `address.label.${latest.label}` : 'address.label.none');
    if (field === 'isDefault') return t(isChecked(latest.isDefault) ? 'address.yes' : 'address.no');
    if (field === 'mobile') return `${latest.region} ${latest.mobile}`;
    return latest[field] || t('address.label.none');
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
