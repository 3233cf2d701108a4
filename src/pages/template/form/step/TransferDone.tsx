import { Button } from 'antd';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { PayAccount, TransferReceipt } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDateTime } from '@/utils/i18n/dates';
import { TransferFacts } from './TransferFacts';

interface Props {
  accounts: readonly PayAccount[];
  receipt: TransferReceipt;
  onAgain: () => void;
}

/** The receipt of a transfer. */
export function TransferDone({ accounts, receipt, onAgain }: Props) {
  const t = useT();
  return (
    <>
      <ResultBlock
        status="success"
        level={2}
        focus
        title={t('template.transfer.made')}
        text={<p>{t('template.transfer.made.text', { number: receipt.number })}</p>}
        actions={
          <Button type="primary" onClick={onAgain}>
            {t('template.transfer.again')}
          </Button>
        }
      />
      <ReadOnlyFieldRow label={t('template.transfer.at')}>{formatDateTime(receipt.at)}</ReadOnlyFieldRow>
      <TransferFacts accounts={accounts} transfer={receipt} />
    </>
  );
}
