import { Table, type TableColumnsType } from 'antd';
import type { LinkedAccount } from '@/contract';
import { useT } from '@/hooks/useT';
import { accountFacts } from '../accountFacts';
import type { AccountActions } from '../useAccountActions';
import { AccountActionButtons } from './AccountActionButtons';
import { AccountName } from './AccountName';

/** The accounts as a table with one column per fact. */
export function AccountTable({ accounts, acts }: { accounts: LinkedAccount[]; acts: AccountActions }) {
  const t = useT();
  const columns: TableColumnsType<LinkedAccount> = [
    { key: 'account', title: t('linked.account'), render: (_, one) => <AccountName account={one} /> },
    ...accountFacts.map(({ key, Fact }) => ({
      key,
      title: t(`linked.${key}`),
      render: (_: unknown, one: LinkedAccount) => <Fact account={one} />,
    })),
  ];
  const actions: TableColumnsType<LinkedAccount>[number] = {
    key: 'acts',
    title: t('linked.acts'),
    render: (_, one) => <AccountActionButtons account={one} acts={acts} />,
  };
  // A single account has no actions.
  if (accounts.length > 1) columns.push(actions);
  return (
    <Table
      className="accounts-table"
      rowKey="id"
      columns={columns}
      dataSource={accounts}
      pagination={false}
    />
  );
}
