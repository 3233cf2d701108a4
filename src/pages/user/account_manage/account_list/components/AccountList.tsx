import { Grid, Table, type TableColumnsType, Tag } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { LinkedAccount } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AccountAction, AccountActions } from '../useAccountActions';

interface Props {
  accounts: LinkedAccount[];
  acts: AccountActions;
}

/** The accounts as a table with one column per fact; on screens too narrow for it, as cards. */
export function AccountList(props: Props) {
  const narrow = Grid.useBreakpoint().xxl === false;
  return narrow ? <AccountCards {...props} /> : <AccountTable {...props} />;
}

/** Returns the facts of an account in display order. */
function useFacts() {
  const t = useT();
  return [
    {
      key: 'userType',
      title: t('linked.userType'),
      render: ({ userType }: LinkedAccount) => t(`login.userType.${userType}`),
    },
    {
      key: 'level',
      title: t('linked.level'),
      render: ({ level }: LinkedAccount) => t(`identity.level.${level}`),
    },
    {
      key: 'source',
      title: t('linked.source'),
      render: ({ source }: LinkedAccount) => t(`linked.source.${source}`),
    },
    {
      key: 'lastLogin',
      title: t('linked.lastLogin'),
      render: ({ lastLoginAt }: LinkedAccount) =>
        lastLoginAt ? <RelativeTime at={lastLoginAt} /> : t('linked.never'),
    },
  ];
}

function AccountTable({ accounts, acts }: Props) {
  const t = useT();
  const columns: TableColumnsType<LinkedAccount> = [
    { key: 'account', title: t('linked.account'), render: (_, one) => <AccountName account={one} /> },
    ...useFacts().map(({ render, ...column }) => ({
      ...column,
      render: (_: unknown, one: LinkedAccount) => render(one),
    })),
  ];
  // A single account has no actions.
  if (accounts.length > 1) {
    columns.push({
      key: 'acts',
      title: t('linked.acts'),
      render: (_, one) => <AccountActionButtons account={one} acts={acts} />,
    });
  }
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

function AccountCards({ accounts, acts }: Props) {
  const facts = useFacts();
  return (
    <ul className="accounts-cards stack plain-list">
      {accounts.map((one) => (
        <li key={one.id}>
          <AccountName account={one} />
          <dl>
            {facts.map(({ key, title, render }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{render(one)}</dd>
              </div>
            ))}
          </dl>
          <AccountActionButtons account={one} acts={acts} />
        </li>
      ))}
    </ul>
  );
}

/** The account's name, with tags for the current and the primary account. */
function AccountName({ account: { account, current, primary } }: { account: LinkedAccount }) {
  const t = useT();
  return (
    <span className="accounts-name">
      <strong>{account}</strong>
      {current && <Tag>{t('linked.current')}</Tag>}
      {primary && <Tag>{t('linked.primary')}</Tag>}
    </span>
  );
}

/** The available actions of an account; a frozen or closing account has none. */
function AccountActionButtons({
  account: one,
  acts: { run, busy },
}: {
  account: LinkedAccount;
  acts: AccountActions;
}) {
  const t = useT();
  if (!one.current && one.status !== 'ACTIVE') {
    return <span className="accounts-held">{t(`linked.held.${one.status}`)}</span>;
  }
  const offered: AccountAction[] = [];
  if (!one.current) offered.push('switch');
  if (!one.primary && one.status === 'ACTIVE') offered.push('primary');
  return (
    <RowActions>
      {offered.map((name) => (
        <SubmitButton
          key={name}
          busy={busy?.action === name && busy.id === one.id}
          aria-label={t(`linked.${name}.label`, { account: one.account })}
          onClick={() => run({ action: name, id: one.id, account: one.account })}
        >
          {t(`linked.${name}.act`)}
        </SubmitButton>
      ))}
    </RowActions>
  );
}
