import type { ReactNode } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useT } from '@/hooks/useT';
import { ADDRESS_LIST_PATH } from '@/utils/routing/paths';
import type { useAddressForm } from '../useAddressForm';
import { AddressFields } from './AddressFields';

interface Props {
  /** Name of the form. */
  name: string;
  addressForm: ReturnType<typeof useAddressForm>;
  /** Whether the address is the default, which this form cannot change. */
  isDefault?: boolean;
  /** Messages above the fields. */
  children?: ReactNode;
}

/** The form of a new or an existing address. */
export function AddressForm({ name, addressForm, isDefault = false, children }: Props) {
  const t = useT();
  const { formProps, draft, startOver } = addressForm;

  return (
    <PortalForm {...formProps} name={name} className="address-form">
      <DraftAlert draft={draft} onDiscard={() => startOver()} />
      {children}
      <AddressFields isDefaultFixed={isDefault} />
      <SubmitFooter form={addressForm} submitLabel="address.save" submittingLabel="form.saving">
        <LinkButton to={ADDRESS_LIST_PATH}>{t('form.cancel')}</LinkButton>
      </SubmitFooter>
    </PortalForm>
  );
}
