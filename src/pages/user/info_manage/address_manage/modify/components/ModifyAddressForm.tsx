import { useEffect, useMemo, useState } from 'react';
import type { Address } from '@/contract';
import { useT } from '@/hooks/useT';
import { changeAddress } from '@/services/addresses';
import { warn } from '@/utils/http/httpErrors';
import { showNotice } from '@/utils/notice';
import { ADDRESS_LIST_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { toFormValues } from '../../addressValues';
import { AddressForm } from '../../components/AddressForm';
import { useAddressForm } from '../../useAddressForm';
import { ADDRESS_NOT_FOUND, loadAddress } from '../loadAddress';
import { AddressConflictAlert } from './AddressConflictAlert';

interface Props {
  address: Address;
  onGone: () => void;
}

/** An address to change. What has changed elsewhere meanwhile is shown beside what was typed, and never overwritten. */
export function ModifyAddressForm({ address, onGone }: Props) {
  const t = useT();
  const begin = useMemo(() => toFormValues(address), [address]);
  const [latest, setLatest] = useState(address);
  const [outdated, setOutdated] = useState(false);

  const readLatest = async () => {
    const read = await loadAddress(address.id).catch((error: unknown) => {
      warn(error);
      return false as const;
    });
    if (read === ADDRESS_NOT_FOUND) return onGone();
    if (typeof read !== 'object') return undefined;
    setLatest(read);
    return setOutdated(true);
  };

  const held = useAddressForm({
    name: `address ${address.id}`,
    begin,
    save: async (body, version, onFailure) =>
      (await changeAddress(address.id, { ...body, version }, onFailure)) !== false,
    saved: () => {
      showNotice({ type: 'success', title: t('address.changed') });
      goTo(ADDRESS_LIST_PATH);
    },
    refused: (why) => {
      if ('subCode' in why && why.subCode === 'CHANGED_MEANWHILE') readLatest();
    },
    gone: onGone,
  });
  const { form, restoredAt } = held;

  // A draft may be of an older version than what was read just now.
  useEffect(() => {
    if (restoredAt !== null && form.getFieldValue('version') !== address.version) setOutdated(true);
  }, [form, restoredAt, address.version]);

  const current = toFormValues(latest);
  return (
    <AddressForm name="address" address={held} settled={latest.isDefault}>
      {outdated && (
        <AddressConflictAlert
          latest={current}
          onTake={() => {
            setOutdated(false);
            held.beginWith(current);
          }}
          onKeep={() => {
            setOutdated(false);
            held.submission.forgetFailure();
            // The default cannot stop being it by this form.
            form.setFieldsValue({
              version: latest.version,
              ...(latest.isDefault && { isDefault: current.isDefault }),
            });
            held.keep();
          }}
        />
      )}
    </AddressForm>
  );
}
