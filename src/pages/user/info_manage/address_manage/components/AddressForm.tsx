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
import type { DraftOptions } from '@/components/Form/useDraft';
import { type FormOptions, useForm } from '@/components/Form/useForm';
import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN } from '@/constants';
import type { AddressBody } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { ADDRESS_LIST_PATH } from '@/utils/routing/paths';
import { addressLabels, checkDetail, checkRecipient } from '@/validation/addresses';
import { checkPostcode } from '@/validation/details';
import { normalizeName, normalizePostcode } from '@/validation/normalize';
import { type AddressFormValues, isChecked, toAddressBody, toCheckboxValue } from '../addressValues';

interface Props {
  addressForm: ReturnType<typeof useAddressForm>;
  /** Whether the address is the default, and stays so until another replaces it. */
  isDefault?: boolean;
  /** Messages above the fields. */
  children?: ReactNode;
}

/** The form of a new or an existing address. */
export function AddressForm({ addressForm, isDefault = false, children }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const { formProps, draft, startOver } = addressForm;

  return (
    <PortalForm {...formProps} name="address" className="address-form">
      <DraftAlert draft={draft} onDiscard={() => startOver()} />
      {children}
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
        extra={isDefault ? t('address.isDefault.settled') : undefined}
      >
        <Checkbox disabled={isDefault}>{t('address.isDefault')}</Checkbox>
      </Form.Item>
      <SubmitFooter form={addressForm} submitLabel="address.save" submittingLabel="form.saving">
        <LinkButton to={ADDRESS_LIST_PATH}>{t('form.cancel')}</LinkButton>
      </SubmitFooter>
    </PortalForm>
  );
}

interface Options<Result>
  extends Pick<FormOptions<AddressFormValues, Result>, 'onSaved' | 'onError' | 'retryField'> {
  /** The draft, which belongs to the user. */
  draft: Omit<DraftOptions, 'owner'>;
  /** `version`: the version that the typed values are based on; '' for a new address. Throws ApiError. */
  save: (body: AddressBody, version: string) => Promise<Result>;
}

/** Manages the form of an address: submission and draft. */
export function useAddressForm<Result>({ draft, save, ...options }: Options<Result>) {
  const owner = useGlobal((state) => state.userInfo?.id);
  const addressForm = useForm<AddressFormValues, Result>({
    ...options,
    save: (values): Promise<Result> => save(toAddressBody(values), addressForm.draft.version ?? ''),
    errorFields: { ADDRESS_DEFAULT: 'isDefault' },
    firstField: 'recipient',
    unreachable: 'form.unreachable.save',
    draft: { ...draft, owner },
  });
  return addressForm;
}
