import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { BusyButton } from '@/components/BusyButton';
import { FailureAlert } from '@/components/FailureAlert';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { deleteAddress, setDefaultAddress } from '@/services/addresses';
import type { AddressRow } from '@/services/contract';
import type { Failure } from '@/utils/failure';
import { showNotice } from '@/utils/notice';
import { tryAct } from '../tryAct';

interface Props {
  row: AddressRow;
  /** The others on screen. */
  others: AddressRow[];
  total: number;
  /** Rows on this page, this one included. */
  onPage: number;
  onOutdated: () => void;
  /** The dialog is gone; whether something was done. */
  onClosed: (acted: boolean) => void;
}

/** Deletes an address, once the person has said twice that they mean it; the default only after another took over. */
export function DeleteAddress({ row, others, total, onPage, onOutdated, onClosed }: Props) {
  const t = useT();
  const { afterDelete } = useFrontTableActions();
  const [open, setOpen] = useState(true);
  const [acted, setActed] = useState(false);
  const [heir, setHeir] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id, recipient, mobile, address, isDefault } = row;
  const needsHeir = isDefault && total > 1;
  const nextDefault = heir ?? others[0]?.id;

  const work = async () => {
    if (needsHeir && nextDefault) {
      const failed = await tryAct((onFailure) => setDefaultAddress(nextDefault, onFailure));
      if (failed) return failed;
    }
    return tryAct((onFailure) => deleteAddress(id, onFailure));
  };
  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    const failed = await work();
    if (failed && failed !== 'gone') {
      // Another tab may have made it the default.
      onOutdated();
      return setFailure(failed);
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
          <BusyButton type="primary" danger busy={submitting} onClick={() => submit(undefined)}>
            {t(submitting ? 'address.delete.busy' : needsHeir ? 'address.delete.heir' : 'address.delete.yes')}
          </BusyButton>
        </>
      }
    >
      <p>
        {recipient} {mobile} <span lang="zh-CN">{address}</span>
      </p>
      {needsHeir && (
        <fieldset className="address-heirs">
          <legend>{t('address.delete.default')}</legend>
          <Radio.Group
            name="heir"
            value={nextDefault}
            onChange={({ target }) => setHeir(target.value)}
            options={others.map((one) => ({
              value: one.id,
              label: (
                <>
                  <span lang="zh-CN">
                    {one.recipient} {one.address}
                  </span>{' '}
                  {one.mobile}
                </>
              ),
            }))}
          />
        </fieldset>
      )}
      {failure && <FailureAlert failure={failure} />}
    </Modal>
  );
}
