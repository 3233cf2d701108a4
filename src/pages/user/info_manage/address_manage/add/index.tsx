import { Card } from 'antd';
import { useState } from 'react';
import { PageHeader } from '@/components/PageHeader';
import { ADDRESSES_MAX } from '@/constants';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { addAddress } from '@/services/addresses';
import { showNotice } from '@/utils/notice';
import { goTo } from '@/utils/routing/redirect';
import { glanceAtAddresses } from '../../counts';
import { LIST } from '../addressPaths';
import { BLANK } from '../addressValues';
import { AddressesFull } from '../components/AddressesFull';
import { AddressForm } from '../components/AddressForm';
import { useAddressForm } from '../useAddressForm';
import '../form.css';

/** Stands in the form, where it can have the focus, like a field of this name. */
const FULL = 'full';

/** /user/info_manage/address_manage/add */
export default function AddressAddPage() {
  const t = useT();
  const { afterAdd } = useFrontTableActions();
  const count = useLoad(glanceAtAddresses).data?.count ?? 0;
  const [full, setFull] = useState(false);
  const address = useAddressForm({
    name: 'address',
    begin: BLANK,
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
      goTo(LIST);
    },
  });

  return (
    <>
      <PageHeader title="page.addressAdd" purpose="address.add.purpose" />
      <Card>
        <AddressForm name="address" address={address}>
          {(full || count >= ADDRESSES_MAX) && <AddressesFull id={`address_${FULL}`} />}
        </AddressForm>
      </Card>
    </>
  );
}
