import { Form } from 'antd';
import { useMemo, useState } from 'react';
import { ConflictAlert, type ConflictChoices } from '@/components/Form/ConflictAlert';
import { CodedRegion } from '@/components/Value/CodedRegion';
import type { Address } from '@/contract';
import { useT } from '@/hooks/useT';
import { changeAddress } from '@/services/addresses';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { UNKNOWN } from '@/utils/http/unknownRecord';
import { showNotice } from '@/utils/notice';
import { ADDRESS_LIST_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import {
  type AddressFormValues,
  BLANK_ADDRESS,
  isChecked,
  listDifferences,
  toFormValues,
  UNGUARDED_ADDRESS_FIELDS,
} from '../../addressValues';
import { AddressForm, useAddressForm } from '../../components/AddressForm';
import { loadAddress, STEP_UP_DECLINED } from '../loadAddress';

/**
 * Form to change an address. Changes made elsewhere meanwhile are shown beside the typed values and never overwritten
 * silently.
 */
export function ModifyAddressForm({ address, onNotFound }: { address: Address; onNotFound: () => void }) {
  const t = useT();
  /** The version that the form starts with: as loaded, or as accepted after a conflict. */
  const [base, setBase] = useState(address);
  const begin = useMemo(() => toFormValues(base), [base]);
  const [latest, setLatest] = useState(address);

  const addressForm = useAddressForm({
    draft: {
      name: `address ${address.id}`,
      fields: UNGUARDED_ADDRESS_FIELDS,
      begin,
      version: base.version,
    },
    save: (body, version) => changeAddress(address.id, { ...body, version }),
    onSaved: () => {
      showNotice({ type: 'success', title: t('address.changed') });
      goTo(ADDRESS_LIST_PATH);
    },
    onError: async (error): Promise<boolean> => {
      if (isNotFound(error)) {
        addressForm.markSaved();
        onNotFound();
        return true;
      }
      if (!isRefusedFor(error, 'CHANGED_MEANWHILE')) return false;
      try {
        const read = await loadAddress(address.id);
        if (read === UNKNOWN) onNotFound();
        // The conflict alert shows the error.
        else if (read !== STEP_UP_DECLINED) setLatest(read);
        return read !== STEP_UP_DECLINED;
      } catch (failed) {
        warn(failed);
        return false;
      }
    },
  });
  const { form, draft } = addressForm;
  // A draft may be based on an older version, too.
  const isOutdated = draft.version !== latest.version;
  const latestValues = toFormValues(latest);
  return (
    <AddressForm addressForm={addressForm} isDefault={latest.isDefault}>
      {isOutdated && (
        <AddressConflictAlert
          latest={latestValues}
          onTake={() => {
            setBase(latest);
            addressForm.startOver(latestValues);
          }}
          onKeep={() => {
            addressForm.clearError();
            // This form cannot unset the default address.
            if (latest.isDefault) form.setFieldsValue({ isDefault: latestValues.isDefault });
            draft.setVersion(latest.version);
          }}
        />
      )}
    </AddressForm>
  );
}

const CONFLICT_LABELS = {
  recipient: 'address.recipient',
  mobile: 'code.mobile',
  district: 'region.group',
  detail: 'address.detail',
  postcode: 'address.postcode',
  label: 'address.label',
  isDefault: 'address.default',
} as const;

/** Lists the stored values that differ from the form, after the address was changed elsewhere. */
function AddressConflictAlert({ latest, ...choices }: ConflictChoices & { latest: AddressFormValues }) {
  const t = useT();
  const form = Form.useFormInstance<AddressFormValues>();
  // Render again at each input.
  Form.useWatch([], form);
  const typed = { ...BLANK_ADDRESS, ...form.getFieldsValue(true) };

  const renderValue = (field: keyof typeof CONFLICT_LABELS) => {
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
        label: t(CONFLICT_LABELS[field]),
        value: renderValue(field),
      }))}
      {...choices}
    />
  );
}
