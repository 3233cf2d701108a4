import { Card } from 'antd';
import { useState } from 'react';
import { PageHeader } from '@/components/PageHeader';
import { ADDRESSES_MAX } from '@/constants';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { addAddress } from '@/services/addresses';
import { showNotice } from '@/utils/notice';
import { ADDRESS_LIST_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { countAddressesQuietly } from '../../counts';
import { BLANK_ADDRESS } from '../addressValues';
import { AddressForm } from '../components/AddressForm';
import { AddressLimitNotice } from '../components/AddressLimitNotice';
import { useAddressForm } from '../useAddressForm';
import '../form.css';

/** Stands in the form, where it can have the focus, like a field of this name. */
const FULL = 'full';

/** /user/info_manage/address_manage/add */
export default function AddressAddPage() {
  const t = useT();
  const { afterAdd } = useFrontTableActions();
  const count = useLoad(countAddressesQuietly).data?.count ?? 0;
  const [full, setFull] = useState(false);
  const address = useAddressForm({
    name: 'address',
    begin: BLANK_ADDRESS,
    save: async (body, _version, onFailure) => {
      const added = await addAddress(body, onFailure);
      // An empty answer arrives as true (specification, section 7): nothing was added.
      return typeof added === 'object' && added;
    },
    refused: (why) => setFull('subCode' in why && why.subCode === 'ADDRESS_LIMIT'),
    // No field is to blame: what is, and the way on, has the focus.
    startAgain: full ? FULL : undefined,
    saved: () => {
      showNotice({ type: 'success', title: t('address.added') });
      afterAdd();
      goTo(ADDRESS_LIST_PATH);
    },
  });

  return (
    <>
      <PageHeader title="page.addressAdd" purpose="address.add.purpose" />
      <Card>
        <AddressForm name="address" address={address}>
          {(full || count >= ADDRESSES_MAX) && <AddressLimitNotice id={`address_${FULL}`} />}
        </AddressForm>
      </Card>
    </>
  );
}
