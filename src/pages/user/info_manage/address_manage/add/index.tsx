import { Card } from 'antd';
import { PageHeader } from '@/components/PageHeader';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { addAddress } from '@/services/addresses';
import { showNotice } from '@/utils/notice';
import { goTo } from '@/utils/redirect';
import { LIST } from '../addressPaths';
import { BLANK } from '../addressValues';
import { AddressForm } from '../components/AddressForm';
import { useAddressForm } from '../useAddressForm';
import '../form.css';

/** /user/info_manage/address_manage/add */
export default function AddressAddPage() {
  const t = useT();
  const { afterAdd } = useFrontTableActions();
  const address = useAddressForm({
    name: 'address',
    begin: BLANK,
    save: async (body, _version, onFailure) => {
      const added = await addAddress(body, onFailure);
      // An empty answer arrives as true (specification, section 7): nothing was added.
      return typeof added === 'object' && added;
    },
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
        <AddressForm name="address" address={address} />
      </Card>
    </>
  );
}
