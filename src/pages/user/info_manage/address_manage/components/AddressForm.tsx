import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Alert } from '@/components/Alert';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { useT } from '@/hooks/useT';
import { formatDateTime } from '@/utils/i18n/dates';
import { ADDRESS_LIST_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import type { useAddressForm } from '../useAddressForm';
import { AddressFields } from './AddressFields';

interface Props {
  /** Names the form on the page. */
  name: string;
  address: ReturnType<typeof useAddressForm>;
  settled?: boolean;
  /** What to know before it is sent. */
  children?: ReactNode;
}

/** The form of an address, a new one's or a known one's. */
export function AddressForm({ name, address, settled = false, children }: Props) {
  const t = useT();
  // Follows a switch of the language: the date is written in the one in force.
  useIntl();
  const { submission, restoredAt, dropDraft, onValuesChange } = address;
  const { submitting, failure, formProps } = submission;

  return (
    <PortalForm {...formProps} name={name} className="address-form" onValuesChange={onValuesChange}>
      {restoredAt !== null && (
        <Alert
          type="info"
          role="status"
          className="address-restored"
          message={t('address.restored', { at: formatDateTime(new Date(restoredAt).toISOString()) })}
          action={
            <Button type="link" onClick={dropDraft}>
              {t('address.restored.drop')}
            </Button>
          }
        />
      )}
      {children}
      <AddressFields settled={settled} />
      <FailureAlert failure={failure} />
      <div className="address-acts">
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'address.saving' : 'address.save')}
        </SubmitButton>
        <Button onClick={() => goTo(ADDRESS_LIST_PATH)}>{t('address.cancel')}</Button>
      </div>
    </PortalForm>
  );
}
