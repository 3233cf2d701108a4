import { Button, Modal } from 'antd';
import { useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { AddressRow } from '@/contract';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { deleteAddress } from '@/services/addresses';
import type { Failure } from '@/utils/http/failure';
import { showNotice } from '@/utils/notice';
import { runAddressAction } from '../runAddressAction';
import { useReplacementAddresses } from '../useReplacementAddresses';
import { ReplacementAddressField } from './ReplacementAddressField';

interface Props {
  row: AddressRow;
  total: number;
  /** Rows on this page, this one included. */
  onPage: number;
  onOutdated: () => void;
  /** The dialog is gone; whether something was done. */
  onClosed: (acted: boolean) => void;
}

/** Deletes an address, once the person has said twice that they mean it; the default only after another took over. */
export function DeleteAddressButton({ row, total, onPage, onOutdated, onClosed }: Props) {
  const t = useT();
  const { afterDelete } = useFrontTableActions();
  const [open, setOpen] = useState(true);
  const [acted, setActed] = useState(false);
  const [heir, setHeir] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id, recipient, mobile, address, isDefault } = row;
  const heirs = useReplacementAddresses(id, isDefault && total > 1);
  // Until they are here, and where they cannot be read, nobody knows that none is needed.
  const needsHeir = isDefault && total > 1 && heirs.data?.length !== 0;
  const nextDefault = needsHeir
    ? (heirs.data?.find((one) => one.id === heir) ?? heirs.data?.[0])?.id
    : undefined;

  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    const failed = await runAddressAction(
      (onFailure) => deleteAddress(id, nextDefault, onFailure),
      'address.delete.unreachable',
    );
    if (failed && failed !== 'gone') {
      // Another tab may have made it the default, or deleted the one that was to be.
      onOutdated();
      heirs.reload();
      return setFailure('fields' in failed ? { messageId: 'address.delete.heirGone' } : failed);
    }
    setActed(true);
    setOpen(false);
    if (failed) {
      showNotice({ type: 'warning', title: t('address.gone') });
      return onOutdated();
    }
    showNotice({ type: 'success', title: t('address.delete.done') });
    return afterDelete(1, onPage);
  });

  return (
    <Modal
      className="address-delete"
      open={open}
      title={t('address.delete.ask')}
      closable={{ 'aria-label': t('common.close') }}
      // Where it was deleted, its button is gone.
      focusTriggerAfterClose={!acted}
      onCancel={() => setOpen(false)}
      afterClose={() => onClosed(acted)}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('address.delete.no')}</Button>
          <SubmitButton
            type="primary"
            danger
            busy={submitting}
            disabled={needsHeir && !nextDefault}
            onClick={() => submit(undefined)}
          >
            {t(submitting ? 'address.delete.busy' : needsHeir ? 'address.delete.heir' : 'address.delete.yes')}
          </SubmitButton>
        </>
      }
    >
      <p>
        {recipient} {mobile} <span lang="zh-CN">{address}</span>
      </p>
      {needsHeir && <ReplacementAddressField heirs={heirs} value={nextDefault} onChange={setHeir} />}
      {failure && <FailureAlert failure={failure} />}
    </Modal>
  );
}
