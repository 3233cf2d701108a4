import { useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { ConfirmDialogState } from '@/components/Dialog/useConfirmDialog';
import { RegionName } from '@/components/RegionName';
import type { AddressRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { deleteAddress } from '@/services/addresses';
import { ApiError, isNotFound } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { toMaskedPlace } from '../maskedPlace';
import { useReplacementAddresses } from '../useReplacementAddresses';
import { ReplacementAddressField } from './ReplacementAddressField';

interface Props {
  dialog: ConfirmDialogState<AddressRow>;
  /** The address it is about, as the list has it now: it may have become the default meanwhile. */
  row: AddressRow;
  /** How many addresses there are. */
  total: number;
  /** Rows on this page, this one included. */
  onPage: number;
  /** The list on the page is out of date. */
  onOutdated: () => void;
}

/** The server found a field wrong: the only one is the replacement, which has gone meanwhile. */
const sayReplacementGone = (error: unknown): never => {
  const isReplacementGone = error instanceof ApiError && Object.keys(error.fields).length > 0;
  throw isReplacementGone ? new ApiError('http', { messageId: 'address.delete.heirGone' }) : error;
};

/** Deletes an address once the person has confirmed it; the default one only after another has been chosen instead. */
export function DeleteAddressDialog({ dialog, row, total, onPage, onOutdated }: Props) {
  const t = useT();
  const { afterDelete } = useFrontTableActions();
  const [chosen, setChosen] = useState<string>();
  const { id, recipient, mobile, isDefault } = row;
  const replacements = useReplacementAddresses(id, isDefault && total > 1);
  // Until they are here, and where they cannot be read, nobody knows that none is needed.
  const needsReplacement = isDefault && total > 1 && replacements.data?.length !== 0;
  const nextDefault = needsReplacement
    ? (replacements.data?.find((one) => one.id === chosen) ?? replacements.data?.[0])?.id
    : undefined;

  return (
    <ConfirmDialog
      dialog={dialog}
      title={() => t('address.delete.ask')}
      yes={t(needsReplacement ? 'address.delete.heir' : 'address.delete.yes')}
      busy={t('address.delete.busy')}
      no={t('address.delete.no')}
      danger
      disabled={needsReplacement && !nextDefault}
      act={() => deleteAddress(id, nextDefault).catch(sayReplacementGone)}
      onDone={async () => {
        showNotice({ type: 'success', title: t('address.delete.done') });
        await afterDelete(1, onPage);
      }}
      onError={(error) => {
        // Another tab may have deleted it, made it the default, or deleted the one that was to be.
        onOutdated();
        if (isNotFound(error)) {
          showNotice({ type: 'warning', title: t('address.gone') });
          return 'close';
        }
        replacements.reload();
        return undefined;
      }}
      unreachable="address.delete.unreachable"
    >
      {() => (
        <div className="address-delete">
          <p>
            {recipient} {mobile} <RegionName {...toMaskedPlace(row)} />
          </p>
          {needsReplacement && (
            <ReplacementAddressField replacements={replacements} value={nextDefault} onChange={setChosen} />
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
