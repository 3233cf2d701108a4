import { Checkbox, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { MobileField } from '@/components/Field/MobileField';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { RegionField } from '@/components/Field/RegionField';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN } from '@/constants';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { ADDRESS_LIST_PATH } from '@/utils/routing/paths';
import { addressLabels, checkDetail, checkRecipient } from '@/validation/addresses';
import { checkPostcode } from '@/validation/details';
import { normalizeName } from '@/validation/normalize';
import { isChecked, toCheckboxValue } from '../addressValues';
import type { useAddressForm } from '../useAddressForm';

/** Converts full-width digits and removes spaces. */
const normalizePostcode = (value: string) => value.normalize('NFKC').replace(/\s/g, '');

interface Props {
  addressForm: ReturnType<typeof useAddressForm>;
  /** Whether the address is the default, which this form cannot change. */
  isDefault?: boolean;
  /** Messages above the fields. */
  children?: ReactNode;
}

/** The form of a new or an existing address. */
export function AddressForm({ addressForm, isDefault = false, children }: Props) {
  const t = useT();
  const { formProps, draft, startOver } = addressForm;

  return (
    <PortalForm {...formProps} name="address" className="address-form">
      <DraftAlert draft={draft} onDiscard={() => startOver()} />
      {children}
      <AddressFields isDefaultFixed={isDefault} />
      <SubmitFooter form={addressForm} submitLabel="address.save" submittingLabel="form.saving">
        <LinkButton to={ADDRESS_LIST_PATH}>{t('form.cancel')}</LinkButton>
      </SubmitFooter>
    </PortalForm>
  );
}

/** The fields of an address. `isDefaultFixed`: it is the default address and stays so until another replaces it. */
function AddressFields({ isDefaultFixed }: { isDefaultFixed: boolean }) {
  const t = useT();
  const rule = useFieldRule();
  return (
    <>
      <NormalizedInput
        name="recipient"
        label="address.recipient"
        normalize={normalizeName}
        check={checkRecipient}
        input={{ autoComplete: 'name' }}
      />
      <MobileField requiredMessage="address.mobile.required" />
      <RegionField name="district" />
      <Form.Item
        name="detail"
        label={t('address.detail')}
        rules={[rule(checkDetail)]}
        extra={t('address.detail.hint', { min: ADDRESS_DETAIL_MIN, max: ADDRESS_DETAIL_MAX })}
      >
        <Input name="detail" autoComplete="address-line1" />
      </Form.Item>
      <NormalizedInput
        name="postcode"
        label="address.postcode"
        required={false}
        normalize={normalizePostcode}
        check={checkPostcode}
        input={{ autoComplete: 'postal-code', inputMode: 'numeric' }}
      />
      <Form.Item name="label" label={t('address.label')}>
        <NativeSelect
          name="label"
          placeholder={t('address.label.none')}
          options={addressLabels.map((value) => ({ value, label: t(`address.label.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="isDefault"
        getValueProps={(value) => ({ checked: isChecked(value) })}
        getValueFromEvent={({ target }) => toCheckboxValue(target.checked)}
        extra={isDefaultFixed ? t('address.isDefault.settled') : undefined}
      >
        <Checkbox disabled={isDefaultFixed}>{t('address.isDefault')}</Checkbox>
      </Form.Item>
    </>
  );
}
