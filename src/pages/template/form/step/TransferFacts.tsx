import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { PayAccount, TransferBody } from '@/contract';
import { useT } from '@/hooks/useT';
import { useMoney } from '../../components/useMoney';
import { toMoney } from './money';

interface Props {
  accounts: readonly PayAccount[];
  transfer: TransferBody;
}

/** All data of a transfer, shown before and after it is made. */
export function TransferFacts({ accounts, transfer }: Props) {
  const t = useT();
  const money = useMoney();
  const paying = accounts.find(({ id }) => id === transfer.payAccount);
  return (
    <>
      <ReadOnlyFieldRow label={t('template.transfer.payAccount')}>{paying?.number}</ReadOnlyFieldRow>
      <ReadOnlyFieldRow
        label={t('template.transfer.payee')}
        hint={t(`template.transfer.payeeType.${transfer.payeeType}`)}
      >
        {transfer.payeeAccount}
      </ReadOnlyFieldRow>
      <ReadOnlyFieldRow label={t('template.transfer.name')}>{transfer.payeeName}</ReadOnlyFieldRow>
      <ReadOnlyFieldRow label={t('template.transfer.amount')}>
        <strong>{money.format(toMoney(transfer.amount))}</strong>
      </ReadOnlyFieldRow>
    </>
  );
}
