import { Button, Form } from 'antd';
import { Alert } from '@/components/Alert';
import { loadRegions } from '@/components/RegionField/loadRegions';
import { RegionName } from '@/components/RegionName';
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

interface Props {
  /** The version on the server. */
  latest: AddressFormValues;
  /** Called to load the latest version into the form. */
  onTake: () => void;
  /** Called to keep the typed values; saving replaces the latest version. */
  onKeep: () => void;
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

/** The address was changed elsewhere: shows the differences from the form and asks which version to keep. */
export function AddressConflictAlert({ latest, onTake, onKeep }: Props) {
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
    <Alert
      type="warning"
      role="alert"
      className="address-conflict"
      message={t('address.conflict')}
      description={
        <>
          <p>{t('address.conflict.text')}</p>
          <dl>
            {listDifferences(latest, typed).map((field) => (
              <div key={field}>
                <dt>{t(LABELS[field])}</dt>
                <dd dir="auto">{renderValue(field)}</dd>
              </div>
            ))}
          </dl>
          <div className="address-conflict-acts">
            <Button onClick={onTake}>{t('address.conflict.take')}</Button>
            <Button onClick={onKeep}>{t('address.conflict.keep')}</Button>
          </div>
        </>
      }
    />
  );
}
