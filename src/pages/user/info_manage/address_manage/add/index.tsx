import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { FormCard } from '@/components/Form/FormCard';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { ADDRESSES_MAX } from '@/constants';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { addAddress } from '@/services/addresses';
import { isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { ADDRESS_LIST_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { countAddresses } from '../../counts';
import { ADDRESS_FIELDS, BLANK_ADDRESS } from '../addressValues';
import { AddressForm, useAddressForm } from '../components/AddressForm';
import '../form.css';

/** Field name of the notice, so that the form can focus it. */
const FULL = 'full';

/** /user/info_manage/address_manage/add */
export default function AddressAddPage() {
  const t = useT();
  // The form works without the count: a failure shows no notification.
  const count = useRead(['addressCount'], () => countAddresses({ quiet: true })).data ?? 0;
  const [full, setFull] = useState(false);
  const addressForm = useAddressForm({
    draft: { name: 'address', fields: ADDRESS_FIELDS, begin: BLANK_ADDRESS },
    save: (body) => addAddress(body),
    onError: (error) => setFull(isRefusedFor(error, 'ADDRESS_LIMIT')),
    // No field is invalid: focus the notice, which links to the list.
    retryField: full ? FULL : undefined,
    onSaved: () => {
      showNotice({ type: 'success', title: t('address.added') });
      goTo(ADDRESS_LIST_PATH);
    },
  });

  return (
    <>
      <PageHeader title="page.addressAdd" purpose="address.add.purpose" />
      <FormCard>
        <AddressForm addressForm={addressForm}>
          {(full || count >= ADDRESSES_MAX) && (
            <div id={`address_${FULL}`} tabIndex={-1} className="address-limit">
              <Alert
                type="warning"
                role="status"
                message={t('address.add.none', { all: ADDRESSES_MAX })}
                description={
                  <>
                    <p>{t('address.full')}</p>
                    <Link to={ADDRESS_LIST_PATH}>{t('address.back')}</Link>
                  </>
                }
              />
            </div>
          )}
        </AddressForm>
      </FormCard>
    </>
  );
}
