import { CheckOutlined } from '@ant-design/icons';
import { Button, Card, Tag } from 'antd';
import { useId } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { Link } from '@/components/Link';
import type { AddressRow } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { setDefaultAddress } from '@/services/addresses';
import { isNotFound } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { toAddressModifyPath } from '@/utils/routing/paths';

interface Props {
  row: AddressRow;
  onDelete: () => void;
  /** The list on the page is out of date. */
  onOutdated: () => void;
  /** Something was done: what had the focus may be gone. */
  onActed: () => void;
}

/** One address, masked, and what can be done about it. */
export function AddressCard({ row, onDelete, onOutdated, onActed }: Props) {
  const t = useT();
  const ownerId = useId();
  const { afterAdd } = useFrontTableActions();
  const { id, recipient, mobile, address, label, isDefault } = row;

  const { run, running, error } = useAction({
    act: () => setDefaultAddress(id),
    onDone: async () => {
      showNotice({ type: 'success', title: t('address.default.done') });
      onActed();
      // The default stands first: on page 1, like what was added.
      await afterAdd();
    },
    onError: (failed) => {
      if (!isNotFound(failed)) return false;
      showNotice({ type: 'warning', title: t('address.gone') });
      // The card goes, and with it what has the focus.
      onActed();
      onOutdated();
      return true;
    },
  });

  return (
    <Card className="address-card">
      <p id={ownerId} className="address-whose">
        {recipient} <span className="address-mobile">{mobile}</span>
      </p>
      <p lang="zh-CN">{address}</p>
      <div className="address-tags">
        {isDefault && <Tag icon={<CheckOutlined aria-hidden="true" />}>{t('address.default')}</Tag>}
        {label && <Tag>{t(`address.label.${label}`)}</Tag>}
      </div>
      <div className="address-acts">
        <Link className="address-change" to={toAddressModifyPath(id)} aria-describedby={ownerId}>
          {t('address.change')}
        </Link>
        {!isDefault && (
          <SubmitButton busy={running} onClick={() => run()} aria-describedby={ownerId}>
            {t('address.makeDefault')}
          </SubmitButton>
        )}
        <Button danger onClick={onDelete} aria-describedby={ownerId}>
          {t('address.delete')}
        </Button>
      </div>
      {error && <FailureAlert error={error} unreachable="address.makeDefault.unreachable" />}
    </Card>
  );
}
