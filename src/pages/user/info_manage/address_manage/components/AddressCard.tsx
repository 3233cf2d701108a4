import { CheckOutlined } from '@ant-design/icons';
import { Button, Card, Tag } from 'antd';
import { useId, useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { Link } from '@/components/Link';
import type { AddressRow } from '@/contract';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { setDefaultAddress } from '@/services/addresses';
import type { Failure } from '@/utils/http/failure';
import { showNotice } from '@/utils/notice';
import { toAddressModifyPath } from '@/utils/routing/paths';
import { runAddressAction } from '../runAddressAction';

interface Props {
  row: AddressRow;
  onDelete: () => void;
  onOutdated: () => void;
  onActed: () => void;
}

/** One address, masked, and what can be done about it. */
export function AddressCard({ row, onDelete, onOutdated, onActed }: Props) {
  const t = useT();
  const whose = useId();
  const { afterAdd } = useFrontTableActions();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id, recipient, mobile, address, label, isDefault } = row;

  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    const failed = await runAddressAction(
      (onFailure) => setDefaultAddress(id, onFailure),
      'address.makeDefault.unreachable',
    );
    if (failed === 'gone') {
      showNotice({ type: 'warning', title: t('address.gone') });
      // The card goes, and with it what has the focus.
      onActed();
      return onOutdated();
    }
    if (failed) return setFailure(failed);
    showNotice({ type: 'success', title: t('address.default.done') });
    onActed();
    // The default stands first: on page 1, like what was added.
    return afterAdd();
  });

  return (
    <Card className="address-card">
      <p id={whose} className="address-whose">
        {recipient} <span className="address-mobile">{mobile}</span>
      </p>
      <p lang="zh-CN">{address}</p>
      <div className="address-tags">
        {isDefault && <Tag icon={<CheckOutlined aria-hidden="true" />}>{t('address.default')}</Tag>}
        {label && <Tag>{t(`address.label.${label}`)}</Tag>}
      </div>
      <div className="address-acts">
        <Link className="address-change" to={toAddressModifyPath(id)} aria-describedby={whose}>
          {t('address.change')}
        </Link>
        {!isDefault && (
          <SubmitButton busy={submitting} onClick={() => submit(undefined)} aria-describedby={whose}>
            {t('address.makeDefault')}
          </SubmitButton>
        )}
        <Button danger onClick={onDelete} aria-describedby={whose}>
          {t('address.delete')}
        </Button>
      </div>
      {failure && <FailureAlert failure={failure} />}
    </Card>
  );
}
