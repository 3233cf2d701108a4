import { Radio } from 'antd';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { ConfirmDialogState } from '@/components/Dialog/useConfirmDialog';
import { LoadError } from '@/components/Status/LoadError';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { RegionName } from '@/components/Value/RegionName';
import type { AddressRow } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { deleteAddress, listAllAddresses } from '@/services/addresses';
import { ApiError, isNotFound } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { toMaskedPlace } from '../addressTexts';

interface Props {
  dialog: ConfirmDialogState<AddressRow>;
  /** The address in the current list: it may have become the default meanwhile. */
  row: AddressRow;
  /** Total number of addresses. */
  total: number;
  /** Number of rows on this page, including this one. */
  onPage: number;
  /** Called when the displayed list is outdated. */
  onOutdated: () => void;
}

/** Rethrows an error. The request has one field, so a field error means that the replacement no longer exists. */
const throwReplacementGone = (error: unknown): never => {
  const isReplacementGone = error instanceof ApiError && Object.keys(error.fields).length > 0;
  throw isReplacementGone ? new ApiError('http', { messageId: 'address.delete.switchDefaultGone' }) : error;
};

/** Deletes an address after a confirmation. For the default address, the user has to choose a new default first. */
export function DeleteAddressDialog({ dialog, row, total, onPage, onOutdated }: Props) {
  const t = useT();
  const { afterDelete } = useFrontTableActions();
  const [chosen, setChosen] = useState<string>();
  const { id, recipient, mobile, isDefault } = row;
  const replacements = useReplacementAddresses(id, isDefault && total > 1);
  // Until the replacements are loaded, and if loading fails, assume that one is needed.
  const needsReplacement = isDefault && total > 1 && replacements.data?.length !== 0;
  const nextDefault = needsReplacement
    ? (replacements.data?.find((one) => one.id === chosen) ?? replacements.data?.[0])?.id
    : undefined;

  return (
    <ConfirmDialog
      dialog={dialog}
      title={() => t('address.delete.ask')}
      yes={t(needsReplacement ? 'address.delete.switchDefault' : 'address.delete.yes')}
      busy={t('form.deleting')}
      no={t('form.keepIt')}
      danger
      disabled={needsReplacement && !nextDefault}
      act={() => deleteAddress(id, nextDefault).catch(throwReplacementGone)}
      onDone={async () => {
        showNotice({ type: 'success', title: t('address.delete.done') });
        await afterDelete(1, onPage);
      }}
      onError={(error) => {
        // Another tab may have deleted the address, made it the default, or deleted the replacement.
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
            <>
              {replacements.error && (
                <LoadError error={replacements.error} title="address.failed" onRetry={replacements.reload} />
              )}
              {!replacements.data && !replacements.error && <TextSkeleton rows={3} />}
              {replacements.data && !replacements.error && (
                <fieldset className="replacement-addresses">
                  <legend>{t('address.delete.default')}</legend>
                  <Radio.Group
                    name="newDefaultId"
                    value={nextDefault}
                    onChange={({ target }) => setChosen(target.value)}
                    options={replacements.data.map((one) => ({
                      value: one.id,
                      label: (
                        <>
                          <bdi lang="">{one.recipient}</bdi> <RegionName {...toMaskedPlace(one)} />{' '}
                          {one.mobile}
                        </>
                      ),
                    }))}
                  />
                </fieldset>
              )}
            </>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}

/**
 * Loads the addresses that can replace a default address to be deleted: all others, from every page; none if it is
 * not (or no longer) the default. Sends no request unless `needed`.
 */
function useReplacementAddresses(id: string, needed: boolean) {
  return useRead(['replacementAddresses', id, needed], async (): Promise<AddressRow[]> => {
    if (!needed) return [];
    const page = await listAllAddresses();
    const isDefault = page.list.some((one) => one.id === id && one.isDefault);
    return isDefault ? page.list.filter((one) => one.id !== id) : [];
  });
}
